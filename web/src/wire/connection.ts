import type { AnyMessage, AnyRequest, Refused, Seen, Welcome } from "./messages";

/** A request without the id, which the connection chooses. */
export type Wish = AnyRequest extends infer R ? (R extends AnyRequest ? Omit<R, "id"> : never) : never;

/** What the server answers to one request. */
export type Reply = Extract<AnyMessage, { id: string }>;

/** The server said no; `refusal.text` is a sentence for people. */
export class Refusal extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.text);
  }
}

interface Pending {
  wish: Wish;
  resolve(reply: Reply): void;
  reject(reason: Refusal): void;
}

export interface Listener {
  /** What was not asked for: updates, lobby, goodbye. */
  heard(message: AnyMessage): void;
  /** What this client still has of its open tables. */
  kept(): Seen[];
  welcomed(welcome: Welcome): void;
  /** Whether the line is up. */
  online(up: boolean): void;
  /** The server does not know us any more. */
  unknown(): void;
}

/** The code with which the server closes a line to nobody. */
const NOT_SIGNED_IN = 4401;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

/** The one WebSocket: numbers requests, sends again what was not answered, and comes back by itself. */
export class Connection {
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private greeted = false;
  private wait = FIRST_WAIT;
  private closed = false;
  private again: ReturnType<typeof setTimeout> | undefined;
  /** The table that the person looks at, or looked at last. */
  private table = "";
  /** The table that the address of the open line names. */
  private named = "";
  private byTable = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private lang: string,
  ) {}

  open(): void {
    this.greeted = false;
    this.named = this.table;
    const socket = new WebSocket(this.named ? `${this.address}?table=${encodeURIComponent(this.named)}` : this.address);
    this.socket = socket;
    socket.onopen = () => {
      const hello: AnyRequest = { type: "hello", id: newId(), lang: this.lang, resume: this.listener.kept() };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as AnyMessage);
    socket.onclose = ({ code }) => this.lost(code);
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  /** Where several workers serve, the line ends at the one of the table that the person looks at. */
  lookAt(table: string): void {
    this.table = table;
    if (this.greeted) this.changeOver();
  }

  /** Begin anew where the address should name another table; nobody has lost anything by that. */
  private changeOver(): void {
    if (!this.byTable || this.named === this.table) return;
    this.forget();
    this.open();
  }

  /** The device has lost the net; the socket would notice minutes later. */
  drop(): void {
    this.forget();
    this.lost();
  }

  /** The device has the net again: nobody waits any longer. */
  hurry(): void {
    if (this.greeted || this.closed) return;
    this.forget();
    this.wait = FIRST_WAIT;
    this.open();
  }

  private forget(): void {
    clearTimeout(this.again);
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
  }

  speak(lang: string): void {
    this.lang = lang;
    if (this.greeted) void this.ask({ type: "language", lang }).catch(() => undefined);
  }

  /** Ask for something; resolves with its answer, rejects with a `Refusal`. Survives lost connections. */
  ask(wish: Wish): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const id = newId();
      this.pending.set(id, { wish, resolve, reject });
      if (this.greeted) this.send(id, wish);
    });
  }

  private send(id: string, wish: Wish): void {
    this.socket?.send(JSON.stringify({ ...wish, id }));
  }

  private receive(message: AnyMessage): void {
    if (message.type === "welcome") return this.begin(message);
    const waiting = "id" in message ? this.pending.get(message.id) : undefined;
    if (!waiting || !("id" in message)) {
      this.listener.heard(message);
      return;
    }
    this.pending.delete(message.id);
    if (message.type === "error") waiting.reject(new Refusal(message));
    else waiting.resolve(message);
  }

  private begin(welcome: Welcome): void {
    this.wait = FIRST_WAIT;
    this.byTable = welcome.by_table ?? false;
    this.listener.online(true);
    this.listener.welcomed(welcome); // what it asks waits with the rest, and goes once
    this.greeted = true;
    this.changeOver();
    if (this.greeted) for (const [id, { wish }] of this.pending) this.send(id, wish);
  }

  private lost(code?: number): void {
    this.greeted = false;
    if (this.closed) return;
    this.listener.online(false);
    if (code === NOT_SIGNED_IN) this.listener.unknown();
    this.again = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
