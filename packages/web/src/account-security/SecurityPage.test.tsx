import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SecurityState } from '@greenroom/core/account-security/security-state';
import { seconds } from '@greenroom/core/kernel/units';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { shownQuery } from '../ui/query-view.fake.ts';
import { show } from '../ui/show.fake.tsx';
import type { AuthenticatorModel } from './authenticator.view-model.ts';
import type { ConfirmationModel } from './confirmation.view-model.ts';
import type { DevicesModel } from './devices.view-model.ts';
import type { PasskeysModel } from './passkeys.view-model.ts';
import type { SecurityPageModel } from './security-page.view-model.ts';
import { SecurityPage } from './SecurityPage.tsx';

const STATE: SecurityState = {
  codeChannel: 'sms',
  authenticator: false,
  passkeys: 0,
  recoveryCodesLeft: 0,
  devices: 1,
  passwordChangedAt: undefined,
};
const NOT_LOADED = { ...shownQuery(STATE), data: undefined };
const AUTHENTICATOR: AuthenticatorModel = {
  isOn: false,
  busy: false,
  setup: undefined,
  recoveryCodes: undefined,
  errorKey: undefined,
  begin: () => undefined,
  prove: () => undefined,
  close: () => undefined,
  remove: () => undefined,
  renewRecoveryCodes: () => undefined,
};
const CONFIRMATION: ConfirmationModel = {
  open: false,
  busy: false,
  method: undefined,
  offersPasskey: false,
  errorKey: undefined,
  usePasskey: () => undefined,
  prove: () => undefined,
  restart: () => undefined,
  cancel: () => undefined,
};
const PASSKEYS: PasskeysModel = {
  isAvailable: true,
  rows: [],
  isNotLoaded: false,
  busy: false,
  errorKey: undefined,
  add: () => Promise.resolve(true),
  rename: () => Promise.resolve(true),
  remove: () => undefined,
  retry: () => undefined,
};
const DEVICES: DevicesModel = {
  rows: [],
  isNotLoaded: false,
  busy: false,
  outcome: undefined,
  logOut: () => undefined,
  logOutOthers: () => undefined,
  retry: () => undefined,
};
const TIMES = { first: '1-3-2026 10:00', last: '5-3-2026 23:59' };
const THIS_DEVICE = { ...TIMES, id: 'this', browser: 'Firefox', system: 'Linux', country: 'NL', isThis: true };
const OTHER_DEVICE = {
  ...TIMES,
  id: 'phone',
  browser: 'Samsung Internet',
  system: 'Android',
  country: undefined,
  isThis: false,
};
const OPEN: SecurityPageModel = {
  state: shownQuery(STATE),
  authenticator: AUTHENTICATOR,
  passkeys: PASSKEYS,
  devices: undefined,
  password: undefined,
  confirmation: CONFIRMATION,
  clearOutcomes: () => undefined,
};

const text = async (model: Partial<SecurityPageModel>): Promise<string> => {
  const container = await show(<SecurityPage model={{ ...OPEN, ...model }} />);
  await expect.element(page.getByRole('heading', { name: 'Security', exact: true })).toBeVisible();
  return container.innerText;
};

it('says how the account is protected, and the one next step', async () => {
  const shown = await text({});
  for (const part of [
    'a code that is sent to you',
    'Next step: set up an authenticator app',
    'By SMS',
    '1 device',
    'Never',
  ])
    expect(shown).toContain(part);
  expect(shown).not.toContain('Recovery codes');
});

it('says that nothing is left to do', async () => {
  const strong = { authenticator: true, passkeys: 2, recoveryCodesLeft: 9 };
  const passwordChangedAt = seconds(Date.parse('2026-03-05T12:00:00Z') / 1_000);
  const shown = await text({ state: shownQuery({ ...STATE, ...strong, passwordChangedAt }) });
  for (const part of ['Strong', 'nothing left to do', '9 left', '2 passkeys', '5-3-2026'])
    expect(shown).toContain(part);
});

it('names a failure and tries again, and says what to do where it is not allowed', async () => {
  const retry = vi.fn<() => void>();
  await text({ state: { ...NOT_LOADED, view: 'failed', retry } });
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(await text({ state: { ...NOT_LOADED, view: 'notAllowed' } })).toContain('Log out and log in again');
});

it('clears the outcomes that were shown when it is left', async () => {
  const clearOutcomes = vi.fn<() => void>();
  const isOpen = observable.box(true);
  const Address = observer(function Address() {
    return isOpen.get() ? <SecurityPage model={{ ...OPEN, clearOutcomes }} /> : <p>Another page</p>;
  });
  await show(<Address />);
  await expect.element(page.getByRole('heading', { name: 'Security', exact: true })).toBeVisible();
  expect(clearOutcomes).not.toHaveBeenCalled();
  runInAction(() => isOpen.set(false));
  await expect.element(page.getByText('Another page')).toBeVisible();
  expect(clearOutcomes).toHaveBeenCalled();
});

