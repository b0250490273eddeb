// oxlint-disable-next-line import/default -- Vite makes it of the ?worker&url
import workerUrl from './timer.worker.ts?worker&url';
import { trustedScriptUrl } from './trusted-script-url.ts';
import type { TimerWorker } from './worker-clock.ts';

/** Starts the Worker with the timers. @returns nothing where a Worker may not be started */
export const startTimerWorker = (): TimerWorker | undefined => {
  try {
    const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'timers' });
    return {
      postMessage: (message) => worker.postMessage(message),
      onTick: (listener) => worker.addEventListener('message', ({ data }: MessageEvent<number>) => listener(data)),
      onFailure: (listener) => worker.addEventListener('error', listener),
    };
  } catch {
    return undefined;
  }
};
