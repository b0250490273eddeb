import type { Cancel, Clock } from '../kernel/clock.port.ts';
import type { ClientId } from '../kernel/ids.ts';
import type { QueryController } from '../kernel/query.controller.ts';
import { createTimers } from '../kernel/timers.ts';
import { millis, type Millis } from '../kernel/units.ts';
import { watchChanges } from '../kernel/watch-changes.ts';

/** Pause before the first retry; each later one is twice as long. The times are our choice. */
const FIRST_RETRY = millis(2_000);
const LONGEST_RETRY = millis(60_000);

/** Fetches the facts of the customer again until they are there or the customer is another one. @spec §3 Client record */
export const retryCaller = (
  caller: Pick<QueryController<ClientId, unknown>, 'watch' | 'reload'>,
  clock: Clock,
): Cancel => {
  const timers = createTimers<'retry'>(clock);
  let wait: Millis = FIRST_RETRY;
  const unsubscribe = watchChanges(caller.watch, ({ status, key }, before) => {
    if (key !== before.key || status === 'ready') wait = FIRST_RETRY;
    if (status === before.status) return;
    timers.stop('retry');
    if (status !== 'failed') return;
    timers.start('retry', wait, caller.reload);
    wait = millis(Math.min(wait * 2, LONGEST_RETRY));
  });
  return () => {
    unsubscribe();
    timers.stop('retry');
  };
};