it('shows the QR code and the key, and switches the app on by a code', async () => {
  const prove = vi.fn<(code: string) => void>();
  const setup = { secret: 'JBSW Y3DP', secretUri: 'otpauth://totp/anna?secret=JBSWY3DP' };
  expect(await text({ authenticator: { ...AUTHENTICATOR, setup, prove } })).toContain('JBSW Y3DP');
  await expect.element(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Code from the app' });
  await expect.element(field).toHaveFocus();
  await expectAccessible();
  await page.getByRole('button', { name: 'Switch on' }).click();
  expect(prove).not.toHaveBeenCalled();
  await field.fill('123456');
  await page.getByRole('button', { name: 'Switch on' }).click();
  expect(prove).toHaveBeenCalledExactlyOnceWith('123456');
});

it('shows the recovery codes until they are saved', async () => {
  const close = vi.fn<() => void>();
  const recoveryCodes = ['1111-2222-3333', '4444-5555-6666'];
  const shown = await text({ authenticator: { ...AUTHENTICATOR, isOn: true, recoveryCodes, close } });
  for (const part of [...recoveryCodes, 'not shown again']) expect(shown).toContain(part);
  await expectAccessible();
  const first = page.getByRole('listitem').first();
  await expect.element(first).toHaveTextContent('1111-2222-3333');
  const left = (element: Element): number => element.getBoundingClientRect().left;
  expect(left(first.element())).toBe(left(page.getByRole('heading', { name: 'Recovery codes' }).element()));
  expect(first.element().closest('ol, ul, pre')).toBeNull();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  expect(close).toHaveBeenCalledTimes(1);
});

it('makes new recovery codes and switches the app off, and names a failure', async () => {
  const [renewRecoveryCodes, remove] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const errorKey = 'error.accountSecurity.notChanged';
  const shown = await text({ authenticator: { ...AUTHENTICATOR, isOn: true, errorKey, renewRecoveryCodes, remove } });
  expect(shown).toContain('Your change could not be made');
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  await page.getByRole('button', { name: 'Switch off' }).click();
  expect([renewRecoveryCodes.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1]);
});

it.each([
  ['authenticator', 'your authenticator app shows', false],
  ['email', 'to your e-mail address', true],
  ['sms', 'by text message', true],
  ['password', 'Enter your password', false],
] as const)('asks for a proof by %s before a protected change', async (method, words, mayResend) => {
  const prove = vi.fn<(proof: string) => void>();
  await text({ confirmation: { ...CONFIRMATION, open: true, method, prove } });
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect.poll(() => dialog.element().textContent).toContain(words);
  await dialog.getByLabelText(method === 'password' ? 'Password' : 'Code').fill('424242');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect(prove).toHaveBeenCalledExactlyOnceWith('424242');
  expect(dialog.getByRole('button', { name: 'Send a new code' }).elements()).toHaveLength(mayResend ? 1 : 0);
});

it('tries again when the platform did not say which proof it wants', async () => {
  const restart = vi.fn<() => void>();
  const errorKey = 'error.accountSecurity.notConfirmed';
  await text({ confirmation: { ...CONFIRMATION, open: true, errorKey, restart } });
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  expect(restart).toHaveBeenCalledTimes(1);
});

it('offers a passkey as the proof where the account has one', async () => {
  const usePasskey = vi.fn<() => void>();
  await text({ confirmation: { ...CONFIRMATION, open: true, method: 'sms', offersPasskey: true, usePasskey } });
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click();
  expect(usePasskey).toHaveBeenCalledTimes(1);
});

it('lists the devices, marks this one, and logs out one or all others', async () => {
  const [logOut, logOutOthers] = [vi.fn<(id: string) => void>(), vi.fn<() => void>()];
  const rows = [THIS_DEVICE, OTHER_DEVICE, { ...OTHER_DEVICE, id: 'odd', browser: undefined, system: undefined }];
  const shown = await text({ devices: { ...DEVICES, rows, logOut, logOutOthers } });
  for (const part of [
    'Firefox on Linux',
    'Netherlands',
    'This device',
    'Samsung Internet on Android',
    'Country unknown',
    'last active 5-3-2026 23:59',
    'Unknown browser on unknown system',
  ])
    expect(shown).toContain(part);
  await expectAccessible();
  expect(page.getByRole('button', { name: 'Log out Firefox' }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Log out Samsung Internet on Android' }).click();
  expect(logOut).toHaveBeenCalledExactlyOnceWith('phone');
  await page.getByRole('button', { name: 'Log out all other devices' }).click();
  expect(logOutOthers).toHaveBeenCalledTimes(1);
});

it('says that no other device is logged in, what a log-out came to, and tries again', async () => {
  expect(await text({ devices: { ...DEVICES, rows: [THIS_DEVICE], outcome: 'done' } })).toMatch(
    /Logged out\.[^]*No other device is logged in/,
  );
  expect(await text({ devices: { ...DEVICES, rows: [THIS_DEVICE], outcome: 'failed' } })).toContain(
    'Your change could not be made',
  );
  const retry = vi.fn<() => void>();
  await text({ devices: { ...DEVICES, rows: undefined, isNotLoaded: true, retry } });
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});

it.each([undefined, { secret: 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP', secretUri: 'otpauth://totp/anna?secret=A' }])(
  'fits a screen of 360 pixels, with the set-up %o',
  async (setup) => {
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(1_280, 800));
    const rows = [{ id: 'one', name: 'The telephone of a long name', createdOn: '1-3-2026', usedOn: '5-3-2026' }];
    await text({
      state: shownQuery({ ...STATE, codeChannel: undefined }),
      authenticator: { ...AUTHENTICATOR, setup },
      passkeys: { ...PASSKEYS, rows },
      devices: { ...DEVICES, rows: [THIS_DEVICE, OTHER_DEVICE] },
    });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    for (const part of document.querySelectorAll('section, section *'))
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(360);
  },
);
