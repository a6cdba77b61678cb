import type { Message } from '../generated/Message.ts';
import type { Update } from '../generated/Update.ts';

/** What a report is made of. All of it was sent to this player: there is nothing in it they may not know. */
export interface ReportOf {
  id: string;
  game: string;
  commitment: string | null;
  update: Update | null;
  story: Message[];
  remark: Message | null;
}

/** A report as a file: what the person says, what they see, and the sentences of the story. */
export function reportOf(
  of: ReportOf,
  note: string,
  say: (message: Message) => string,
  surroundings: { language: string; browser: string; width: number; height: number },
): string {
  const { update } = of;
  const report = {
    report: 'grimoire',
    version: 1,
    note: note.trim(),
    ...surroundings,
    id: of.id,
    game: of.game,
    commitment: of.commitment,
    seat: update?.seat ?? null,
    revision: update?.revision ?? null,
    question: update?.asked ? say(update.asked.question) : null,
    remark: of.remark ? say(of.remark) : null,
    story: of.story.map(say),
    update,
  };
  return `${JSON.stringify(report, null, 1)}\n`;
}
