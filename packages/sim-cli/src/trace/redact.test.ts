import { expect, it } from 'vitest';
import { withoutSecrets, withoutTexts } from './redact.ts';

it.each([
  [
    { password: 'x', token: 'y', email: '1004' },
    { password: '•••', token: '•••', email: '•••' },
  ],
  [{ deep: [{ socketToken: 'z', code: '123456' }] }, { deep: [{ socketToken: '•••', code: '•••' }] }],
  [
    { current: 'old one', proof: '123456', path: '/api' },
    { current: '•••', proof: '•••', path: '/api' },
  ],
  [
    { endpoint: 'https://push.example/1', keys: { p256dh: 'BNc', auth: 'tBH' } },
    { endpoint: '•••', keys: { p256dh: '•••', auth: '•••' } },
  ],
  [
    { bsn: '111222333', iban: 'NL91ABNA0417164300' },
    { bsn: '•••', iban: '•••' },
  ],
  [
    { any: 'NL91 ABNA 0417 1643 00', other: '111222333' },
    { any: '•••', other: '•••' },
  ],
  [
    { msg: 'Pay to NL91 ABNA 0417 1643 00 or nl91abna0417164300, I am 111222333.' },
    { msg: 'Pay to ••• or •••, I am •••.' },
  ],
  [
    { id: 'a1b2c3d4-111222333-7f', msg: 'Call 123456789, room NL91ABNA0417164301' },
    { id: 'a1b2c3d4-111222333-7f', msg: 'Call 123456789, room NL91ABNA0417164301' },
  ],
  [
    { performerId: '1004', services: { cam: true } },
    { performerId: '1004', services: { cam: true } },
  ],
])('keeps no secret of %j', (value, kept) => {
  expect(withoutSecrets(value)).toEqual(kept);
});

it('hides what people wrote, and nothing else', () => {
  expect(withoutTexts({ kind: 'event', name: 'msg', content: { id: 'm1', message: 'Hello' }, text: 'Hi' })).toEqual({
    kind: 'event',
    name: 'msg',
    content: { id: 'm1', message: '•••' },
    text: '•••',
  });
});

it('leaves it to be read why a call failed', () => {
  const failed = { kind: 'failed', name: 'login', status: 401, message: 'token_required' };
  expect(withoutTexts({ id: 1, traceEvent: failed })).toEqual({ id: 1, traceEvent: failed });
});
