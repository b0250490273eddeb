import { currentJob, type ToyQueueState } from './queue/toy-queue-state.ts';

type Queue = Pick<ToyQueueState, 'phase' | 'waiting' | 'mustStop' | 'stop'>;

/**
 * Checks whether there is a toy to stop: one is connected, one may still move though its app is gone, or a stop is not confirmed.
 *
 * @param toys toys that the app reports
 * @spec §4 Toy connection — disconnected clears toys; showing the stop is our own rule
 */
export const isToyAtHand = (toys: readonly unknown[], queue: Queue): boolean =>
  toys.length > 0 ||
  queue.mustStop !== 'no' ||
  currentJob(queue) !== undefined ||
  queue.waiting.length > 0 ||
  queue.stop.status === 'unconfirmed';
