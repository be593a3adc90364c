// A device of its own: its clock is wrong, what it hears of tables comes late, and it notes what it plays.
// Instants are noted by the clock that all devices of one machine share, in seconds.
(({ wrong, late }) => {
  const shared = () => (performance.timeOrigin + performance.now()) / 1000;
  const noted = { played: [], voices: 0, quickest: Infinity };
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

  const heardAt = (context, when) => {
    const { contextTime, performanceTime } = context.getOutputTimestamp();
    return (performance.timeOrigin + performanceTime) / 1000 + when - contextTime;
  };
  // Clips of the voice are stretches of one recording: where each begins in it, and when it is heard.
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when, begins, lasts) {
    if (lasts) noted.played.push({ begins, at: heardAt(this.context, when) });
    return start.call(this, when, begins, lasts);
  };

  const speak = () => (noted.voices += 1);
  const voice = { speak, cancel() {}, getVoices: () => [] };
  Object.defineProperty(window, "speechSynthesis", { value: voice });
})
