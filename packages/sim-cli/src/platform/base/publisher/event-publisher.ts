import { decodeRealtimeEvent, encodeReceivedEvent } from '@greenroom/adapters-socket/realtime/decode-realtime-event';
import { EVENTS_TO_CLIENT } from '@greenroom/adapters-socket/realtime/realtime-event.wire';
import { millis } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../environment/platform-clock.ts';
import {
  customerRoom,
  loginRoom,
  performerRoom,
  remoteRoom,
  roleRoom,
  type Sockets,
} from '../environment/sockets.port.ts';
import type { Faults } from '../faults/faults.ts';
import type { PairIds } from '../people/customers.ts';
import type { Ids } from '../security/ids.ts';
import type { Memoize } from '../store/query-cache.ts';
import type { Sequence } from '../store/sequence.ts';
import type { Store } from '../store/store.ts';

/** Time for which a session event that found no socket is kept; later it would only confuse the performer. */
export const UNDELIVERED_FOR = millis(5 * 60_000);

/** An event to be sent. Text as content is sent as it is, well formed or not. */
export interface PublishedEvent {
  readonly event: string;
  readonly content: unknown;
  readonly senderId: string;
  readonly senderType: string;
}

/** Sends events; a performer gets them in the order in which they were published, whichever node did. */
export interface EventPublisher {
  readonly toPerformer: (performerId: string, published: PublishedEvent) => Promise<void>;
  /**
   * Sends like `toPerformer`, but keeps the event for a while when the performer has no socket, because a session
   * depends on it.
   */
  readonly publishDurable: (performerId: string, published: PublishedEvent) => Promise<void>;
  /** Drops the kept events: a page that begins is told what goes on in another way. */
  readonly forget: (performerId: string) => Promise<void>;
  /** Drops the kept events about a customer up to the latest request: the performer has just accepted that one. */
  readonly forgetUntilRequest: (pair: PairIds) => Promise<void>;
  /** Sends the kept events. */
  readonly catchUp: (performerId: string) => Promise<void>;
  /** Sends to the pages of one login. */
  readonly toLogin: (loginId: string, published: PublishedEvent) => Promise<void>;
  readonly toCustomer: (clientId: string, published: PublishedEvent) => Promise<void>;
  readonly toRole: (role: string, published: PublishedEvent) => Promise<void>;
  readonly toRemote: (performerId: string, published: PublishedEvent) => Promise<void>;
  /** Tells a performer's remote that it is over, and closes its sockets. */
  readonly closeRemote: (performerId: string) => Promise<void>;
  readonly isPerformerThere: (performerId: string) => Promise<boolean>;
  /** Finds those of these performers who have a connection. */
  readonly performersThere: (performerIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly isCustomerThere: (clientId: string) => Promise<boolean>;
  /** Closes the sockets of a login; a message goes out first as the `logout` event. */
  readonly closeLogin: (loginId: string, message: string | undefined) => Promise<void>;
  /** Writes raw packets, well formed or not, to the performer's sockets. */
  readonly garble: (performerId: string, packets: readonly string[]) => void;
  /** Breaks the connection of one performer, or of all. */
  readonly drop: (performerId: string | undefined) => void;
}

/** Names of events that are sent as they are; the others are sent in the envelope. */
const PLAIN: ReadonlySet<string> = new Set(
  Object.values(EVENTS_TO_CLIENT)
    .filter(({ carrier }) => carrier === 'plain')
    .map(({ name }) => name),
);

/** @returns name and payload of the socket event */
const packed = (published: PublishedEvent): readonly [name: string, payload: unknown] => {
  if (PLAIN.has(published.event)) return [published.event, published.content];
  const { content } = published;
  const envelope = encodeReceivedEvent(published);
  return ['receivedEvent', typeof content === 'string' ? { ...envelope, content } : envelope];
};

/** The customer of a kept request event, or of one that ended a request or session. */
const customerIn = (payload: string, newId: () => string) => {
  const [name, content]: readonly [string, unknown] = JSON.parse(payload);
  const event = decodeRealtimeEvent(name, content, newId);
  if (!event.ok) return undefined;
  const { value } = event;
  if (value.type === 'requestReceived') return { id: value.client.id, isRequest: true };
  const isEnd = value.type === 'requestCancelled' || value.type === 'clientDisconnected';
  return isEnd ? { id: value.clientId, isRequest: false } : undefined;
};

interface Parts {
  readonly store: Store;
  readonly queryCache: { readonly memoize: Memoize };
  readonly clock: PlatformClock;
  readonly sequence: Sequence;
  readonly faults: Faults;
  readonly ids: Ids;
}

export const createEventPublisher = (
  sockets: Sockets,
  { store, queryCache, clock, sequence, faults, ids }: Parts,
): EventPublisher => {
  const emitTo = (room: string, published: PublishedEvent): void => sockets.emit(room, ...packed(published));
  const isThere = async (room: string): Promise<boolean> => (await sockets.count(room)) > 0;
  const isPerformerThere = (performerId: string): Promise<boolean> => isThere(performerRoom(performerId));
  /**
   * Removes and sends an event in one transaction: two concurrent calls never send it twice, an event that is kept
   * meanwhile stays, and a process that dies before its end has removed none.
   */
  const catchUp = (performerId: string): Promise<void> =>
    store.transaction().execute(async (within) => {
      const kept = await within
        .deleteFrom('undelivered')
        .where('performer_id', '=', performerId)
        .returning(['payload', 'at', 'position'])
        .execute();
      for (const { payload, at } of kept.toSorted((one, other) => one.position - other.position)) {
        const [name, content]: readonly [string, unknown] = JSON.parse(payload);
        if (clock.stamp() - at < UNDELIVERED_FOR) sockets.emit(performerRoom(performerId), name, content);
      }
    });
  /** Position of the last event that is kept for a performer; undefined where none is. */
  const lastKept = queryCache.memoize('undelivered', async (performerId: string) => {
    const last = store.selectFrom('undelivered').select('position').where('performer_id', '=', performerId);
    return (await last.orderBy('position', 'desc').limit(1).executeTakeFirst())?.position;
  });
  const keep = async (performerId: string, published: PublishedEvent): Promise<void> => {
    const before = (await lastKept(performerId)) ?? 0;
    const row = {
      id: ids.id(),
      // The clock of the node that kept the one before may be ahead.
      position: Math.max(before + 1, sequence.next()),
      performer_id: performerId,
      payload: JSON.stringify(packed(published)),
      at: clock.stamp(),
    };
    await store.insertInto('undelivered').values(row).execute();
    // A page that came while this was written has caught up without it.
    if (await sockets.isHere(performerRoom(performerId))) return catchUp(performerId);
    sockets.askOthersToCatchUp(performerId);
  };
  /** Sends to a connection of this process, after what is still kept. */
  const emitHere = async (performerId: string, published: PublishedEvent): Promise<void> => {
    if ((await lastKept(performerId)) !== undefined) await catchUp(performerId);
    emitTo(performerRoom(performerId), published);
  };

  return {
    isPerformerThere,
    performersThere: async (performerIds) => {
      const occupied = await sockets.occupied(performerIds.map(performerRoom));
      return new Set(performerIds.filter((id) => occupied.has(performerRoom(id))));
    },
    isCustomerThere: (clientId) => isThere(customerRoom(clientId)),
    toPerformer: async (performerId, published) => {
      const room = performerRoom(performerId);
      if (await sockets.isHere(room)) return emitHere(performerId, published);
      // The node with the newest connection is about to send what is kept. An older one here gets everything from there too.
      const goesAfter = sockets.hasOlder(room) || (await lastKept(performerId)) !== undefined;
      if (goesAfter && (await isThere(room))) return keep(performerId, published);
      emitTo(room, published);
    },
    publishDurable: async (performerId, published) => {
      const room = performerRoom(performerId);
      // A connection of another process may have died with it: what is sent there is kept until that process takes it out.
      if (await sockets.isHere(room)) return emitHere(performerId, published);
      if ((await faults.of(performerId)).has('lose-events') && !(await isThere(room))) return;
      await keep(performerId, published);
    },
    forget: async (performerId) => {
      await store.deleteFrom('undelivered').where('performer_id', '=', performerId).execute();
    },
    forgetUntilRequest: ({ performerId, clientId }) =>
      store.transaction().execute(async (within) => {
        const kept = await within
          .selectFrom('undelivered')
          .select(['id', 'payload'])
          .where('performer_id', '=', performerId)
          .orderBy('position')
          .execute();
        const about = kept.flatMap(({ id, payload }) => {
          const customer = customerIn(payload, ids.id);
          return customer?.id === clientId ? [{ id, isRequest: customer.isRequest }] : [];
        });
        const known = about.slice(0, about.findLastIndex(({ isRequest }) => isRequest) + 1);
        if (known.length === 0) return;
        const which = known.map(({ id }) => id);
        await within.deleteFrom('undelivered').where('id', 'in', which).execute();
      }),
    catchUp,
    toCustomer: async (clientId, published) => emitTo(customerRoom(clientId), published),
    toRemote: async (performerId, published) => emitTo(remoteRoom(performerId), published),
    closeRemote: async (performerId) => {
      const room = remoteRoom(performerId);
      sockets.emit(room, 'remote', { type: 'ENDED' });
      sockets.disconnect(room);
    },
    toRole: async (role, published) => emitTo(roleRoom(role), published),
    toLogin: async (loginId, published) => emitTo(loginRoom(loginId), published),
    closeLogin: async (loginId, message) => {
      const room = loginRoom(loginId);
      if (message !== undefined) sockets.emit(room, 'logout', { message });
      sockets.disconnect(room);
    },
    garble: (performerId, packets) => sockets.garble(performerRoom(performerId), packets),
    drop: (performerId) =>
      sockets.disconnect(performerId === undefined ? roleRoom('ROLE_PERFORMER') : performerRoom(performerId)),
  };
};
