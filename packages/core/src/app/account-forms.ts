import { needsConfirmation } from '../account-security/security-api.port.ts';
import type { AccountController } from '../account/account.controller.ts';
import type { PerformerAccount } from '../account/performer-account.ts';
import { createFormController, type FormDrafts } from '../forms/form.controller.ts';
import type { Cancel } from '../kernel/clock.port.ts';
import type { Log } from '../kernel/log.port.ts';
import { createValue, type Watchable, watchChanges } from '../kernel/machine.ts';
import { createQuery } from '../kernel/query.controller.ts';
import type { LoginController } from '../login/login.controller.ts';
import {
  NO_PAYMENT_DATA,
  paymentDataProblems,
  SECRET_PAYMENT_FIELDS,
  tidyPaymentData,
  type PaymentData,
  type PaymentInfo,
} from '../personal-data/payment-data.ts';
import type { PersonalDataApi } from '../personal-data/personal-data-api.port.ts';
import {
  NO_PERSONAL_DATA,
  personalDataProblems,
  tidyPersonalData,
  type PersonalData,
} from '../personal-data/personal-data.ts';
import { createFetchedPhoneNumbers, type FetchPhoneNumbers } from '../personal-data/phone-numbers.ts';
import type { AgeLimits } from '../profile/age.ts';
import type { ProfileApi } from '../profile/profile-api.port.ts';
import { createProfileForms, everyProfileForm } from '../profile/profile-forms.ts';

/** A form, without its values. */
interface AnyForm {
  readonly watch: Watchable<{ readonly edited: boolean }>;
  readonly forget: () => void;
}

/**
 * Forms of personal data, payment data and profile, with the state of the payouts. Created when one of their pages is first opened.
 * @spec §2 /personal/, /settings/, /profile/, /brands/, /vip/
 */
export type AccountForms = ReturnType<typeof createAccountForms>;

export interface AccountFormsDeps {
  readonly personalData: PersonalDataApi;
  readonly profile: ProfileApi;
  readonly drafts: FormDrafts;
  readonly login: Pick<LoginController, 'watch' | 'checkNow'>;
  readonly account: Pick<AccountController, 'refreshDetails'>;
  readonly fetchPhoneNumbers: FetchPhoneNumbers;
  readonly log: Log;
  readonly ageLimits?: AgeLimits;
}

/**
 * Creates the forms for personal data, payment and profile; after a log-out all of them are empty.
 * @spec §3 Performer account, Personal data
 */
export const createAccountForms = (deps: AccountFormsDeps) => {
  const { personalData, profile, drafts, login, account, log, ageLimits = {} } = deps;
  const numbers = createFetchedPhoneNumbers(deps.fetchPhoneNumbers);
  const last = createValue<PerformerAccount | undefined>(undefined);
  const knownAccount = (): PerformerAccount | undefined => login.watch.state().account ?? last.state();
  const currentAccount = (): PerformerAccount => {
    const current = knownAccount();
    if (current === undefined) throw new Error('Nobody is logged in whose form this is');
    last.set(current);
    return current;
  };
  const nextAccount = (): Promise<void> =>
    new Promise((resolve) => {
      const before = currentAccount();
      const stop = login.watch.subscribe(({ account: next }) => {
        if (next === before) return;
        stop();
        // What waits at a log-out is dropped with its form.
        if (next?.id === before.id) resolve();
      });
    });
  const forms = createProfileForms({
    api: profile,
    drafts,
    log,
    currentAccount,
    knownAccount,
    onAccountChanged: login.checkNow,
    nextAccount,
    ageLimits,
  });
  const personal = createFormController<PersonalData>({
    name: 'personal',
    empty: NO_PERSONAL_DATA,
    check: (values) => personalDataProblems(values, numbers),
    load: async () => {
      const [rules, answer] = await Promise.all([numbers.fetched(), personalData.personal(currentAccount().id)]);
      return rules.ok ? answer : rules;
    },
    save: async (values) => {
      const tidy = tidyPersonalData(values, numbers);
      const answer = await personalData.savePersonal(currentAccount().id, tidy);
      return answer.ok ? { ok: true, value: tidy } : answer;
    },
    drafts,
    log,
    isUnconfirmed: needsConfirmation,
    // Phone services depend on the country of the phone number.
    onSaved: () => account.refreshDetails(currentAccount().id),
  });
  /** State of the payouts, as the platform has it. */
  const paymentInfo = createQuery<'own', PaymentInfo>({
    name: 'payment info',
    log,
    fetch: () => personalData.paymentInfo(),
  });
  const payment = createFormController<PaymentData>({
    name: 'payment',
    empty: NO_PAYMENT_DATA,
    check: paymentDataProblems,
    load: () => personalData.payment(currentAccount().id),
    save: async (values) => {
      const tidy = tidyPaymentData(values);
      const answer = await personalData.savePayment(currentAccount().id, tidy);
      return answer.ok ? { ok: true, value: tidy } : answer;
    },
    secret: SECRET_PAYMENT_FIELDS,
    drafts,
    log,
    isUnconfirmed: needsConfirmation,
    onSaved: paymentInfo.reload,
  });
  /** For what is done with all of them. */
  const every: readonly AnyForm[] = [personal, payment, ...everyProfileForm(forms)];
  /** Clears every form at a log-out, so that the next user sees nothing of it. */
  const forgetAll: Cancel = watchChanges(login.watch, ({ account }, before) => {
    if (before.account === undefined || account?.id === before.account.id) return;
    last.set(undefined);
    for (const { forget } of every) forget();
    paymentInfo.clear();
  });
  return { ...forms, personal, payment, paymentInfo, every, dispose: forgetAll };
};
