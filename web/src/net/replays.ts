import type { ContinueGame } from '../generated/ContinueGame.ts';
import type { CreatedGame } from '../generated/CreatedGame.ts';
import type { Problem } from '../generated/Problem.ts';
import type { ReplayInfo } from '../generated/ReplayInfo.ts';
import type { ReplayStanding } from '../generated/ReplayStanding.ts';
import type { ReplayStory } from '../generated/ReplayStory.ts';
import type { ReplayViews } from '../generated/ReplayViews.ts';
import { request, RequestError } from './api.ts';

/** Whose eyes a recorded game is seen through: a seat's, those of somebody who watches, or of all who know everything. */
export type Eyes = number | 'spectator' | 'all';

function at(id: string): string {
  return `/replays/${encodeURIComponent(id)}`;
}

/** Recorded games. A game that still runs has no answer here. */
export const replays = {
  info: (id: string) => request<ReplayInfo>('GET', at(id)),
  views: (id: string, eyes: Eyes, from: number, count: number) =>
    request<ReplayViews>('GET', `${at(id)}/views?eyes=${eyes}&from=${from}&count=${count}`),
  story: (id: string, eyes: Eyes, from: number) =>
    request<ReplayStory>('GET', `${at(id)}/story?eyes=${eyes}&from=${from}`),
  standing: (id: string) => request<ReplayStanding>('GET', `${at(id)}/standing`),
  goOn: (id: string, wish: ContinueGame) =>
    request<CreatedGame>('POST', `${at(id)}/continue`, wish),

  /** Sends a saved file in, to look at it. */
  async sendIn(file: Blob): Promise<ReplayInfo> {
    let response: Response;
    try {
      response = await fetch('/api/v1/replays', {
        method: 'POST',
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        body: await file.text(),
      });
    } catch {
      throw new RequestError({ id: 'page-unreachable' }, 0);
    }
    if (response.ok) return (await response.json()) as ReplayInfo;
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new RequestError(problem?.message ?? { id: 'server-trouble' }, response.status);
  },
};
