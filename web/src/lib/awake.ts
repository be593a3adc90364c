/** Keeps the screen on while something plays, where the device allows it. */
export class Awake {
  private lock: WakeLockSentinel | null = null;
  private wanted = false;

  constructor() {
    document.addEventListener("visibilitychange", () => {
      if (this.wanted && document.visibilityState === "visible") void this.take();
    });
  }

  async on(): Promise<void> {
    this.wanted = true;
    await this.take();
  }

  async off(): Promise<void> {
    this.wanted = false;
    await this.lock?.release();
    this.lock = null;
  }

  private async take(): Promise<void> {
    try {
      this.lock = (await navigator.wakeLock?.request("screen")) ?? null;
    } catch {
      this.lock = null;
    }
  }
}
