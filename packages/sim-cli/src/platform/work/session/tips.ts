import { bodyToRuleSet, ruleSetBodyWire } from '@greenroom/adapters-http/toys/toy-rules-api.http';
import { credits, type Credits } from '@greenroom/core/kernel/units';
import { creditStepFor, shareOfCredits, triggerCredits } from '@greenroom/core/toys/rules/toy-pricing';
import { DEFAULT_RULE_SET } from '@greenroom/core/toys/rules/toy-rule-set';
import { FALLBACK_COUNTRY } from '@greenroom/core/toys/toys.constants';
import type { CustomerPayment } from '../../base/admin-api/admin-api.wire.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { Performers } from '../../base/people/performers.ts';
import { SYSTEM_IDS, type Ids } from '../../base/security/ids.ts';
import type { Sequence } from '../../base/store/sequence.ts';
import type { Store } from '../../base/store/store.ts';
import type { TipRow, RequestRow } from '../../base/store/tables/request-tables.ts';
import { readList } from '../../base/store/tables/table.ts';
import { CREDIT_STEPS } from '../../base/world/paid-services.ts';
import type { PaidSessions } from '../history/paid-sessions.ts';

interface Parts {
  readonly store: Store;
  readonly clock: Pick<PlatformClock, 'today'>;
  readonly sequence: Sequence;
  readonly performers: Pick<Performers, 'find'>;
  readonly paidSessions: Pick<PaidSessions, 'record'>;
  readonly ids?: Ids;
}

/** Payments of customers for toys. Each tip is money: it counts in the earnings once, at the moment it is paid. */
export const createTips = ({ store, clock, sequence, performers, paidSessions, ids = SYSTEM_IDS }: Parts) => {
  const priceOf = async (performerId: string, payment: CustomerPayment): Promise<Credits> => {
    if (payment.for === 'tip') return credits(payment.value);
    const saved = await store
      .selectFrom('toy_rules')
      .select('rules')
      .where('performer_id', '=', performerId)
      .executeTakeFirst();
    const rules =
      saved === undefined ? DEFAULT_RULE_SET : bodyToRuleSet(ruleSetBodyWire.parse(JSON.parse(saved.rules)));
    return triggerCredits({ kind: 'special', pattern: payment.value }, rules);
  };
  const perCredit = async (performerId: string) => {
    const performer = await performers.find(performerId);
    return creditStepFor(CREDIT_STEPS, readList(performer?.countries ?? '')[0] ?? FALLBACK_COUNTRY);
  };
  return {
    /** @returns undefined when the session is over */
    take: async (
      { id: requestId, performer_id: performerId, client_id: clientId }: RequestRow,
      payment: CustomerPayment,
    ) => {
      const paid = await priceOf(performerId, payment);
      const at = clock.today();
      const tip: TipRow = {
        id: ids.id(),
        position: sequence.next(),
        request_id: requestId,
        kind: payment.for,
        value: String(payment.value),
        credits: paid,
        earned: shareOfCredits(paid, await perCredit(performerId)),
        at,
      };
      return store.transaction().execute(async (transaction) => {
        // An update that changes nothing holds the session: it cannot end before the tip is paid.
        const running = await transaction
          .updateTable('requests')
          .set((each) => ({ id: each.ref('id') }))
          .where('id', '=', requestId)
          .where('status', '=', 'accepted')
          .executeTakeFirst();
        if (running.numUpdatedRows === 0n) return undefined;
        await transaction.insertInto('tips').values(tip).execute();
        await paidSessions.record(
          {
            id: tip.id,
            performer_id: performerId,
            client_id: clientId,
            service: 'toy',
            started_at: at,
            duration: 0,
            earned: tip.earned,
          },
          transaction,
        );
        return tip;
      });
    },
    /** Lists the payments of one session, in the order in which they were paid. */
    of: (requestId: string) =>
      store.selectFrom('tips').selectAll().where('request_id', '=', requestId).orderBy('position').execute(),
  };
};

export type Tips = ReturnType<typeof createTips>;
