import { expect, it } from 'vitest';
import { accountWith } from '../../testing/account/performer-account.fake.ts';
import { answered } from '../../testing/kernel/query.fake.ts';
import type { Approval, PerformerAccount } from '../account/performer-account.ts';
import { createValue } from '../kernel/machine.ts';
import { IDLE_QUERY, type Query } from '../kernel/query.machine.ts';
import { seconds } from '../kernel/units.ts';
import type { Onboarding } from '../my-day/first-steps.ts';
import { createAccountSteps } from './account-steps.ts';

const TEXT = { id: '1', brand: 'nl', nickname: 'Luna', description: 'About me', status: 'pending' } as const;

const setUp = (fields: Partial<PerformerAccount> = {}) => {
  const login = createValue<{ readonly account: PerformerAccount | undefined }>({ account: undefined });
  const account = createValue<{ readonly approval: Approval }>({ approval: 'notApproved' });
  const onboarding = createValue<Query<'onboarding', Onboarding>>(IDLE_QUERY);
  const steps = createAccountSteps({
    login: { watch: login },
    account: { watch: account },
    myDay: { onboarding: { watch: onboarding } },
  });
  return { login, account, onboarding, steps, enter: () => login.set({ account: accountWith(fields) }) };
};

it('knows nothing before the account is loaded', () => {
  expect(setUp().steps.state()).toBeUndefined();
});

it('counts name and description together, by the texts of the account', () => {
  const { steps, enter } = setUp({ descriptions: [{ ...TEXT, nickname: '' }] });
  enter();
  expect(steps.state()).toMatchObject({ hasDescription: false, hasPhoto: false, isVerified: false });
  const both = setUp({ descriptions: [TEXT], avatar: 'a.jpg' });
  both.enter();
  expect(both.steps.state()).toMatchObject({ hasDescription: true, hasPhoto: true });
});

it('takes the site from the platform, and where it does not tell from a text that was written for one', () => {
  const { steps, onboarding, enter } = setUp();
  enter();
  expect(steps.state()?.hasSite).toBeUndefined();
  const reviews = { identity: { state: 'waiting', since: seconds(5) } } as const;
  onboarding.set(answered('onboarding', { hasSite: false, reviews }));
  expect(steps.state()).toMatchObject({ hasSite: false, reviews });
  const written = setUp({ descriptions: [TEXT] });
  written.enter();
  expect(written.steps.state()?.hasSite).toBe(true);
});
