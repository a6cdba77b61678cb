import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage } from '../generated/ClientMessage.ts';
import type { ServerMessage } from '../generated/ServerMessage.ts';
import type { Update } from '../generated/Update.ts';
import { Connection, continued, socketUrl } from './connection.svelte.ts';

/** A socket whose other end is the test. */
class Fake extends EventTarget {
  readyState = 0;
  sent: ClientMessage[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }

  opened(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  says(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

const sockets: Fake[] = [];
let connection: Connection;

function newest(): Fake {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
}

function welcome(your_seats = [0]): ServerMessage {
  return {
    type: 'welcome',
    protocol: 2,
    id: 'g',
    game: 'nim',
    your_seats,
    seats: [],
    commitment: null,
    chat: [],
  };
}

function update(changes: Partial<Update>): Update {
  return {
    seat: 0,
    revision: 0,
    view: null,
    waiting_for: [],
    asked: null,
    lines_kept: 0,
    lines: [],
    can_undo: false,
    undo_lines: 0,
    no_undo: null,
    clock: null,
    ending: null,
    revealed_seed: null,
    ...changes,
  };
}

function asks(seat: number, revision: number): ServerMessage {
  const asked = { seat, question: { id: 'q' }, options: [], why_not: [] };
  return { type: 'update', ...update({ seat, revision, asked }) };
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = 0;
  connection = new Connection('ws://here', ['key'], () => {
    const socket = new Fake();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
  newest().opened();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test('it says hello with its keys and shows what it is told', () => {
  expect(newest().sent).toEqual([{ type: 'hello', protocol: 2, keys: ['key'] }]);
  newest().says(welcome());
  newest().says(asks(0, 3));
  expect(connection.status).toBe('open');
  expect(connection.update?.revision).toBe(3);
});

test('an answer carries the revision it answers and waits until its effect is seen', () => {
  newest().says(welcome());
  newest().says(asks(0, 3));
  connection.answer({ take: 2 });
  connection.answer({ take: 3 });
  const answers = newest().sent.filter((message) => message.type === 'answer');
  expect(answers).toMatchObject([{ revision: 3, seat: 0, choice: { take: 2 } }]);
  newest().says({ type: 'accepted', id: answers[0]?.id ?? '', revision: 4 });
  expect(connection.pending, 'the old question is still there').not.toBeNull();
  newest().says(asks(0, 4));
  expect(connection.pending).toBeNull();
});

test('the goodbye of a server is forgotten at the next one', () => {
  newest().says(welcome());
  newest().says({ type: 'bye', reason: { id: 'server-closing', args: {} } });
  expect(connection.remark?.text.id).toBe('server-closing');
  newest().close();
  vi.advanceTimersByTime(500);
  newest().opened();
  newest().says(welcome());
  expect(connection.remark).toBeNull();
});

test('an answer that was accepted before a lost connection is seen after it', () => {
  newest().says(welcome());
  newest().says(asks(0, 3));
  connection.answer('x');
  const id = connection.pending?.id ?? '';
  newest().close();
  vi.advanceTimersByTime(500);
  newest().opened();
  newest().says(welcome());
  newest().says(asks(0, 5));
  newest().says({ type: 'accepted', id, revision: 4 });
  expect(connection.pending).toBeNull();
});

test('with two seats an answer is under way until both have heard of it', () => {
  newest().says(welcome([0, 1]));
  newest().says(asks(0, 1));
  newest().says(asks(1, 1));
  connection.answer('x');
  newest().says({ type: 'accepted', id: connection.pending?.id ?? '', revision: 2 });
  newest().says(asks(0, 2));
  expect([connection.level, connection.pending === null]).toEqual([false, false]);
  newest().says(asks(1, 2));
  expect([connection.level, connection.pending === null]).toEqual([true, true]);
});

test('after a lost connection it comes back and repeats what was not acknowledged, under the same id', () => {
  newest().says(welcome());
  newest().says(asks(0, 3));
  connection.answer('x');
  const first = newest().sent.at(-1);
  newest().close();
  expect(connection.status).toBe('lost');
  expect(connection.update?.revision, 'the last view stays').toBe(3);
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  newest().opened();
  newest().says(welcome());
  expect(newest().sent.at(-1)).toEqual(first);
});

test('it tries again ever more slowly, and at once when the network is back', () => {
  for (const wait of [500, 1000, 2000]) {
    newest().close();
    const before = sockets.length;
    vi.advanceTimersByTime(wait - 1);
    expect(sockets).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(before + 1);
  }
  newest().close();
  const before = sockets.length;
  window.dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(before + 1);
});

test('a refusal is shown with its rule and lets the player choose again', () => {
  newest().says(welcome());
  newest().says(asks(0, 3));
  connection.answer('x');
  const id = connection.pending?.id ?? '';
  const reason = { id: 'refusal-guarded' };
  newest().says({
    type: 'refused',
    id,
    because: 'illegal',
    rule: 'MW-GUARD-02',
    reason,
    revision: 3,
  });
  expect(connection.remark).toEqual({ text: reason, rule: 'MW-GUARD-02' });
  expect(connection.pending).toBeNull();
});

test('with two seats it shows the one that is asked', () => {
  newest().says(welcome([0, 1]));
  newest().says(asks(0, 1));
  newest().says({ type: 'update', ...update({ seat: 1, revision: 1 }) });
  expect(connection.asked?.seat).toBe(0);
  newest().says({ type: 'update', ...update({ seat: 0, revision: 2 }) });
  newest().says(asks(1, 2));
  expect(connection.asked?.seat).toBe(1);
});

test('the story goes on from the lines that still hold', () => {
  const [a, b, c] = [{ kind: 'a' }, { kind: 'b' }, { kind: 'c' }];
  expect(continued([a, b], update({ lines_kept: 2, lines: [c] }))).toEqual([a, b, c]);
  expect(continued([a, b], update({ lines_kept: 1, lines: [] })), 'taken back').toEqual([a]);
  expect(continued([a, b], update({ lines_kept: 0, lines: [c] })), 'told anew').toEqual([c]);
});

test('a secure page opens a secure socket', () => {
  const page = { protocol: 'https:', host: 'example.org' } as Location;
  expect(socketUrl('g1', page)).toBe('wss://example.org/api/v1/games/g1/socket');
});
