import type { CardFace } from '../../generated/mage-wars/CardFace.ts';
import type { CreatureView } from '../../generated/mage-wars/CreatureView.ts';
import type { Figure } from '../../generated/mage-wars/Figure.ts';
import type { Span } from '../../generated/mage-wars/Span.ts';

/** The part of a figure that is printed. */
function printed(figure: Figure | null): number | null {
  const found = figure?.parts.find(
    ({ from, marker, token, card }) =>
      from === null && marker === null && token === null && card === null,
  );
  return found?.amount ?? null;
}

/** The number that stands behind a symbol in a line of values. */
function behind(spans: Span[], symbol: string): number | null {
  const at = spans.findIndex((span) => span.kind === 'symbol' && span.symbol === symbol);
  const number = at < 0 ? null : /\d+/.exec(spans[at + 1]?.text ?? '')?.[0];
  return number ? Number(number) : null;
}

function put(spans: Span[], symbol: string, value: number | null): Span[] {
  const at = spans.findIndex((span) => span.kind === 'symbol' && span.symbol === symbol);
  return spans.map((span, nth) =>
    at >= 0 && nth === at + 1 && value !== null
      ? { ...span, text: span.text.replace(/\d+/, String(value)) }
      : span,
  );
}

/**
 * The card of a mage as it is played: apprentices have values of their own and no abilities. The server calls both by
 * the same name; the printed Life tells them apart.
 */
export function faceInPlay(
  face: CardFace,
  mage: Pick<CreatureView, 'is_mage' | 'life' | 'channeling'> | null,
): CardFace {
  const stats = face.text.lines.find(({ kind }) => kind === 'stats');
  const life = mage?.is_mage ? printed(mage.life) : null;
  if (!mage || !stats || life === null || life === behind(stats.spans, 'life')) return face;
  const lines = face.text.lines
    .filter(({ kind }) => kind !== 'heading' && kind !== 'ability')
    .map((line) =>
      line === stats
        ? {
            ...line,
            spans: put(put(line.spans, 'life', life), 'channeling', printed(mage.channeling)),
          }
        : line,
    );
  return { ...face, text: { lines } };
}
