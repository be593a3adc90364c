// A server inside the page: it says what the test hands it, and previews every move as one that needs its button.
(() => {
  const PARTS = [0.5, 0.3, 0.7, 0.12, 0.88];
  const TABS = ".table .board nav button";
  const BUTTON = "footer .choices .primary";
  const MET = "[data-thing], button, select, [role=button]";
  const TURNS = 6;
  /** Far more than lie between a click and what it brings about. */
  const MICROTASKS = 200;
  const answers = {
    hello: (asked) => ({ ...window.stage.welcome, id: asked.id }),
    preview: (asked) => ({ type: "previewed", id: asked.id, complete: false }),
    explain: (asked) => ({ type: "explained", id: asked.id }),
    time: (asked) => ({ type: "time", id: asked.id, sent: asked.sent, now: asked.sent }),
    open: (asked) => {
      window.stage.opened = true;
      return { type: "done", id: asked.id };
    },
    move: (asked) => {
      if (asked.if_sure) return answers.preview(asked);
      played = asked.moves[0];
      return { type: "done", id: asked.id };
    },
  };
  let played = "";
  let loading = 0;

  class Socket {
    constructor() {
      window.stage.socket = this;
      setTimeout(() => this.onopen?.(), 0);
    }

    send(text) {
      const asked = JSON.parse(text);
      const answer = answers[asked.type] ?? (() => ({ type: "done", id: asked.id }));
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(answer(asked)) }));
    }

    close() {}
  }

  /** What a click brings about happens in microtasks, answers included; nothing need be painted for it. */
  async function settled() {
    for (let turn = 0; turn < MICROTASKS; turn++) await null;
  }

  // ------------------------------------------------------------------ looking for things

  /** Ships of one kind are one picture. */
  function pictureOf(thing) {
    return thing.getBoundingClientRect().width ? thing : thing.parentElement.closest("[data-thing]");
  }

  /** A point of the screen at which a picture is met, or what lies over it. Some things are only made of others. */
  function pointOf(picture) {
    const { x, y, width, height } = picture.getBoundingClientRect();
    let [over, part] = [null, null];
    for (const down of PARTS) {
      for (const across of PARTS) {
        const point = [x + width * across, y + height * down];
        const met = document.elementFromPoint(...point);
        if (met?.closest(MET) === picture) return { met, point };
        if (picture.contains(met)) part ??= { met, point };
        over ??= met;
      }
    }
    return part ?? { met: null, over };
  }

  function send(kind, target, [clientX, clientY]) {
    const Kind = kind === "click" ? MouseEvent : PointerEvent;
    target.dispatchEvent(new Kind(kind, { bubbles: true, pointerId: 1, clientX, clientY }));
  }

  /** Drag a drawing until a picture lies in its middle. */
  async function pan(drawing, picture) {
    const [frame, box] = [drawing.getBoundingClientRect(), picture.getBoundingClientRect()];
    const from = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    const to = [2 * from[0] - box.x - box.width / 2, 2 * from[1] - box.y - box.height / 2];
    send("pointerdown", drawing, from);
    send("pointermove", drawing, to);
    send("pointerup", drawing, to);
    await settled();
  }

  /** A card that lies over something is put away, as people do. */
  async function putAside(picture, found) {
    const card = document.querySelector("[data-inspect] [data-close]");
    if (!card || !found.over?.closest("[data-inspect]")) return found;
    card.click();
    await settled();
    return pointOf(picture);
  }

  /** Where a picture is met, after scrolling and panning if need be; else why it is not. */
  async function reach(picture, least) {
    const drawing = picture.closest("[data-nearer]");
    const box = picture.getBoundingClientRect();
    const size = Math.min(box.width, box.height) * Number(drawing?.dataset.nearer ?? 1);
    if (size < least - 0.5) return { fault: `is ${Math.round(size)} px large` };
    let found = pointOf(picture);
    if (!found.met) found = await putAside(picture, found);
    for (const block of ["nearest", "center", "start", "end"]) {
      if (found.met) return found;
      picture.scrollIntoView({ block, inline: block });
      found = pointOf(picture);
    }
    if (!found.met && drawing) {
      await pan(drawing, picture);
      found = pointOf(picture);
    }
    return found.met ? found : { fault: `lies under ${found.over?.closest("[class]")?.getAttribute("class") ?? "the edge"}` };
  }

  /** The same for whatever a selector names, on the part of the board that is open, else on the others. */
  async function find(selector, least, usable = (each) => !each.disabled) {
    let fault = "is not drawn";
    for (const tab of [null, ...document.querySelectorAll(TABS)]) {
      if (tab?.ariaPressed === "true") continue;
      tab?.click();
      if (tab) await settled();
      const pictures = [...document.querySelectorAll(selector)].map(pictureOf);
      for (const picture of pictures.filter((each) => each?.checkVisibility() && usable(each))) {
        const found = await reach(picture, least);
        if (found.met) return found;
        fault = found.fault;
      }
    }
    return { fault };
  }

  // ------------------------------------------------------------------ making moves

  async function strike({ met, point }) {
    send("pointerdown", met, point);
    send("pointerup", met, point);
    send("click", met, point);
    await settled();
  }

  /** One step on the way to a move, not taken where something is there already; says what is wrong, if anything is. */
  async function step({ touch, unless, until, value }, least) {
    if (unless && document.querySelector(unless)) return "";
    const { fault, ...found } = await find(touch, least);
    if (fault) return `${touch} ${fault}`;
    if (value) return choose(found.met, value);
    for (let times = 0; times < (until ? TURNS : 1); times++) {
      if (until && until === document.querySelector(".board .lay title")?.textContent) break;
      await strike(found);
    }
    return "";
  }

  async function choose(list, value) {
    list.value = value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    return "";
  }

  const made = () => played || (document.querySelector(BUTTON)?.dataset.move ?? "");

  async function beginAnew() {
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    played = "";
    await settled();
  }

  /** Make a move without the list of all moves; says what is wrong, if anything is. */
  async function attempt({ move, steps, named }, least) {
    await beginAnew();
    for (const each of steps) {
      const fault = await step(each, least);
      if (fault) return `${move}: ${fault}`;
    }
    if (named) {
      const button = [...document.querySelectorAll("footer .choices [data-move]")].find((each) => each.dataset.move === move);
      if (!button) return `${move}: has no button`;
      button.click();
      await settled();
    }
    return made() === move ? "" : `${move}: became ${made() || "nothing"}`;
  }

  window.stage = {
    welcome: null,
    socket: null,
    /** The page follows its table from here on; what is shown before is not heard. */
    opened: false,

    /** The move that was made, or that waits for its button. */
    made,

    /** Put a position before the person; whether all of it is drawn already. */
    async show(update) {
      this.socket.onmessage({ data: JSON.stringify(update) });
      await settled();
      return this.draws(update.turn.question);
    },

    /** Whether the answer to a question can be looked for: everything that the page has asked for has come. */
    draws(question) {
      const drawn = document.querySelector(".table:has(.board > *)")?.dataset.question;
      return loading === 0 && drawn?.startsWith(`${question}/`) === true;
    },

    /** Make moves one after the other and look for things; what cannot be done or found, in words. */
    async faults(ways, selectors, least) {
      const found = [];
      for (const way of ways) found.push(await attempt(way, least));
      await beginAnew();
      for (const selector of selectors) {
        const { fault } = await find(selector, least, () => true);
        if (fault) found.push(`${selector} ${fault}`);
      }
      return found.filter(Boolean);
    },
  };
  window.WebSocket = Socket;

  /** Counted until whoever asked has done what it does with the answer. */
  function counted(asked) {
    loading += 1;
    return asked.finally(() => setTimeout(() => (loading -= 1), 0));
  }

  const { fetch } = window;
  const { json } = Response.prototype;
  window.fetch = (...wish) => counted(fetch(...wish));
  Response.prototype.json = function () {
    return counted(json.call(this));
  };
})();
