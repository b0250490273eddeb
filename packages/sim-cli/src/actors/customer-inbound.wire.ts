import * as z from 'zod';
import { decodeContent } from '@greenroom/adapters-socket/realtime/decode';
import { requestAnswerWire } from '@greenroom/adapters-socket/realtime/outbound-event.wire';
import { seconds } from '@greenroom/core/kernel/units';
import type { CustomerInboundEvent } from './customer-link.port.ts';

/** Reads what a performer chose for a request. @returns undefined for anything else */
const readRequestAnswer = (content: unknown): CustomerInboundEvent | undefined => {
  const read = z.safeParse(requestAnswerWire, content);
  if (!read.success) return undefined;
  const { data } = read;
  if (data.RESPONSE) return { type: data._stateChange === 'AFTERPERF' ? 'keptForLater' : 'takenSoon' };
  const { retryAfter } = data;
  return retryAfter === undefined ? { type: 'declined' } : { type: 'declined', retryAfter: seconds(retryAfter) };
};

const envelopeWire = z.object({ event: z.string(), content: z.string() });
/** The platform's answer while the performer's device cannot be reached; ours. */
const awayWire = z.object({ _stateChange: z.literal('AWAYPERF'), waits: z.number() });

const contentWire = z.object({ _stateChange: z.string().optional(), message: z.string().optional() });

const STATE_CHANGES: Readonly<Record<string, CustomerInboundEvent>> = {
  ACCPERF: { type: 'accepted' },
  TIMEOUTPERF: { type: 'timedOut' },
  ENDPERF: { type: 'endedByPerformer' },
  LOSTPERF: { type: 'performerLost' },
  BACKPERF: { type: 'isBack' },
  GONEPERF: { type: 'unreachable' },
};

/** Reads an event for a customer from the socket. @returns undefined for an event that a customer need not handle */
export const readCustomerEvent = (wire: unknown): CustomerInboundEvent | undefined => {
  const envelope = envelopeWire.safeParse(wire);
  if (!envelope.success) return undefined;
  const json = decodeContent(envelope.data.content);
  const content = contentWire.safeParse(json.ok ? json.value : undefined);
  if (!content.success) return undefined;
  const away = awayWire.safeParse(json.ok ? json.value : undefined);
  if (away.success) return { type: 'backInAMoment', waits: seconds(away.data.waits) };
  if (envelope.data.event === 'typing') return { type: 'typing' };
  if (envelope.data.event === 'videoChat')
    return readRequestAnswer(json.ok ? json.value : undefined) ?? STATE_CHANGES[content.data._stateChange ?? ''];
  return envelope.data.event === 'msg' || envelope.data.event === 'msgt'
    ? { type: 'message', text: content.data.message ?? '' }
    : undefined;
};
