// A server inside the page: it says what the test hands it, and previews every move as one that needs its button.
(() => {
  const answers = {
    hello: (asked) => ({ ...window.stage.welcome, id: asked.id }),
    preview: (asked) => ({ type: "previewed", id: asked.id, complete: false }),
    explain: (asked) => ({ type: "explained", id: asked.id }),
    time: (asked) => ({ type: "time", id: asked.id, sent: asked.sent, now: asked.sent }),
    open: (asked) => {
      window.stage.opened = true;
      return { type: "done", id: asked.id };
    },
  };

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

  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  const drawn = (id) => [...document.querySelectorAll(`.table .board [data-thing="${CSS.escape(id)}"]`)];

  /** How large a thing is where it is largest, at the nearest zoom; ships of one kind are one picture. */
  function size(id) {
    const sizes = drawn(id).map((thing) => {
      const picture = thing.getBoundingClientRect().width ? thing : thing.parentElement.closest("[data-thing]");
      const box = picture?.getBoundingClientRect();
      const nearer = Number(picture?.closest("[data-nearer]")?.dataset.nearer ?? 1);
      return box ? Math.min(box.width, box.height) * nearer : 0;
    });
    return Math.max(0, ...sizes);
  }

  async function onEveryTab(work) {
    const tabs = [...document.querySelectorAll(".table .board nav button")];
    for (const tab of tabs.length ? tabs : [null]) {
      tab?.click();
      await settled();
      if (work()) return true;
    }
    return false;
  }

  window.stage = {
    welcome: null,
    socket: null,
    /** The page follows its table from here on; what is shown before is not heard. */
    opened: false,

    show(update) {
      this.socket.onmessage({ data: JSON.stringify(update) });
    },

    /** The size of each thing, 0 where it is drawn on no board. */
    async sizes(ids) {
      const found = Object.fromEntries(ids.map((id) => [id, 0]));
      await onEveryTab(() => {
        for (const id of ids) found[id] = Math.max(found[id], size(id));
        return false;
      });
      return found;
    },

    /** Click things one after the other, the last one once more if need be; says which move waits for its button. */
    async clicked(ids) {
      dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
      await settled();
      for (const id of [...ids, ids.at(-1)]) {
        await onEveryTab(() => {
          const thing = drawn(id)[0];
          const picture = thing?.getBoundingClientRect().width ? thing : thing?.parentElement.closest("[data-thing]");
          picture?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
          return Boolean(picture);
        });
        await settled();
        const waiting = document.querySelector("footer .choices .primary")?.dataset.move;
        if (waiting) return waiting;
      }
      return "";
    },
  };
  window.WebSocket = Socket;
})();
