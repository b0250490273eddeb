import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.sim.tsx';
import { SecurityPage, type SecurityPageModel } from './SecurityPage.tsx';
import type { SecurityOverviewModel } from './SecurityOverview.tsx';

const OVERVIEW: SecurityOverviewModel = {
  level: 'sentCode',
  step: 'setUpAuthenticator',
  codeChannel: 'sms',
  authenticator: false,
  passkeys: 0,
  recoveryCodesLeft: 0,
  devices: 1,
  passwordChangedOn: undefined,
};
const OPEN: SecurityPageModel = { view: 'open', overview: OVERVIEW, retry: () => undefined };

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
});

it('says that nothing is left to do', async () => {
  const strong = { level: 'strong', step: undefined, authenticator: true, passkeys: 2, recoveryCodesLeft: 9 } as const;
  const shown = await text({ overview: { ...OVERVIEW, ...strong, passwordChangedOn: '5-3-2026' } });
  for (const part of ['Strong', 'nothing left to do', '9 left', '2 passkeys', '5-3-2026'])
    expect(shown).toContain(part);
});

it('names a failure and tries again, and says what to do where it is not allowed', async () => {
  const retry = vi.fn<() => void>();
  await text({ view: 'failed', overview: undefined, retry });
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(await text({ view: 'notAllowed', overview: undefined })).toContain('Log out and log in again');
});
