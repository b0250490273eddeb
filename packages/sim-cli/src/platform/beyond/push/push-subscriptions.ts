import { minuteOfDay, type MinuteOfDay } from '@greenroom/core/kernel/units';
import { PUSH_EVENTS, type PushChoices } from '@greenroom/core/push/push-choices';
import { decryptOrKeep, encryptOrKeep } from '../../base/security/encryption.ts';
import { LIMITS } from '../../base/security/limits.ts';
import type { Memoize } from '../../base/store/query-cache.ts';
import { lockPerformer } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import type { PushSubscriptionRow } from '../../base/store/tables/push-tables.ts';
import { readList } from '../../base/store/tables/table.ts';

/** Choices of the performer for a device. */
export const choicesOf = ({
  events,
  quiet_from: from,
  quiet_until: until,
  details,
}: PushSubscriptionRow): PushChoices => {
  const names = readList(events);
  return {
    events: PUSH_EVENTS.filter((event) => names.includes(event)),
    quiet: from === null || until === null ? undefined : { from: minuteOfDay(from), until: minuteOfDay(until) },
    details: details === 1,
  };
};

/** Minute of the day in a time zone. @param now epoch seconds @throws RangeError for a name that is no time zone */
export const minuteIn = (timeZone: string, now: number): MinuteOfDay => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now * 1_000);
  const part = (type: 'hour' | 'minute'): number => Number(parts.find((each) => each.type === type)?.value);
  return minuteOfDay(part('hour') * 60 + part('minute'));
};

const ownerOf = (endpoint: string): string => `push ${endpoint}`;

/** The devices that get push messages. @param accountKey encrypts their keys; undefined where there is none */
export const createPushSubscriptions = (store: Store, memoize: Memoize, accountKey: string | undefined) => {
  /** @returns none where the key of the account is no longer the one that encrypted it */
  const readable = (row: PushSubscriptionRow): readonly PushSubscriptionRow[] => {
    const owner = ownerOf(row.endpoint);
    const p256dh = decryptOrKeep(accountKey, owner, row.p256dh);
    const auth = decryptOrKeep(accountKey, owner, row.auth);
    return p256dh === undefined || auth === undefined ? [] : [{ ...row, p256dh, auth }];
  };
  const remove = async (endpoint: string): Promise<void> => {
    await store.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
  };
  const rowsOf = memoize('push_subscriptions', (performerId: string) =>
    store
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('performer_id', '=', performerId)
      .orderBy('endpoint')
      .execute(),
  );
  return {
    /** Adds the device, or changes what is kept about it; it belongs to the last performer who subscribed on it. */
    save: async (given: PushSubscriptionRow): Promise<void> => {
      const owner = ownerOf(given.endpoint);
      const row = {
        ...given,
        p256dh: encryptOrKeep(accountKey, owner, given.p256dh),
        auth: encryptOrKeep(accountKey, owner, given.auth),
      };
      const { endpoint: _endpoint, payout_told: _told, ...changed } = row;
      const { performer_id: performerId } = given;
      await store.transaction().execute(async (within) => {
        await lockPerformer(within, performerId);
        await within
          .insertInto('push_subscriptions')
          .values(row)
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(changed))
          .execute();
        const own = within.selectFrom('push_subscriptions').select('endpoint').where('performer_id', '=', performerId);
        const newest = await own.orderBy('saved_at', 'desc').limit(LIMITS.pushDevices.most).execute();
        const kept = newest.map(({ endpoint }) => endpoint);
        await within
          .deleteFrom('push_subscriptions')
          .where('performer_id', '=', performerId)
          .where('endpoint', 'not in', kept)
          .execute();
      });
    },
    remove,
    removeOf: async (performerId: string, endpoint: string): Promise<void> => {
      await store
        .deleteFrom('push_subscriptions')
        .where('endpoint', '=', endpoint)
        .where('performer_id', '=', performerId)
        .execute();
    },
    /** The devices of a performer, without those that were logged out, there or from another device. */
    of: async (performerId: string): Promise<readonly PushSubscriptionRow[]> => {
      const rows = await rowsOf(performerId);
      if (rows.length === 0) return [];
      const loggedOut = await store
        .selectFrom('logins')
        .select('id')
        .where(
          'id',
          'in',
          rows.map(({ login_id: id }) => id),
        )
        .where('end_reason', 'in', ['logout', 'ended_elsewhere'])
        .execute();
      const gone = new Set(loggedOut.map(({ id }) => id));
      for (const { endpoint, login_id: id } of rows) if (gone.has(id)) await remove(endpoint);
      return rows.filter(({ login_id: id }) => !gone.has(id)).flatMap(readable);
    },
    /** Performers with a device that was told of no payout since this moment, in epoch seconds. */
    withoutPayoutSince: memoize('push_subscriptions', async (moment: number) => {
      const rows = await store
        .selectFrom('push_subscriptions')
        .select('performer_id')
        .distinct()
        .where('payout_told', '<', moment)
        .orderBy('performer_id')
        .execute();
      return rows.map(({ performer_id: id }) => id);
    }),
    /** Notes the payout as told. @returns false where another process has done it */
    notePayout: async (performerId: string, moment: number): Promise<boolean> => {
      const noted = await store
        .updateTable('push_subscriptions')
        .set({ payout_told: moment })
        .where('performer_id', '=', performerId)
        .where('payout_told', '<', moment)
        .executeTakeFirst();
      return noted.numUpdatedRows > 0n;
    },
  };
};

export type PushSubscriptions = ReturnType<typeof createPushSubscriptions>;
