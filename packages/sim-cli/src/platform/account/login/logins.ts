import { err, ok, type Result } from '@greenroom/core/kernel/result';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { Ids } from '../../base/security/ids.ts';
import { LIMITS } from '../../base/security/limits.ts';
import { hashSecret, isSameSecret, sign } from '../../base/security/secret.ts';
import type { Memoize } from '../../base/store/query-cache.ts';
import { lockPerformer } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import type { LoginRow } from '../../base/store/tables/login-tables.ts';
import { ABSOLUTE_LIMIT, IDLE_LIMIT, LIVE_WITHIN, SOCKET_TOKEN_LIFETIME } from './login.constants.ts';

type EndReason = NonNullable<LoginRow['end_reason']>;

/** A login that has passed every step but the last. */
export interface LoginOrder {
  readonly performerId: string;
  /** The active login of the same browser, which is replaced without a question. */
  readonly own: LoginRow | undefined;
  /** Ends logins elsewhere instead of being refused. */
  readonly isForced: boolean;
  readonly device: Pick<LoginRow, 'browser' | 'system' | 'country'>;
  /** Uses the login code up, where the account wants one. @returns false when it was used meanwhile */
  readonly spendCode: (transaction: Store) => Promise<boolean>;
}

/** A login that has begun, and those that it ended. */
export interface StartedLogin {
  /** Known to the browser alone. */
  readonly cookie: string;
  readonly login: LoginRow;
  readonly takenOver: readonly LoginRow[];
}

interface LoginsDeps {
  readonly store: Store;
  readonly clock: PlatformClock;
  /** Signs the tokens of sockets. */
  readonly key: string;
  /** Keeps what was read until its table changes. */
  readonly memoize: Memoize;
  readonly ids: Ids;
}

