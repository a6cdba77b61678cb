import type { HeroView } from '../../generated/mage-knight/HeroView.ts';
import type { MageKnightView } from '../../generated/mage-knight/MageKnightView.ts';
import { words } from '../../words/words.svelte.ts';
import { heroName, signed } from './faces.ts';
import { scoreRows, totalOf } from './score.ts';

/** As wide and high as pages show pictures of links. */
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 64;

const COLORS: Record<string, string> = {
  arythea: '#a8382c',
  goldyx: '#3f7d3a',
  norowas: '#cfc8b8',
  tovak: '#2d65ab',
};
const BONE = '#f6edd9';
const DIM = '#cbbb9b';
const GOLD = '#f3cf7a';

interface Text {
  at: [x: number, y: number];
  font: string;
  color: string;
  align?: CanvasTextAlign;
  /** Longer lines are set narrower. */
  room?: number;
}

function write(context: CanvasRenderingContext2D, text: string, how: Text): void {
  context.font = how.font;
  context.fillStyle = how.color;
  context.textAlign = how.align ?? 'left';
  context.fillText(text, ...how.at, how.room);
}

/** A shield in the colour of a hero. */
function crest(context: CanvasRenderingContext2D, hero: string, x: number, y: number): void {
  context.fillStyle = COLORS[hero] ?? DIM;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + 44, y);
  context.lineTo(x + 44, y + 34);
  context.lineTo(x + 22, y + 54);
  context.lineTo(x, y + 34);
  context.closePath();
  context.fill();
}

/** What brought a hero most, the best first. */
function most(hero: HeroView): string {
  const rows = scoreRows([hero]).map(({ what, title }) => ({
    what,
    points: hero.score
      .filter((line) => line.what === what || line.what === title)
      .reduce((sum, { points }) => sum + points, 0),
  }));
  return rows
    .filter(({ points }) => points !== 0)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, 4)
    .map(({ what, points }) => `${words.t(`page-mk-score-${what}`)} ${signed(points)}`)
    .join('   ');
}

/** The score as a picture to share. */
export async function scorePicture(game: MageKnightView, head: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) return null;
  await document.fonts.ready;
  const ground = context.createLinearGradient(0, 0, 0, HEIGHT);
  ground.addColorStop(0, '#33271a');
  ground.addColorStop(1, '#120d07');
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.strokeStyle = '#93702a';
  context.lineWidth = 3;
  context.strokeRect(20, 20, WIDTH - 40, HEIGHT - 40);
  const room = WIDTH - 2 * EDGE;
  write(context, 'MAGE KNIGHT · GRIMOIRE', {
    at: [EDGE, 84],
    font: '600 22px Cinzel, serif',
    color: GOLD,
  });
  write(context, head, { at: [EDGE, 146], font: '700 46px Cinzel, serif', color: BONE, room });
  const scenario = words.name(`mk-scenario-${game.scenario}`, game.scenario);
  const rounds = { scenario, round: game.round, rounds: game.rounds };
  write(context, words.t('page-mk-share-head', rounds), {
    at: [EDGE, 192],
    font: '400 26px Alegreya, serif',
    color: DIM,
    room,
  });
  const heroes = [...game.heroes].sort((one, other) => totalOf(other) - totalOf(one));
  for (const [at, hero] of heroes.entries()) {
    const y = 240 + at * 92;
    crest(context, hero.hero, EDGE, y);
    write(context, heroName(hero.hero), {
      at: [EDGE + 68, y + 24],
      font: '700 28px Cinzel, serif',
      color: BONE,
    });
    write(context, most(hero), {
      at: [EDGE + 68, y + 54],
      font: '500 20px "Alegreya Sans", sans-serif',
      color: DIM,
      room: room - 240,
    });
    const sum = totalOf(hero);
    write(context, sum < 0 ? signed(sum) : String(sum), {
      at: [WIDTH - EDGE, y + 44],
      font: '800 54px "Alegreya Sans", sans-serif',
      color: at === 0 ? GOLD : BONE,
      align: 'right',
    });
  }
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** Gives a file to whoever asked for it. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
