import { SvelteMap } from 'svelte/reactivity';
import type { Advice } from '../generated/Advice.ts';
import type { Asked } from '../generated/Asked.ts';
import type { Chat } from '../generated/Chat.ts';
import type { ClientMessage } from '../generated/ClientMessage.ts';
import type { Message } from '../generated/Message.ts';
import type { Orders } from '../generated/Orders.ts';
import type { ProposalInfo } from '../generated/ProposalInfo.ts';
import type { Proposed } from '../generated/Proposed.ts';
import type { Seat } from '../generated/Seat.ts';
import type { SeatInfo } from '../generated/SeatInfo.ts';
import type { ServerMessage } from '../generated/ServerMessage.ts';
import type { Update } from '../generated/Update.ts';
import type { Welcome } from '../generated/Welcome.ts';
import type { StoryLine } from '../game/story.ts';
import { Consultant } from './consultant.svelte.ts';

export const PROTOCOL = 2;

/** What a seat wants that ordered nothing. */
export const USUAL: Orders = { attention: { kind: 'auto' }, standing: [] };

const PING_EVERY = 25_000;
const FIRST_RETRY = 500;
const LONGEST_RETRY = 8_000;

/** How it stands between us and the server. */
export type Status = 'connecting' | 'open' | 'lost';

/** Something said to the player beside the game: a refusal, an error. */
export interface Remark {
  text: Message;
  rule: string | null;
}

/** What was sent and whose effect we have not seen. It is sent again, under the same id, after a reconnect. */
type Pending = Extract<ClientMessage, { type: 'answer' | 'undo' | 'resign' }>;

/** The story goes on from the lines that still hold. */
export function continued(told: StoryLine[], update: Update): StoryLine[] {
  return [...told.slice(0, update.lines_kept), ...update.lines];
}

/**
 * One game's socket. It shows the last view while the connection is lost, comes back by itself, and never loses or
 * doubles an answer.
 */
export class Connection {
  status = $state<Status>('connecting');
  welcome = $state.raw<Welcome | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  chat = $state.raw<Chat[]>([]);
  remark = $state.raw<Remark | null>(null);
  /** What somebody asks everyone to agree to. */
  proposal = $state.raw<ProposalInfo | null>(null);
  pending = $state.raw<Pending | null>(null);
  /** What a coach said last, and the revision one thinks about. */
  advice = $state.raw<Advice | null>(null);
  advising = $state<number | null>(null);
  /** What would come of plans. */
  readonly consultant = new Consultant((message) => this.#say(message));
  /** The last thing we did was to take an answer back. */
  tookBack = $state(false);
  /** The newest update of each seat we play, or of nobody's when we watch. */
  #updates = new SvelteMap<Seat | null, Update>();
  #orders = new SvelteMap<Seat, Orders>();
  #stories = new SvelteMap<Seat | null, StoryLine[]>();
  #shown = $state<Seat | null>(null);
  /** The server has said why it hangs up. */
  #farewell = false;
  /** The revision our pending message has led to, once it was accepted. */
  #reached = Infinity;

  #url: string;
  #keys: string[];
  #open: (url: string) => WebSocket;
  #socket: WebSocket | null = null;
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #wake = (): void => {
    if (this.status === 'lost' && document.visibilityState === 'visible') this.#connect();
  };

  constructor(url: string, keys: string[], open = (at: string) => new WebSocket(at)) {
    this.#url = url;
    this.#keys = keys;
    this.#open = open;
    window.addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** The game as we see it: through the eyes of whichever of our seats is asked, or was last. */
  get update(): Update | null {
    return this.#updates.get(this.#shown) ?? null;
  }

  get story(): StoryLine[] {
    return this.#stories.get(this.#shown) ?? [];
  }

  get asked(): Asked | null {
    return this.update?.asked ?? null;
  }

  /** Whether all our seats have heard of the same: their updates come one after the other. */
  get level(): boolean {
    const revisions = this.#revisions;
    return revisions.every((revision) => revision === revisions[0]);
  }

  /** What our seats have heard of, or nobody's when we watch. */
  get #revisions(): number[] {
    const yours = this.welcome?.your_seats ?? [];
    const eyes = yours.length > 0 ? yours : [null];
    return eyes.map((seat) => this.#updates.get(seat)?.revision ?? -1);
  }

  /** What the seat we look from wants to be asked in windows. */
  get orders(): Orders {
    const seat = this.update?.seat ?? null;
    return (seat === null ? null : this.#orders.get(seat)) ?? USUAL;
  }

  /** Gives one of the answers that were offered. */
  answer(choice: unknown): void {
    const asked = this.asked;
    if (!asked || !this.update) return;
    this.tookBack = false;
    this.#send({
      type: 'answer',
      id: crypto.randomUUID(),
      revision: this.update.revision,
      seat: asked.seat,
      choice,
    });
  }

  undo(): void {
    this.tookBack = true;
    this.#act('undo');
  }

  resign(): void {
    this.#act('resign');
  }

