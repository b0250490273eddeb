import { requestAnswerWire } from '@greenroom/adapters-socket/realtime/outbound-event.wire';
import { seconds } from '@greenroom/core/kernel/units';
import * as z from 'zod/mini';
import type { CustomerHears } from './customer-link.port.ts';

/** Reads what a performer chose for a request. @returns undefined for anything else */
export const readRequestAnswer = (content: unknown): CustomerHears | undefined => {
  const read = z.safeParse(requestAnswerWire, content);
  if (!read.success) return undefined;
  const { data } = read;
  if (data.RESPONSE) return { type: data._stateChange === 'AFTERPERF' ? 'keptForLater' : 'takenSoon' };
  const { retryAfter } = data;
  return retryAfter === undefined ? { type: 'declined' } : { type: 'declined', retryAfter: seconds(retryAfter) };
};
