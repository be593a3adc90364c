import { Connection, Refusal, type Reply, type Wish } from "../wire/connection";
import type { AnyMessage, GameCard, Me, Seen, TableCard, Welcome } from "../wire/messages";
import { scriptOf } from "../games";
import { ServerClock } from "./clock";
import { here } from "./route.svelte";
import { settings } from "./settings.svelte";
import { TableModel } from "./table.svelte";
import { wordsOf } from "./texts.svelte";

const TIME_QUESTIONS = 5;
/** Milliseconds between two attempts to reach the server. */
const AGAIN = 4000;

/** The person, the line to the server, and the tables that are open. */
class Session {
  me: Me | null = $state(null);
  games: GameCard[] = $state.raw([]);
  lobby: TableCard[] = $state.raw([]);
  up = $state(false);
  /** Nobody answers, and not just for a moment. */
  away = $state(false);
  /** The last refusal, to be shown once. */
  said = $state("");
  private readonly tables = new Map<string, TableModel>();
  private line: Connection | null = null;
  private began: Promise<void> | null = null;
  private following = false;
  private readonly clock = new ServerClock();

  /** Become somebody and open the line, once. */
  begin(): Promise<void> {
    this.began ??= this.arrive().catch(() => this.comeAgain());
    return this.began;
  }

  /** Without the net there is nobody to be; try again later. */
  private async comeAgain(): Promise<void> {
    this.away = true;
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
    return this.arrive().catch(() => this.comeAgain());
  }

  private async arrive(): Promise<void> {
    if ((await introduce()) === 401) {
      await introduce({
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ lang: settings.lang }),
      });
    }
    const address = new URL("ws", document.baseURI);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const line = new Connection(address.href, this, settings.lang);
    addEventListener("offline", () => line.drop());
    addEventListener("online", () => line.hurry());
    this.line = line;
    const [page, table = ""] = here.route.path;
    if (page === "table") line.lookAt(table);
    line.open();
  }

  /** Close the line for good. */
  end(): void {
    this.line?.close();
  }

  speak(lang: string): void {
    this.line?.speak(lang);
  }

  /** Ask the server; a refusal is shown to the person and comes back as null. */
  async ask(wish: Wish): Promise<Reply | null> {
    await this.begin();
    try {
      return (await this.line?.ask(wish)) ?? null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.said = error.refusal.text;
      return null;
    }
  }

  /** Do not read somebody, or do not meet them again; the page knows at once. */
  async relate(what: "mute" | "block", person: string, on: boolean): Promise<void> {
    if (!this.me || !(await this.ask({ type: what, person, on }))) return;
    const list = what === "mute" ? "muted" : "blocked";
    const others = (this.me[list] ?? []).filter((each) => each !== person);
    this.me = { ...this.me, [list]: on ? [...others, person] : others };
  }

  /** The model of a table, followed from now on. */
  table(id: string, invite = ""): TableModel {
    let model = this.tables.get(id);
    if (!model) {
      model = new TableModel(id, invite, scriptOf, wordsOf);
      this.tables.set(id, model);
      this.line?.lookAt(id);
      void this.open(model);
    }
    return model;
  }

  /** Follow a table; what the server says against it stands where the table would be. */
  private async open(model: TableModel): Promise<void> {
    if (await this.ask({ type: "open", table: model.id, invite: model.invite })) return;
    model.gone = this.said;
    this.said = "";
  }

  leave(id: string): void {
    if (this.tables.delete(id)) void this.ask({ type: "close", table: id });
  }

  follow(on: boolean): void {
    this.following = on;
    void this.ask({ type: "lobby", on });
  }

  /** The server's clock now, in Unix seconds. */
  now(): number {
    return Date.now() / 1000 + this.clock.offset;
  }

  online(up: boolean): void {
    this.away = !up && !this.up;
    this.up = up;
  }

  /** Who was somebody here is not any more: the page begins anew, as a guest. */
  unknown(): void {
    if (this.me) location.reload();
  }

  kept(): Seen[] {
    return [...this.tables.values()].filter((table) => table.room).map((table) => table.seen());
  }

  welcomed(welcome: Welcome): void {
    if (this.me && this.me.person !== welcome.you.person) return location.reload(); // another tab has logged in
    this.me = welcome.you;
    this.games = welcome.games;
    if (this.following) void this.ask({ type: "lobby", on: true });
    void this.tellTime();
  }

  heard(message: AnyMessage): void {
    if (message.type === "lobby") {
      const kept = message.whole ? [] : this.lobby.filter((card) => !this.isNews(card, message));
      this.lobby = [...(message.tables ?? []), ...kept].sort((a, b) => (b.created ?? 0) - (a.created ?? 0));
    } else if (message.type === "update") {
      const model = this.tables.get(message.table);
      if (model && !model.heard(message)) void this.ask({ type: "open", table: message.table, invite: model.invite });
    } else if (message.type === "closed") {
      const model = this.tables.get(message.table);
      if (model) model.gone = message.why.text;
    } else if (message.type === "error") this.said = message.text;
  }

  private isNews(card: TableCard, news: { tables?: TableCard[]; gone?: string[] }): boolean {
    return (news.gone ?? []).includes(card.table) || (news.tables ?? []).some((each) => each.table === card.table);
  }

  private async tellTime(): Promise<void> {
    this.clock.begin();
    for (let question = 0; question < TIME_QUESTIONS; question++) {
      const sent = Date.now() / 1000;
      const told = await this.line?.ask({ type: "time", sent });
      if (told?.type === "time") this.clock.heard(sent, told.now, Date.now() / 1000);
    }
  }
}

/** Ask who one is, or become somebody; an answer that nobody reads would keep its connection busy. */
async function introduce(told?: RequestInit): Promise<number> {
  const answer = await fetch("api/me", told);
  await answer.text();
  return answer.status;
}

export const session = new Session();
