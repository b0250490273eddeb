import type { Page } from 'playwright/test';

declare global {
  /** Lets milliseconds of the page's clock pass at once. */
  var passTime: (ms: number) => void;
}

/**
 * Lets the page's clock be set forward, its timers with it. They run in a Worker, where the clock of Playwright does not reach. To be
 * called before the page is loaded.
 */
export const skipsTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let passed = 0;
    const real = performance.now.bind(performance);
    performance.now = () => real() + passed;
    const waiting = new Map<Worker, Map<number, number>>();
    globalThis.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        const timers = new Map<number, number>();
        waiting.set(this, timers);
        this.addEventListener('message', ({ data }) => timers.delete(data));
      }
      override postMessage(message: { type?: string; id: number; after: number }): void {
        if (message.type === 'start') waiting.get(this)?.set(message.id, performance.now() + message.after);
        else if (message.type === 'stop') waiting.get(this)?.delete(message.id);
        super.postMessage(message);
      }
    };
    globalThis.passTime = (ms) => {
      passed += ms;
      for (const [worker, timers] of waiting) {
        // Each is put at the end anew, so the list is taken first.
        for (const [id, due] of Array.from(timers)) {
          worker.postMessage({ type: 'stop', id });
          worker.postMessage({ type: 'start', id, after: Math.max(0, due - performance.now()) });
        }
      }
    };
  });
