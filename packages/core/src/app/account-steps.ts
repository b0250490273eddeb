import type { AccountState } from '../account/account.controller.ts';
import type { PerformerAccount } from '../account/performer-account.ts';
import { derived } from '../kernel/derived.ts';
import type { Watchable } from '../kernel/machine.ts';
import type { Query } from '../kernel/query.machine.ts';
import type { LoginState } from '../login/performer-status-state.ts';
import type { AccountStepFacts, Onboarding } from '../my-day/first-steps.ts';
import { missingParts } from '../profile/profile-completeness.ts';

interface Sources {
  readonly login: { readonly watch: Watchable<Pick<LoginState, 'account'>> };
  readonly account: { readonly watch: Watchable<Pick<AccountState, 'approval'>> };
  readonly myDay: { readonly onboarding: { readonly watch: Watchable<Query<'onboarding', Onboarding>> } };
}

const factsOf = (
  account: PerformerAccount,
  isVerified: boolean,
  onboarding: Onboarding | undefined,
): AccountStepFacts => {
  const missing = missingParts(account).map(({ part }) => part);
  return {
    isVerified,
    // A text for a site needs its agreement.
    hasSite: onboarding?.hasSite ?? (account.descriptions.length > 0 ? true : undefined),
    hasDescription: !missing.includes('description') && !missing.includes('nickname'),
    hasPhoto: !missing.includes('avatar'),
    reviews: onboarding?.reviews ?? {},
  };
};

/** Joins what the platform knows of the first steps; undefined before the account is known. */
export const createAccountSteps = ({ login, account, myDay }: Sources): Watchable<AccountStepFacts | undefined> =>
  derived([login.watch, account.watch, myDay.onboarding.watch], ({ account: known }, { approval }, { data }) =>
    known === undefined ? undefined : factsOf(known, approval === 'approved', data),
  );
