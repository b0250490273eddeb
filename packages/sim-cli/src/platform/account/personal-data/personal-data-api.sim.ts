import * as z from 'zod';
import { CONFIRMATION_REQUIRED } from '@greenroom/adapters-http/http/call';
import { ok } from '@greenroom/core/kernel/result';
import { NO_PAYMENT_DATA, paymentDataProblems, tidyPaymentData } from '@greenroom/core/personal-data/payment-data';
import { personalDataProblems, tidyPersonalData } from '@greenroom/core/personal-data/personal-data';
import type { FetchPhoneNumbers } from '@greenroom/core/personal-data/phone-numbers';
import { refuse, WORKED, firstProblem, type HandlersOf } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { readPersonal } from '../../base/people/contacts.ts';
import type { Notices } from '../../base/people/notices.ts';
import type { Performers } from '../../base/people/performers.ts';
import type { Submissions } from '../../base/people/submissions.ts';
import type { Store } from '../../base/store/store.ts';
import type { LoginRow } from '../../base/store/tables/login-tables.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import type { PaidSessions } from '../../work/history/paid-sessions.ts';
import { lastPaymentOf, nextPaymentAt } from '../../work/history/settlement.ts';

const paymentWire = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** Example data that belongs to no real person. */
const firstPayment = ({ nickname }: PerformerRow) => ({
  ...NO_PAYMENT_DATA,
  accountHolder: `${nickname} Voorbeeld`,
  iban: 'NL91ABNA0417164300',
  bsn: '111222333',
});

interface Parts {
  readonly submissions: Submissions;
  readonly performers: Performers;
  readonly store: Store;
  readonly clock: PlatformClock;
  readonly paidSessions: PaidSessions;
  readonly eventLog: EventLog;
  readonly fetchPhoneNumbers: FetchPhoneNumbers;
  readonly notices: Notices;
  /** Checks whether the identity of a login was confirmed lately. */
  readonly confirmations: { readonly isRecent: (login: LoginRow) => boolean };
}

/** Fields of the account for the payouts, which are protected. */
const PAYOUT_FIELDS = ['accountHolder', 'iban', 'bic'] as const;
const UNCONFIRMED = refuse(CONFIRMATION_REQUIRED.status, CONFIRMATION_REQUIRED.error);

/**
 * Answers the calls for personal data and payment data. The log never names the values.
 *
 * @spec §7 extra-set, performer_payment
 */
export const createPersonalDataApi = ({
  submissions,
  performers,
  store,
  clock,
  paidSessions,
  eventLog,
  fetchPhoneNumbers,
  notices,
  confirmations,
}: Parts): HandlersOf<'personal-data'> => {
  const paymentOf = async (performer: PerformerRow, within?: Store) => {
    const submission = await submissions.read(performer.id, 'payment', within);
    return {
      ...firstPayment(performer),
      ...(submission === undefined ? {} : paymentWire.parse(JSON.parse(submission.content))),
    };
  };
  return {
    extraSet: async (_request, { performer }) => ok(await readPersonal(submissions, performer)),
    saveExtraSet: async ({ body: sent }, { login, performer }) => {
      const numbers = await fetchPhoneNumbers();
      const body = tidyPersonalData(sent, numbers);
      const wrong = firstProblem(personalDataProblems(body, numbers));
      if (wrong !== undefined) return refuse(422, 'refused', wrong);
      const isSaved = await performers.exclusively(performer.id, async (row, within) => {
        const before = await readPersonal(submissions, row, within);
        const [isNewEmail, isNewPhone] = [body.email !== before['email'], body.phone !== before['phone']];
        if ((isNewEmail || isNewPhone) && !confirmations.isRecent(login)) return false;
        await submissions.write(row.id, { kind: 'personal', content: body, status: 'kept' }, within);
        await performers.update(row.id, { phone: body.phone }, within);
        // Told to the old address.
        const told = { email: before['email'] ?? '', within };
        if (isNewEmail) await notices.notify(row, 'emailChanged', told);
        if (isNewPhone) await notices.notify(row, 'phoneChanged', told);
        return true;
      });
      if (isSaved !== true) return UNCONFIRMED;
      eventLog.write('info', 'Personal data saved', { performer: performer.id });
      return WORKED;
    },
    performerPayment: async (_request, { performer }) => ok(await paymentOf(performer)),
    paymentInfo: async (_request, { performer }) => {
      await paidSessions.open(performer.id);
      const { accountHolder, iban } = await paymentOf(performer);
      const last = await lastPaymentOf(store, performer.id);
      return ok({
        accountHolder,
        iban,
        nextPayment: nextPaymentAt(clock.today()),
        lastPayment: last === undefined ? null : { date: last.paid_at, amount: last.amount },
      });
    },
    savePerformerPayment: async ({ body: sent }, { login, performer }) => {
      const body = tidyPaymentData(sent);
      const wrong = firstProblem(paymentDataProblems(body));
      if (wrong !== undefined) return refuse(422, 'refused', wrong);
      const isSaved = await performers.exclusively(performer.id, async (row, within) => {
        const before: Readonly<Record<string, unknown>> = await paymentOf(row, within);
        const isNewAccount = PAYOUT_FIELDS.some((field) => body[field] !== before[field]);
        if (isNewAccount && !confirmations.isRecent(login)) return false;
        await submissions.write(row.id, { kind: 'payment', content: body, status: 'kept' }, within);
        if (isNewAccount) await notices.notify(row, 'payoutChanged', { within });
        return true;
      });
      if (isSaved !== true) return UNCONFIRMED;
      eventLog.write('info', 'Payment data saved', { performer: performer.id });
      return WORKED;
    },
  };
};
