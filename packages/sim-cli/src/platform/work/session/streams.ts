import type { MediaPlace } from '../../base/environment/platform-options.ts';
import { SYSTEM_IDS, type Ids } from '../../base/security/ids.ts';
import { isSameSecret, sign } from '../../base/security/secret.ts';
import type { Store } from '../../base/store/store.ts';
import type { StreamRow } from '../../base/store/tables/performer-tables.ts';
import { mediaAddressOf, type StreamUse } from '../../devices/media/media.constants.ts';

/**
 * Builds the answer that grants the performer's page its two streams: name, token and server of each.
 * @spec §7 Sessions — publishStream … playWowza
 */
export const wireGrant = (streams: Pick<Streams, 'ticket'>, granted: StreamRow) => {
  const publish = streams.ticket(granted, 'publish', 'performer');
  const play = streams.ticket(granted, 'play', 'customer');
  return {
    id: granted.id,
    publishStream: publish.stream,
    publishToken: publish.token,
    publishWowza: publish.server,
    playStream: play.stream,
    playToken: play.token,
    playWowza: play.server,
  };
};

/** Access to one stream, for publishing or viewing. */
export interface StreamTicket {
  readonly server: string;
  readonly stream: string;
  readonly token: string;
}

/**
 * @param key signs the tokens, so that no list of them has to be kept
 * @param secureHosts hosts with a TLS server in front
 */
export const createStreams = (store: Store, key: string, secureHosts: ReadonlySet<string>, ids: Ids = SYSTEM_IDS) => {
  const token = (direction: StreamUse['direction'], stream: string): string => sign(key, `${direction} ${stream}`);
  const of = (performerId: string): Promise<StreamRow | undefined> =>
    store.selectFrom('streams').selectAll().where('performer_id', '=', performerId).executeTakeFirst();
  const put = async (row: StreamRow): Promise<StreamRow> => {
    await store
      .insertInto('streams')
      .values(row)
      .onConflict((conflict) => conflict.column('performer_id').doUpdateSet(row))
      .execute();
    return row;
  };
  return {
    /** Finds the latest streams granted to the performer. */
    of,
    /** Grants new names to a performer, on the main server. @param host as the performer's page calls the platform */
    grant: (performerId: string, host: string) => put({ performer_id: performerId, id: ids.id(), host, place: 'main' }),
    move: async (performerId: string): Promise<StreamRow | undefined> => {
      const row = await of(performerId);
      if (row === undefined) return undefined;
      const place: MediaPlace = row.place === 'main' ? 'spare' : 'main';
      return put({ ...row, place });
    },
    /** @param whose the performer's picture, or the customer's */
    ticket: (
      { performer_id: performerId, id, host, place }: StreamRow,
      direction: StreamUse['direction'],
      whose: 'performer' | 'customer',
    ): StreamTicket => {
      const stream = `${performerId}-${id}-${whose === 'performer' ? 'out' : 'in'}`;
      return { server: mediaAddressOf(place, host, secureHosts.has(host)), stream, token: token(direction, stream) };
    },
    mayUse: (use: StreamUse): boolean => isSameSecret(use.token, token(use.direction, use.stream)),
  };
};

/** The streams of each performer and of the customer in the session, with the rights to publish and view them. */
export type Streams = ReturnType<typeof createStreams>;