  /** Asks everyone to agree; a bot always agrees to go back. */
  propose(what: Proposed): void {
    const seat = this.#ownSeat();
    if (seat !== null) this.#say({ type: 'propose', seat, what });
    this.remark = null;
  }

  /** Agrees to what was proposed, or declines it or takes it back. */
  consent(agree: boolean): void {
    const undecided = this.welcome?.your_seats.find(
      (seat) => !this.proposal?.agreed.includes(seat),
    );
    const seat = undecided ?? this.#ownSeat();
    if (seat !== null) this.#say({ type: 'consent', seat, agree });
  }

  /** Asks a coach about the open question. */
  advise(): void {
    if (!this.asked || !this.update || this.advising === this.update.revision) return;
    this.advising = this.update.revision;
    this.#say({ type: 'advise', seat: this.asked.seat, revision: this.update.revision });
  }

  /** Says what we want to be asked, and what shall be done without asking. */
  order(orders: Orders): void {
    const seat = this.update?.seat ?? null;
    if (seat !== null) this.#say({ type: 'orders', seat, orders });
  }

  /** Says something to everyone at the table. */
  say(text: string): void {
    const seat = this.#ownSeat();
    if (seat !== null) this.#say({ type: 'chat', seat, text });
  }

  /** The seat we see the game from, or any of ours. */
  #ownSeat(): Seat | null {
    return this.update?.seat ?? this.welcome?.your_seats[0] ?? null;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    window.removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#socket?.close();
  }

  #act(type: 'undo' | 'resign'): void {
    const seat = this.update?.seat;
    if (!this.update || seat === null || seat === undefined) return;
    this.#send({ type, id: crypto.randomUUID(), revision: this.update.revision, seat });
  }

  #send(message: Pending): void {
    if (this.pending) return;
    this.pending = message;
    this.remark = null;
    this.#say(message);
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#socket?.close();
    if (this.status === 'lost') this.status = 'connecting';
    const socket = this.#open(this.#url);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (socket !== this.#socket) return;
      this.#say({ type: 'hello', protocol: PROTOCOL, keys: this.#keys });
      clearInterval(this.#pinger);
      this.#pinger = setInterval(() => this.#say({ type: 'ping', at: Date.now() }), PING_EVERY);
    });
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.take(JSON.parse(event.data) as ServerMessage);
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#lost();
    });
  }

  #lost(): void {
    clearInterval(this.#pinger);
    if (this.#closed) return;
    this.status = 'lost';
    this.#timer = setTimeout(() => this.#connect(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, LONGEST_RETRY);
  }

  /** What the server says, or a record that is told like a game that goes on. */
  take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.welcome = message;
        this.seats = message.seats;
        this.chat = message.chat;
        this.proposal = null;
        this.consultant.forget();
        this.status = 'open';
        this.#retry = FIRST_RETRY;
        // We are back: what the server said when it went concerns nobody any more.
        if (this.#farewell) this.remark = null;
        this.#farewell = false;
        if (!message.your_seats.some((seat) => seat === this.#shown))
          this.#shown = message.your_seats[0] ?? null;
        if (this.pending) this.#say(this.pending);
        break;
      case 'update':
        this.#show(message);
        break;
      case 'seats':
        this.seats = message.seats;
        break;
      case 'accepted':
        // The question is still the old one: it is answered when we see what came of it.
        if (message.id === this.pending?.id) this.#reached = message.revision;
        this.#settle();
        break;
      case 'refused':
        if (message.id === this.pending?.id) this.pending = null;
        this.remark = { text: message.reason, rule: message.rule };
        break;
      case 'error':
        this.advising = null;
        this.consultant.forget();
        this.remark = { text: message.message, rule: null };
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        break;
      case 'proposal':
        this.proposal = message.proposal;
        break;
      case 'advice':
        this.advice = message;
        this.advising = null;
        break;
      case 'consulted':
        this.consultant.take(message);
        break;
      case 'orders':
        this.#orders.set(message.seat, message.orders);
        break;
      case 'bye':
        this.#farewell = true;
        this.remark = { text: message.reason, rule: null };
        break;
      case 'pong':
        break;
    }
  }

  #show(update: Update): void {
    const told = this.#stories.get(update.seat) ?? [];
    this.#stories.set(update.seat, continued(told, update));
    this.#updates.set(update.seat, update);
    // Who may do something while others are waited for does not take the table from them.
    const waiting = update.waiting_for;
    const beside = update.seat !== null && waiting.length > 0 && !waiting.includes(update.seat);
    if (update.asked && !beside) this.#shown = update.seat;
    this.#settle();
  }

  /** Ends what is pending once all our seats have seen what came of it. */
  #settle(): void {
    if (!this.#revisions.every((revision) => revision >= this.#reached)) return;
    this.pending = null;
    this.#reached = Infinity;
  }
}

/** Where a game's socket is. */
export function socketUrl(game: string, page: Location = location): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}/api/v1/games/${encodeURIComponent(game)}/socket`;
}
