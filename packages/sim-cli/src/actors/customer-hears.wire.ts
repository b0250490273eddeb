import { decodeContent } from '@greenroom/adapters-socket/realtime/url-encoded-json';
import * as z from 'zod';
import type { CustomerHears } from './customer-link.port.ts';
import { readRequestAnswer } from './request-answer.wire.ts';

const envelopeWire = z.object({ event: z.string(), content: z.string() });
const contentWire = z.object({ _stateChange: z.string().optional(), message: z.string().optional() });

const STATE_CHANGES: Readonly<Record<string, CustomerHears>> = {
  ACCPERF: { type: 'accepted' },
  TIMEOUTPERF: { type: 'timedOut' },
  ENDPERF: { type: 'endedByPerformer' },
};

/** Reads an event for a customer from the socket. @returns undefined for an event that a customer need not handle */
export const customerHears = (wire: unknown): CustomerHears | undefined => {
  const envelope = envelopeWire.safeParse(wire);
  if (!envelope.success) return undefined;
  const json = decodeContent(envelope.data.content);
  const content = contentWire.safeParse(json.ok ? json.value : undefined);
  if (!content.success) return undefined;
  if (envelope.data.event === 'typing') return { type: 'typing' };
  if (envelope.data.event === 'videoChat')
    return readRequestAnswer(json.ok ? json.value : undefined) ?? STATE_CHANGES[content.data._stateChange ?? ''];
  return envelope.data.event === 'msg' || envelope.data.event === 'msgt'
    ? { type: 'message', text: content.data.message ?? '' }
    : undefined;
};
