import type { Cancel, Clock } from '../kernel/clock.port.ts';
import type { ClientId } from '../kernel/ids.ts';
import { createActor, watchChanges } from '../kernel/machine.ts';
import type { QueryController } from '../kernel/query.controller.ts';
import { createSlots } from '../kernel/slots.ts';
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
  clock: Pick<Clock, 'schedule'>,
): Cancel => {
  const actor = createActor<CallerRetry, CallerRetryEvent, CallerRetryEffect>({
    initial: NO_RETRY,
    transition: callerRetry,
    slots: createSlots(clock),
    perform: caller.reload,
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
    actor.stop();
  };
};
