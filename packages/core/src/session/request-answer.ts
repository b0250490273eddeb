import type { PerformerId } from '../kernel/ids.ts';
import type { Seconds } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';
import type { RequestAnswer } from './session-event.ts';

/**
 * State that the customer receives for each answer to a request; REJPERF is the specification's, the others are our additions.
 * @spec §7 videoChat with _stateChange REJPERF (decline)
 */
export const ANSWER_STATE = {
  declined: 'REJPERF',
  paused: 'REJPERF',
  after: 'AFTERPERF',
  take: 'TAKEPERF',
} as const satisfies Record<RequestAnswer, string>;

/** Builds the content of the videoChat event with the answer to a customer. */
export const requestAnswerContent = (
  {
    client: { requestId },
    answer,
    retryAfter,
  }: { readonly client: ClientData; readonly answer: RequestAnswer; readonly retryAfter?: Seconds },
  performerId: PerformerId,
): Readonly<Record<string, unknown>> => ({
  _stateChange: ANSWER_STATE[answer],
  RESPONSE: ANSWER_STATE[answer] !== 'REJPERF',
  performerId,
  ...(requestId === undefined ? {} : { requestId }),
  ...(answer === 'paused' ? { reason: answer } : {}),
  ...(retryAfter === undefined ? {} : { retryAfter }),
});
