// A device of its own: its clock is wrong, what it hears of tables comes late, and it notes what it says.
// Instants are noted by the clock that all devices of one machine share, in seconds.
(({ wrong, late }) => {
  const shared = () => (performance.timeOrigin + performance.now()) / 1000;
  const noted = { spoken: [], quickest: Infinity };
  window.noted = noted;

  const now = Date.now;
  Date.now = () => now() + wrong * 1000;

  const Line = WebSocket;
  const asked = new Map();
  window.WebSocket = class extends Line {
    send(text) {
      const { type, id } = JSON.parse(text);
      if (type === "time") asked.set(id, shared());
      super.send(text);
    }

    set onmessage(listener) {
      super.onmessage = (event) => {
        const { type, id } = JSON.parse(event.data);
        if (type === "time") noted.quickest = Math.min(noted.quickest, shared() - asked.get(id));
        if (type === "update") setTimeout(() => listener(event), late * 1000);
        else listener(event);
      };
    }
  };

  // When something is meant to happen, however late a busy machine lets it happen.
  let planned = null;
  const timer = setTimeout;
  window.setTimeout = (work, delay = 0, ...rest) => {
    const instant = delay > 0 ? shared() + delay / 1000 : null;
    return timer(() => {
      planned = instant;
      work(...rest);
      planned = null;
    }, delay);
  };

  const speak = ({ text }) => {
    if (planned) noted.spoken.push({ text, at: planned });
  };
  const voice = { speak, cancel() {}, getVoices: () => [] };
  Object.defineProperty(window, "speechSynthesis", { value: voice });
})
