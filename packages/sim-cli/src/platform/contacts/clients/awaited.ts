import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { PushSender } from '../../base/environment/push-sender.port.ts';
import { wireName, type PairIds } from '../../base/people/customers.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import type { Store } from '../../base/store/store.ts';

/** Time in which a customer who comes again is not reported again: a page that is reloaded is no news. In milliseconds. */
const NOTIFIED_AGAIN_AFTER = 10 * 60_000;

interface Parts {
  readonly store: Store;
  readonly clock: Pick<PlatformClock, 'stamp'>;
  readonly publisher: Pick<EventPublisher, 'toPerformer'>;
  readonly pushSender: Pick<PushSender, 'notify'>;
}

/** Customers for whom performers wait. */
export const createAwaitedCustomers = ({ store, clock, publisher, pushSender }: Parts) => ({
  set: async ({ performerId, clientId }: PairIds, isAwaited: boolean): Promise<void> => {
    if (isAwaited) {
      await store
        .insertInto('awaited')
        .values({ performer_id: performerId, client_id: clientId, told_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return;
    }
    await store
      .deleteFrom('awaited')
      .where('performer_id', '=', performerId)
      .where('client_id', '=', clientId)
      .execute();
  },
  isSet: async ({ performerId, clientId }: PairIds): Promise<boolean> => {
    const row = await store
      .selectFrom('awaited')
      .select('client_id')
      .where('performer_id', '=', performerId)
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    return row !== undefined;
  },
  /** Tells the performers who wait for this customer, except where one has blocked the other. */
  cameOnline: async (clientId: string): Promise<void> => {
    const now = clock.stamp();
    const blocks = store.selectFrom('blocks').select('performer_id').where('client_id', '=', clientId);
    const blocked = store.selectFrom('client_blocks').select('performer_id').where('client_id', '=', clientId);
    const told = await store
      .updateTable('awaited')
      .set({ told_at: now })
      .where('client_id', '=', clientId)
      .where((each) => each.or([each('told_at', 'is', null), each('told_at', '<=', now - NOTIFIED_AGAIN_AFTER)]))
      .where('performer_id', 'not in', blocks)
      .where('performer_id', 'not in', blocked)
      .returning('performer_id')
      .execute();
    if (told.length === 0) return;
    const customer = await store
      .selectFrom('customers')
      .select(['name', 'country'])
      .where('id', '=', clientId)
      .executeTakeFirstOrThrow();
    const content = { clientId, name: wireName(customer) };
    for (const performerId of told.map(({ performer_id: id }) => id).toSorted()) {
      pushSender.notify(performerId, { event: 'online', clientId, name: customer.name });
      await publisher.toPerformer(performerId, {
        event: 'clientonline',
        content,
        senderId: clientId,
        senderType: 'ROLE_CLIENT',
      });
    }
  },
});

export type AwaitedCustomers = ReturnType<typeof createAwaitedCustomers>;
