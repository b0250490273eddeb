import { expect, it, vi } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { performerId } from '../kernel/ids.ts';
import { err, ok } from '../kernel/result.ts';
import { createAuthenticatorController } from './authenticator.controller.ts';
import type { SecurityApi } from './security-api.port.ts';

const SETUP = { secret: 'JBSWY3DPEHPK3PXP', secretUri: 'otpauth://totp/Greenroom:anna?secret=JBSWY3DPEHPK3PXP' };
const CODES = ['1111-2222-3333'];

const setUp = () => {
  const api = {
    beginAuthenticator: vi.fn<SecurityApi['beginAuthenticator']>(() => Promise.resolve(ok(SETUP))),
    proveAuthenticator: vi.fn<SecurityApi['proveAuthenticator']>(() => Promise.resolve(ok(CODES))),
    removeAuthenticator: vi.fn<SecurityApi['removeAuthenticator']>(() => Promise.resolve(ok(undefined))),
    renewRecoveryCodes: vi.fn<SecurityApi['renewRecoveryCodes']>(() => Promise.resolve(ok(CODES))),
  };
  const onChanged = vi.fn<() => void>();
  const authenticator = createAuthenticatorController({
    api,
    protect: (call) => call(),
    performerId: () => performerId('1001'),
    onChanged,
    log: { write: () => undefined },
  });
  return { api, onChanged, authenticator };
};
const failure = (message: string) => err({ kind: 'status', status: 401, message } as const);

it('shows the secret, then the recovery codes after a code of the app, and forgets both when closed', async () => {
  const { api, onChanged, authenticator } = setUp();
  authenticator.begin();
  await settle();
  expect(authenticator.watch.state().setup).toEqual(SETUP);
  authenticator.prove('123 456');
  await settle();
  expect(api.proveAuthenticator).toHaveBeenCalledExactlyOnceWith('1001', '123456');
  expect(authenticator.watch.state()).toMatchObject({ setup: undefined, recoveryCodes: CODES });
  expect(onChanged).toHaveBeenCalledTimes(1);
  authenticator.close();
  expect(authenticator.watch.state()).toMatchObject({ setup: undefined, recoveryCodes: undefined });
});

it('keeps the secret on screen after a wrong code', async () => {
  const { api, authenticator } = setUp();
  authenticator.begin();
  await settle();
  api.proveAuthenticator.mockResolvedValueOnce(failure('token_invalid'));
  authenticator.prove('000000');
  await settle();
  expect(authenticator.watch.state()).toMatchObject({ setup: SETUP, error: 'accountSecurity.wrongCode', busy: false });
});

it('says nothing of an error when the question for the second factor was closed', async () => {
  const { api, authenticator } = setUp();
  api.removeAuthenticator.mockResolvedValueOnce(failure('confirmation_required'));
  authenticator.remove();
  await settle();
  expect(authenticator.watch.state()).toMatchObject({ error: undefined, busy: false });
});

it('says that a change failed', async () => {
  const { api, authenticator } = setUp();
  api.renewRecoveryCodes.mockResolvedValueOnce(failure('authenticator_not_available'));
  authenticator.renewRecoveryCodes();
  await settle();
  expect(authenticator.watch.state().error).toBe('accountSecurity.notChanged');
});

it('shows the recovery codes of an app that was proved, also when the set-up was cancelled meanwhile', async () => {
  const { onChanged, authenticator } = setUp();
  authenticator.begin();
  await settle();
  authenticator.prove('123456');
  authenticator.close();
  expect(authenticator.watch.state()).toMatchObject({ setup: undefined, busy: true });
  await settle();
  expect(authenticator.watch.state()).toMatchObject({ setup: undefined, recoveryCodes: CODES, busy: false });
  expect(onChanged).toHaveBeenCalledTimes(1);
});

it('says nothing of a wrong code once the set-up was cancelled', async () => {
  const { api, authenticator } = setUp();
  authenticator.begin();
  await settle();
  api.proveAuthenticator.mockResolvedValueOnce(failure('token_invalid'));
  authenticator.prove('000000');
  authenticator.close();
  await settle();
  expect(authenticator.watch.state()).toMatchObject({ setup: undefined, error: undefined, busy: false });
});

it('shows no recovery codes of the performer before a log-out', async () => {
  const { onChanged, authenticator } = setUp();
  authenticator.renewRecoveryCodes();
  authenticator.reset();
  await settle();
  expect(authenticator.watch.state()).toMatchObject({ recoveryCodes: undefined, busy: false });
  expect(onChanged).not.toHaveBeenCalled();
});

it('drops a secret that arrives after the dialog was closed', async () => {
  const { authenticator } = setUp();
  authenticator.begin();
  authenticator.close();
  await settle();
  expect(authenticator.watch.state()).toMatchObject({ setup: undefined, busy: false });
});
