import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seconds } from '../kernel/units.ts';
import { nextSecurityStep, securityLevel, sortDevices, type SecurityState, type Device } from './security-state.ts';

const PLAIN: SecurityState = {
  codeChannel: undefined,
  authenticator: false,
  passkeys: 0,
  recoveryCodesLeft: 0,
  devices: 1,
  passwordChangedAt: undefined,
};
const PROTECTED: SecurityState = { ...PLAIN, authenticator: true, recoveryCodesLeft: 10 };

it.each<[Partial<SecurityState>, string]>([
  [{}, 'password'],
  [{ codeChannel: 'email' }, 'sentCode'],
  [{ codeChannel: 'sms' }, 'sentCode'],
  [{ codeChannel: 'email', authenticator: true }, 'strong'],
  [{ passkeys: 1 }, 'password'],
  [{ passkeys: 1, codeChannel: 'email' }, 'sentCode'],
])('rates an account with %o as %s', (change, level) => {
  expect(securityLevel({ ...PLAIN, ...change })).toBe(level);
});

it.each<[string, SecurityState, string | undefined]>([
  ['an authenticator app before anything else', PLAIN, 'setUpAuthenticator'],
  ['an authenticator app where a code is sent', { ...PLAIN, codeChannel: 'sms' }, 'setUpAuthenticator'],
  ['new recovery codes when 2 are left', { ...PROTECTED, recoveryCodesLeft: 2 }, 'renewRecoveryCodes'],
  ['a passkey while 3 recovery codes are left', { ...PROTECTED, recoveryCodesLeft: 3 }, 'addPasskey'],
  ['nothing with an authenticator app, codes and a passkey', { ...PROTECTED, passkeys: 1 }, undefined],
  ['an authenticator app beside a passkey, which leaves the password', { ...PLAIN, passkeys: 1 }, 'setUpAuthenticator'],
])('advises %s', (_what, state, step) => {
  expect(nextSecurityStep(state)).toBe(step);
});

it('advises something for every account that is not strong', () => {
  const count = fc.integer({ min: 0, max: 10 });
  const state = fc.record<SecurityState>({
    codeChannel: fc.constantFrom(undefined, 'email', 'sms'),
    authenticator: fc.boolean(),
    passkeys: count,
    recoveryCodesLeft: count,
    devices: count,
    passwordChangedAt: fc.constant(undefined),
  });
  fc.assert(
    fc.property(state, (any) => {
      expect(securityLevel(any) === 'strong' || nextSecurityStep(any) !== undefined).toBe(true);
    }),
  );
});

const device = (id: string, lastSeen: number, isThis = false): Device => ({
  id,
  browser: 'Firefox',
  system: 'Linux',
  country: undefined,
  firstSeen: seconds(1),
  lastSeen: seconds(lastSeen),
  isThis,
});

it('lists this device first, then the others by their latest use', () => {
  const devices = [device('old', 10), device('this', 20, true), device('new', 30)];
  expect(sortDevices(devices).map(({ id }) => id)).toEqual(['this', 'new', 'old']);
});
