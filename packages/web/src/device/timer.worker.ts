import type { TimerRequest } from './worker-clock.ts';

/** Timers that a hidden tab does not slow down: waits, then says which wait is over. */
const running = new Map<number, ReturnType<typeof setTimeout>>();

const end = (id: number): void => {
  running.delete(id);
  self.postMessage(id);
};

self.onmessage = ({ data }: MessageEvent<TimerRequest>) => {
  if (data.type === 'start') {
    running.set(data.id, setTimeout(end, data.after, data.id));
    return;
  }
  clearTimeout(running.get(data.id));
  running.delete(data.id);
};
