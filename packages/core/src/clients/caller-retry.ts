import type { Cancel, Clock } from '../kernel/clock.port.ts';
import type { ClientId } from '../kernel/ids.ts';
import { createActor, watchChanges } from '../kernel/machine.ts';
import type { QueryController } from '../kernel/query.controller.ts';
import { createTimers } from '../kernel/timers.ts';
import {
  callerRetry,
  NO_RETRY,
  type CallerRetry,
  type CallerRetryEffect,
  type CallerRetryEvent,
} from './caller-retry.machine.ts';

/** Fetches the facts of the customer again until they are there or the customer is another one. @spec §3 Client record */
export const retryCaller = (
  caller: Pick<QueryController<ClientId, unknown>, 'watch' | 'reload'>,
  clock: Clock,
): Cancel => {
  const timers = createTimers<'retry'>(clock);
  const actor = createActor<CallerRetry, CallerRetryEvent, CallerRetryEffect>({
    initial: NO_RETRY,
    transition: callerRetry,
    perform: (effect) => {
      if (effect.type === 'schedule') timers.start('retry', effect.after, caller.reload);
      else timers.stop('retry');
    },
  });
  const unsubscribe = watchChanges(caller.watch, ({ status, key }, before) =>
    actor.send({
      type: 'changed',
      status,
      isOtherStatus: status !== before.status,
      isOtherCustomer: key !== before.key,
    }),
  );
  return () => {
    unsubscribe();
    timers.stop('retry');
  };
};
