import type { ApiClient } from '@greenroom/adapters-http/http/api-client';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import { isRefusal } from '@greenroom/core/kernel/result';
import { millis } from '@greenroom/core/kernel/units';

/** Wait for the page to go. One that stays, because the user kept it, gets the failures of its calls so much later. */
const GOING = millis(2_000);

/**
 * Makes calls whose failure does not reach a page that is being left: Firefox breaks every call as soon as it fetches the next page, while
 * this one is still shown and would report them.
 */
export const callsWhileLeaving = (
  client: ApiClient,
  page: Pick<EventTarget, 'addEventListener'>,
  clock: Pick<Clock, 'schedule'>,
): ApiClient => {
  let isLeaving = false;
  page.addEventListener('beforeunload', () => (isLeaving = true));
  return {
    ...client,
    call: async (row, input, options) => {
      const outcome = await client.call(row, input, options);
      if (isLeaving && !outcome.ok && !isRefusal(outcome.error))
        await new Promise<void>((resolve) => {
          clock.schedule(GOING, resolve);
        });
      return outcome;
    },
  };
};
