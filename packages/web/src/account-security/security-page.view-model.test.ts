import { expect, it, vi } from 'vitest';
import { createSecurityController } from '@greenroom/core/account-security/security.controller';
import { performerId } from '@greenroom/core/kernel/ids';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { createMutation } from '@greenroom/core/kernel/mutation.controller';
import { err, ok } from '@greenroom/core/kernel/result';
import type { PasswordChange } from '@greenroom/core/passwords/passwords-api.port';
import { settle } from '@greenroom/core/testing/kernel/settle.fake';
import { createPasswordChangeModel } from '../passwords/password-change.view-model.ts';
import { PasswordMeter } from '../passwords/password-meter.ts';
import { createSecurityPageModel } from './security-page.view-model.ts';

const failed = async () => err({ kind: 'status', status: 500, message: '' } as const);

/** The page on a platform that refuses every change; a log-out of a device waits for `answer`. */
const setUp = () => {
  const answered = Promise.withResolvers<void>();
  const security = createSecurityController({
    api: {
      securityState: failed,
      beginConfirmation: failed,
      confirmIdentity: failed,
      confirmByPasskey: failed,
      beginAuthenticator: failed,
      proveAuthenticator: failed,
      removeAuthenticator: failed,
      renewRecoveryCodes: failed,
      passkeys: async () => ok([]),
      beginPasskey: failed,
      addPasskey: failed,
      renamePasskey: failed,
      removePasskey: failed,
      devices: async () => ok([]),
      endDevice: () => answered.promise.then(failed),
      endOtherDevices: failed,
    },
    passkeyDevice: { isAvailable: false, create: async () => err('failed'), sign: async () => err('failed') },
    performerId: () => performerId('1001'),
    log: silentLog,
  });
  const change = createMutation<PasswordChange, undefined>({ name: 'test', log: silentLog, mutate: failed });
  const strength = { isCommon: vi.fn<() => Promise<boolean>>(), rate: async () => 4 };
  const meter = new PasswordMeter(strength, () => []);
  const password = createPasswordChangeModel(change, meter, () => '1001');
  const model = createSecurityPageModel(security, { password, offersDevices: true });
  const shown = () => [
    model.authenticator.errorKey,
    model.passkeys.errorKey,
    model.devices?.outcome,
    model.password?.errorKey,
  ];
  return { model, shown, answer: answered.resolve };
};

it('forgets the outcomes that were shown', async () => {
  const { model, shown } = setUp();
  model.authenticator.begin();
  model.passkeys.remove('one');
  model.devices?.logOutOthers();
  model.password?.change('a', 'b', false);
  await settle();
  expect(shown()).not.toContain(undefined);
  model.clearOutcomes();
  expect(shown()).toEqual([undefined, undefined, undefined, undefined]);
});

it('forgets the rating of a password that was typed', async () => {
  const { model } = setUp();
  model.password?.rate('green tea leaves');
  await settle();
  expect(model.password?.level).toBe('strong');
  model.clearOutcomes();
  expect(model.password?.level).toBeUndefined();
});

it('keeps the outcome of a change that goes on', async () => {
  const { model, answer } = setUp();
  model.devices?.logOut('phone');
  model.clearOutcomes();
  answer();
  await settle();
  expect(model.devices?.outcome).toBe('failed');
});
