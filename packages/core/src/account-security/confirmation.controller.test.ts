import { expect, it, vi } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { performerId } from '../kernel/ids.ts';
import { type CallFailure, err, ok } from '../kernel/result.ts';
import { createConfirmationController } from './confirmation.controller.ts';
import type { SecurityApi, PasskeyDevice } from './security-api.port.ts';

const refusal = (message: string, status = 401): CallFailure => ({ kind: 'status', status, message });
const REQUIRED = err(refusal('confirmation_required'));

const setUp = () => {
  const api = {
    beginConfirmation: vi.fn<SecurityApi['beginConfirmation']>(() =>
      Promise.resolve(ok({ method: 'authenticator' as const, passkeyOptions: undefined })),
    ),
    confirmIdentity: vi.fn<SecurityApi['confirmIdentity']>(() => Promise.resolve(ok(undefined))),
    confirmByPasskey: vi.fn<SecurityApi['confirmByPasskey']>(() => Promise.resolve(ok(undefined))),
  };
  const passkeyDevice = {
    isAvailable: true,
    sign: vi.fn<PasskeyDevice['sign']>(() => Promise.resolve(ok('signature'))),
  };
  const confirmation = createConfirmationController({ api, passkeyDevice, performerId: () => performerId('1001') });
  return { api, passkeyDevice, confirmation };
};

it('goes on with the change after the proof, with nothing lost', async () => {
  const { api, confirmation } = setUp();
  const change = vi.fn<() => Promise<typeof REQUIRED | ReturnType<typeof ok<string>>>>();
  change.mockResolvedValueOnce(REQUIRED).mockResolvedValueOnce(ok('saved'));
  const answer = confirmation.protect(change);
  await settle();
  expect(confirmation.watch.state()).toMatchObject({ status: 'asking', method: 'authenticator' });
  confirmation.prove('123456');
  expect(await answer).toEqual(ok('saved'));
  expect(api.confirmIdentity).toHaveBeenCalledExactlyOnceWith('1001', '123456');
  expect(confirmation.watch.state().status).toBe('closed');
});

it('asks nothing when the platform needs no proof, and for other refusals', async () => {
  const { api, confirmation } = setUp();
  expect(await confirmation.protect(() => Promise.resolve(ok(1)))).toEqual(ok(1));
  const other = err(refusal('not_logged_in', 403));
  expect(await confirmation.protect(() => Promise.resolve(other))).toBe(other);
  expect(api.beginConfirmation).not.toHaveBeenCalled();
});

it('answers the refusal when the performer cancels', async () => {
  const { confirmation } = setUp();
  const answer = confirmation.protect(() => Promise.resolve(REQUIRED));
  await settle();
  confirmation.cancel();
  expect(await answer).toBe(REQUIRED);
  confirmation.cancel();
  expect(confirmation.watch.state().status).toBe('closed');
});

it('asks once for two changes at the same time', async () => {
  const { api, confirmation } = setUp();
  let isConfirmed = false;
  api.confirmIdentity.mockImplementation(() => Promise.resolve(ok(void (isConfirmed = true))));
  const change = () => Promise.resolve(isConfirmed ? ok('saved') : REQUIRED);
  const both = Promise.all([confirmation.protect(change), confirmation.protect(change)]);
  await settle();
  confirmation.prove('123456');
  expect(await both).toEqual([ok('saved'), ok('saved')]);
  expect(api.beginConfirmation).toHaveBeenCalledTimes(1);
});

it.each([
  ['token_invalid', 'accountSecurity.wrongCode'],
  ['token_expired', 'accountSecurity.codeExpired'],
  ['too_many_attempts', 'accountSecurity.tooManyAttempts'],
  ['anything', 'accountSecurity.notConfirmed'],
])('stays open after %s and says %s', async (message, error) => {
  const { api, confirmation } = setUp();
  void confirmation.protect(() => Promise.resolve(REQUIRED));
  await settle();
  api.confirmIdentity.mockResolvedValueOnce(err(refusal(message)));
  confirmation.prove('000000');
  await settle();
  expect(confirmation.watch.state()).toMatchObject({ status: 'asking', error });
  confirmation.restart();
  await settle();
  expect(confirmation.watch.state()).toMatchObject({ status: 'asking', error: undefined });
  expect(api.beginConfirmation).toHaveBeenCalledTimes(2);
});

it('takes a passkey in place of the code, after one that was cancelled and one that failed', async () => {
  const { api, passkeyDevice, confirmation } = setUp();
  const passkeyOptions = { challenge: 'abc' };
  api.beginConfirmation.mockResolvedValue(ok({ method: 'sms', passkeyOptions }));
  const change = vi.fn<() => Promise<typeof REQUIRED | ReturnType<typeof ok<string>>>>();
  change.mockResolvedValueOnce(REQUIRED).mockResolvedValueOnce(ok('saved'));
  const answer = confirmation.protect(change);
  await settle();
  passkeyDevice.sign.mockResolvedValueOnce(err('cancelled'));
  confirmation.usePasskey();
  await settle();
  expect(confirmation.watch.state()).toMatchObject({ status: 'asking', error: undefined });
  passkeyDevice.sign.mockResolvedValueOnce(err('failed'));
  confirmation.usePasskey();
  await settle();
  expect(confirmation.watch.state()).toMatchObject({ status: 'asking', error: 'accountSecurity.passkeyNotUsed' });
  api.confirmByPasskey.mockResolvedValueOnce(err(refusal('passkey_invalid')));
  confirmation.usePasskey();
  await settle();
  expect(confirmation.watch.state()).toMatchObject({ status: 'asking', error: 'accountSecurity.passkeyNotUsed' });
  confirmation.usePasskey();
  expect(await answer).toEqual(ok('saved'));
  expect(passkeyDevice.sign).toHaveBeenLastCalledWith(passkeyOptions);
  expect(api.confirmByPasskey).toHaveBeenLastCalledWith('1001', 'signature');
});

it('offers no passkey where the browser has none', async () => {
  const { api, passkeyDevice, confirmation } = setUp();
  api.beginConfirmation.mockResolvedValue(ok({ method: 'sms', passkeyOptions: { challenge: 'abc' } }));
  passkeyDevice.isAvailable = false;
  void confirmation.protect(() => Promise.resolve(REQUIRED));
  await settle();
  expect(confirmation.watch.state().passkeyOptions).toBeUndefined();
  confirmation.usePasskey();
  expect(passkeyDevice.sign).not.toHaveBeenCalled();
});
