import { expect, it } from 'vitest';
import { clientId } from '../kernel/ids.ts';
import type { OutboundEvent } from '../kernel/outbound-event.ts';
import { EMPTY_OUTBOX, mayConnect, maySend, queueMessage, type RealtimeConnection } from './realtime-phase.ts';

const message = (number: number): OutboundEvent => ({
  event: 'typing',
  content: { number },
  receiverId: clientId('7'),
  receiverType: 'ROLE_CLIENT',
});
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

it.each([
  ['idle', true],
  ['stopped', true],
  ['opening', false],
  ['greeting', false],
  ['authenticating', false],
  ['online', false],
  ['waiting', false],
] as const)('may connect while %s: %s, and send otherwise', (phase, may) => {
  const connection = { phase } as RealtimeConnection;
  expect([mayConnect(connection), maySend(connection)]).toEqual([may, !may]);
});

it('keeps messages in the order they were sent', () => {
  const outbox = numbers(3).map(message).reduce(queueMessage, EMPTY_OUTBOX);
  expect(outbox.map(({ content }) => content['number'])).toEqual([1, 2, 3]);
});

it('gives up the oldest of more than 100 messages', () => {
  const outbox = numbers(101).map(message).reduce(queueMessage, EMPTY_OUTBOX);
  expect(outbox).toHaveLength(100);
  expect(outbox[0]?.content).toEqual({ number: 2 });
});
