import type { PlatformClock } from '../clock/platform-clock.ts';
import { createSecret, hashSecret, isSameSecret, sign } from '../security/secret.ts';
import type { LoginRow } from './login-tables.ts';
import type { Remember } from '../store/remember.ts';
import type { Store } from '../store/store.ts';
import { ABSOLUTE_LIMIT, IDLE_LIMIT, LIVE_WITHIN, SOCKET_TOKEN_LIFETIME } from './login.constants.ts';

/** Who is logged in where. The cookie's value is known to the browser alone; the store keeps its hash. */
export interface Logins {
  /** @returns the value for the cookie: new at every login, 256 bits */
  readonly start: (performerId: string) => Promise<string>;
  readonly find: (cookie: string) => Promise<LoginRow | undefined>;
  readonly isAlive: (login: LoginRow) => boolean;
  /** Heard of: keeps the login and its socket token alive. @returns the login as it now is */
  readonly touch: (login: LoginRow) => Promise<LoginRow>;
  readonly end: (login: LoginRow, reason: NonNullable<LoginRow['end_reason']>) => Promise<void>;
  /** Other logins of hers that were heard of lately. */
  readonly liveElsewhere: (performerId: string, own: string | undefined) => Promise<readonly LoginRow[]>;
  /** Derived from login and key, so that it need not be kept. It opens the socket and nothing else, and dies with the login. */
  readonly socketToken: (login: LoginRow) => string;
  /** @returns the login that the token belongs to, while it is good */
  readonly findBySocketToken: (performerId: string, token: string) => Promise<LoginRow | undefined>;
  /** Ends what is over its limits. */
  readonly sweep: () => Promise<readonly LoginRow[]>;
}

export const createLogins = (store: Store, clock: PlatformClock, key: string, remember: Remember): Logins => {
  const isAlive = (login: LoginRow): boolean => {
    const now = clock.stamp();
    return login.ended_at === null && now - login.seen_at < IDLE_LIMIT && now - login.started_at < ABSOLUTE_LIMIT;
  };
  const socketToken = (login: LoginRow): string => sign(key, `socket ${login.id} ${login.socket_since}`);
  const ofPerformer = (performerId: string): Promise<LoginRow[]> =>
    store
      .selectFrom('logins')
      .selectAll()
      .where('performer_id', '=', performerId)
      .where('ended_at', 'is', null)
      .orderBy('started_at')
      .execute();

  const findByHash = remember('logins', (id: string) =>
    store.selectFrom('logins').selectAll().where('id', '=', id).executeTakeFirst(),
  );
  const end: Logins['end'] = async (login, reason) => {
    await store
      .updateTable('logins')
      .set({ ended_at: clock.stamp(), end_reason: reason })
      .where('id', '=', login.id)
      .where('ended_at', 'is', null)
      .execute();
  };
  return {
    isAlive,
    socketToken,
    end,
    start: async (performerId) => {
      const cookie = createSecret();
      const now = clock.stamp();
      const row = {
        id: hashSecret(cookie),
        performer_id: performerId,
        started_at: now,
        seen_at: now,
        socket_since: now,
        socket_until: now + SOCKET_TOKEN_LIFETIME,
        ended_at: null,
        end_reason: null,
      };
      await store.insertInto('logins').values(row).execute();
      return cookie;
    },
    find: (cookie) => findByHash(hashSecret(cookie)),
    touch: async (login) => {
      const now = clock.stamp();
      const since = login.socket_until > now ? login.socket_since : now;
      const heard = { seen_at: now, socket_since: since, socket_until: now + SOCKET_TOKEN_LIFETIME };
      await store.updateTable('logins').set(heard).where('id', '=', login.id).execute();
      return { ...login, ...heard };
    },
    liveElsewhere: async (performerId, own) => {
      const now = clock.stamp();
      const logins = await ofPerformer(performerId);
      return logins.filter((login) => login.id !== own && isAlive(login) && now - login.seen_at < LIVE_WITHIN);
    },
    findBySocketToken: async (performerId, token) => {
      const now = clock.stamp();
      const logins = await ofPerformer(performerId);
      return logins.find(
        (login) => isAlive(login) && login.socket_until > now && isSameSecret(socketToken(login), token),
      );
    },
    sweep: async () => {
      const open = await store.selectFrom('logins').selectAll().where('ended_at', 'is', null).orderBy('id').execute();
      const over = open.filter((login) => !isAlive(login));
      for (const login of over) await end(login, 'expired');
      return over;
    },
  };
};