/** The logins of all performers. The cookie's value is known to the browser alone; the store keeps its hash. */
export const createLogins = ({ store, clock, key, memoize, ids }: LoginsDeps) => {
  const isAlive = (login: LoginRow): boolean => {
    const now = clock.stamp();
    return login.ended_at === null && now - login.seen_at < IDLE_LIMIT && now - login.started_at < ABSOLUTE_LIMIT;
  };
  const socketToken = (login: LoginRow): string => sign(key, `socket ${login.id} ${login.socket_since}`);
  const ofPerformer = (performerId: string, from = store): Promise<readonly LoginRow[]> =>
    from
      .selectFrom('logins')
      .selectAll()
      .where('performer_id', '=', performerId)
      .where('ended_at', 'is', null)
      .orderBy('started_at')
      .orderBy('id')
      .execute();

  const findByHash = memoize('logins', (id: string) =>
    store.selectFrom('logins').selectAll().where('id', '=', id).executeTakeFirst(),
  );
  const findOpen = memoize('logins', () =>
    store.selectFrom('logins').selectAll().where('ended_at', 'is', null).orderBy('id').execute(),
  );
  const isLive = (login: LoginRow): boolean => isAlive(login) && clock.stamp() - login.seen_at < LIVE_WITHIN;
  const liveElsewhere = async (performerId: string, own: string | undefined, from = store): Promise<LoginRow[]> =>
    (await ofPerformer(performerId, from)).filter((login) => login.id !== own && isLive(login));
  const endIn = async (from: Store, login: LoginRow, reason: EndReason): Promise<void> => {
    await from
      .updateTable('logins')
      .set({ ended_at: clock.stamp(), end_reason: reason })
      .where('id', '=', login.id)
      .where('ended_at', 'is', null)
      .execute();
  };
  const end = (login: LoginRow, reason: EndReason): Promise<void> => endIn(store, login, reason);
  return {
    isAlive,
    /**
     * Derives the token from login and key, so that it need not be kept. It opens the socket and nothing else, and ends
     * with the login.
     */
    socketToken,
    end,
    /** Starts a login and ends the others in one transaction, so that of several at once exactly one starts unforced. */
    start: ({
      performerId,
      own,
      isForced,
      device,
      spendCode,
    }: LoginOrder): Promise<Result<StartedLogin, 'already_logged_in' | 'token_invalid'>> =>
      store.transaction().execute(async (transaction) => {
        await lockPerformer(transaction, performerId);
        const takenOver = await liveElsewhere(performerId, own?.id, transaction);
        if (takenOver.length > 0 && !isForced) return err('already_logged_in');
        if (!(await spendCode(transaction))) return err('token_invalid');
        for (const other of takenOver) await endIn(transaction, other, 'taken_over');
        if (own !== undefined) await endIn(transaction, own, 'logout');
        const cookie = ids.secret();
        const now = clock.stamp();
        const row: LoginRow = {
          ...device,
          id: hashSecret(cookie),
          performer_id: performerId,
          started_at: now,
          seen_at: now,
          socket_since: now,
          socket_until: now + SOCKET_TOKEN_LIFETIME,
          ready_at: null,
          proved_at: null,
          ended_at: null,
          end_reason: null,
        };
        await transaction.insertInto('logins').values(row).execute();
        const newest = transaction.selectFrom('logins').select('started_at').where('performer_id', '=', performerId);
        await transaction
          .deleteFrom('logins')
          .where('performer_id', '=', performerId)
          .where('ended_at', 'is not', null)
          .where('started_at', '<', newest.orderBy('started_at', 'desc').limit(1).offset(LIMITS.logins.most))
          .execute();
        return ok({ cookie, login: row, takenOver });
      }),
    find: (cookie: string): Promise<LoginRow | undefined> => findByHash(hashSecret(cookie)),
    /** Notes activity: keeps the login and its socket token valid. @returns the login as it now is */
    touch: async (login: LoginRow): Promise<LoginRow> => {
      const now = clock.stamp();
      const since = login.socket_until > now ? login.socket_since : now;
      const touched = { seen_at: now, socket_since: since, socket_until: now + SOCKET_TOKEN_LIFETIME };
      await store.updateTable('logins').set(touched).where('id', '=', login.id).execute();
      return { ...login, ...touched };
    },
    /** Checks whether another recently active device of the performer is ready. */
    isReadyElsewhere: async (performerId: string, own: string): Promise<boolean> =>
      (await liveElsewhere(performerId, own)).some(({ ready_at: readyAt }) => readyAt !== null),
    /** Lists the logins of the performer that are within their limits. */
    alive: async (performerId: string): Promise<readonly LoginRow[]> =>
      (await ofPerformer(performerId)).filter(isAlive),
    /** Ends the logins of a performer but one. @returns those that were alive */
    endOthers: async (performerId: string, own: string | undefined, within: Store): Promise<readonly LoginRow[]> => {
      const others = (await ofPerformer(performerId, within)).filter((login) => login.id !== own);
      for (const other of others) await endIn(within, other, 'ended_elsewhere');
      return others.filter(isAlive);
    },
    /** Ends one login of a performer. @returns it, undefined where it has ended already or is not theirs */
    endOne: async (performerId: string, id: string, within: Store): Promise<LoginRow | undefined> => {
      const login = (await ofPerformer(performerId, within)).find((each) => each.id === id);
      if (login === undefined) return undefined;
      await endIn(within, login, 'ended_elsewhere');
      return login;
    },
    /** IDs of the performers with a recent login. */
    livePerformers: async (): Promise<ReadonlySet<string>> =>
      new Set((await findOpen()).filter(isLive).map(({ performer_id: id }) => id)),
    /** @returns the login that the token belongs to, while it is good */
    findBySocketToken: async (performerId: string, token: string): Promise<LoginRow | undefined> => {
      const now = clock.stamp();
      const logins = await ofPerformer(performerId);
      return logins.find(
        (login) => isAlive(login) && login.socket_until > now && isSameSecret(socketToken(login), token),
      );
    },
    /** Ends the logins that are over their limits. */
    sweep: async (): Promise<readonly LoginRow[]> => {
      const over = (await findOpen()).filter((login) => !isAlive(login));
      for (const login of over) await end(login, 'expired');
      return over;
    },
  };
};

export type Logins = ReturnType<typeof createLogins>;
