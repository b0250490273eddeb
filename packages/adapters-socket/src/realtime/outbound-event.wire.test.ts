import { expect, it } from 'vitest';
import { performerId } from '@greenroom/core/kernel/ids';
import { encodeOutboundEvent, encodeUser, isAccepted, readOutboundEvent } from './outbound-event.wire.ts';
import { typing } from './test-platform.fake.ts';

it('sends the content URL-encoded, with its receiver', () => {
  expect(encodeOutboundEvent(typing)).toEqual({
    event: 'typing',
    content: '%7B%22performerId%22%3A%221001%22%7D',
    receiverId: '5001',
    receiverType: 'ROLE_CLIENT',
  });
});

it('authenticates as a performer', () => {
  const user = encodeUser({ performerId: performerId('1001'), socketToken: 'secret' });
  expect(user).toEqual({ id: '1001', token: 'secret', type: 'ROLE_PERFORMER' });
});

it.each([
  [{ ok: true }, true],
  [undefined, true],
  [null, true],
  ['ok', true],
  [{ ok: false, error: 'wrong token' }, false],
  [{ ok: false }, false],
  [{ error: 'wrong token' }, false],
])('takes the acknowledgement %j as accepted: %s', (ack, accepted) => {
  expect(isAccepted(ack)).toBe(accepted);
});

it('reads on the platform what the product sent', () => {
  expect(readOutboundEvent(encodeOutboundEvent(typing))).toEqual({ ok: true, value: typing });
});

it.each([
  ['a name it does not know', { ...encodeOutboundEvent(typing), event: 'logout' }, 'event.event'],
  ['a receiver it does not know', { ...encodeOutboundEvent(typing), receiverType: 'ROLE_GOD' }, 'event.receiverType'],
  ['content that is not JSON', { ...encodeOutboundEvent(typing), content: '%E0%A4%A' }, 'event.content: not JSON'],
  ['content that does not fit', { ...encodeOutboundEvent(typing), content: '%7B%7D' }, 'typing.performerId'],
  ['no envelope', 'typing', 'event'],
])('says on the platform where %s is', (_, wire, problem) => {
  expect(readOutboundEvent(wire)).toEqual({ ok: false, error: problem });
});
