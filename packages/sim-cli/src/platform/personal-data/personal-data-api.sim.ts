import * as z from 'zod';
import { ok } from '@greenroom/core/kernel/result';
import { NO_PAYMENT_DATA, paymentDataProblems } from '@greenroom/core/personal-data/payment-data';
import { personalDataProblems } from '@greenroom/core/personal-data/personal-data';
import { refuse, WORKED, type HandlersOf, firstProblem } from '../calls/handler.ts';
import { lastPaymentOf, nextPaymentAt } from '../history/settlement.ts';
import type { PerformerRow } from '../store/tables/performer-tables.ts';
import type { PlatformClock } from '../environment/platform-clock.ts';
import type { EventLog } from '../environment/event-log.ts';
import type { FetchPhoneNumbers } from '@greenroom/core/personal-data/phone-numbers';
import type { Performers } from '../people/performers.ts';
import type { SessionBook } from '../history/session-book.ts';
import type { Store } from '../store/store.ts';
import type { Submissions } from '../people/submissions.ts';

const textsWire = z.record(z.string(), z.string());
const paymentWire = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** Example data that belongs to no real person. */
const firstPersonal = ({ nickname, username, phone }: PerformerRow) => ({
  firstName: nickname,
  lastName: 'Voorbeeld',
  street: 'Dorpsstraat',
  houseNumber: '12',
  zipCode: '3512 AB',
  city: 'Utrecht',
  country: 'nl',
  email: `${username}@example.org`,
  phone,
  nationality: 'dutch',
});
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
  readonly sessionBook: SessionBook;
  readonly eventLog: EventLog;
  readonly fetchPhoneNumbers: FetchPhoneNumbers;
}

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
  sessionBook,
  eventLog,
  fetchPhoneNumbers,
}: Parts): HandlersOf<'personal-data'> => {
  const paymentOf = async (performer: PerformerRow) => {
    const submission = await submissions.read(performer.id, 'payment');
    return {
      ...firstPayment(performer),
      ...(submission === undefined ? {} : paymentWire.parse(JSON.parse(submission.content))),
    };
  };
  return {
    extraSet: async (_request, { performer }) => {
      const submission = await submissions.read(performer.id, 'personal');
      return ok(submission === undefined ? firstPersonal(performer) : textsWire.parse(JSON.parse(submission.content)));
    },
    saveExtraSet: async ({ body }, { performer }) => {
      const wrong = firstProblem(personalDataProblems(body, await fetchPhoneNumbers()));
      if (wrong !== undefined) return refuse(422, 'refused', wrong);
      await submissions.write(performer.id, 'personal', body, 'kept');
      await performers.update(performer.id, { phone: body.phone });
      eventLog.write('info', 'Personal data saved', { performer: performer.id });
      return WORKED;
    },
    performerPayment: async (_request, { performer }) => ok(await paymentOf(performer)),
    paymentInfo: async (_request, { performer }) => {
      await sessionBook.open(performer.id);
      const { accountHolder, iban } = await paymentOf(performer);
      const last = await lastPaymentOf(store, performer.id);
      return ok({
        accountHolder,
        iban,
        nextPayment: nextPaymentAt(clock.today()),
        lastPayment: last === undefined ? null : { date: last.paid_at, amount: last.amount },
      });
    },
    savePerformerPayment: async ({ body }, { performer }) => {
      const wrong = firstProblem(paymentDataProblems(body));
      if (wrong !== undefined) return refuse(422, 'refused', wrong);
      await submissions.write(performer.id, 'payment', body, 'kept');
      eventLog.write('info', 'Payment data saved', { performer: performer.id });
      return WORKED;
    },
  };
};
