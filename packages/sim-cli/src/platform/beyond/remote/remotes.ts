import { err, ok, type Result } from '@greenroom/core/kernel/result';
import {
  PAIRING_CODE_LIFETIME,
  PAIRING_LIFETIME,
  codeRefusal,
  pairingCode,
  type CodeRefusal,
} from '@greenroom/core/remote/remote-pairing';
import type { Logins } from '../../account/login/logins.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { PublishedEvent } from '../../base/publisher/event-publisher.ts';
import type { Ids } from '../../base/security/ids.ts';
import { hashSecret, isSameSecret, sign } from '../../base/security/secret.ts';
import type { QueryCache } from '../../base/store/query-cache.ts';
import { lockPerformer } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import type { LoginRow, RemoteRow } from '../../base/store/tables/login-tables.ts';

/** The event that tells both sides of a pairing or of its end. */
export const remoteEvent = (performerId: string, type: 'PAIRED' | 'ENDED'): PublishedEvent => ({
  event: 'remote',
  content: { type },
  senderId: performerId,
  senderType: 'ROLE_PERFORMER',
});

/** A phone that is paired, and whose pairing is still good. */
export interface PairedRemote {
  readonly performerId: string;
  readonly loginId: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  readonly socketToken: string;
}

interface RemotesDeps {
  readonly store: Store;
  readonly clock: Pick<PlatformClock, 'stamp'>;
  readonly ids: Pick<Ids, 'secret'>;
  readonly logins: Pick<Logins, 'alive'>;
  readonly queryCache: Pick<QueryCache, 'memoize'>;
  readonly key: string;
}

/** Phones that are remotes of a login. The store keeps hashes of the code and of the phone's cookie. */
export const createRemotes = ({ store, clock, ids, logins, queryCache, key }: RemotesDeps) => {
  const rowOf = (performerId: string, from = store): Promise<RemoteRow | undefined> =>
    from.selectFrom('remotes').selectAll().where('performer_id', '=', performerId).executeTakeFirst();
  const isLoginAlive = async ({ performer_id: id, login_id: login }: RemoteRow): Promise<boolean> =>
    (await logins.alive(id)).some((each) => each.id === login);
  /** The row as a pairing, where it is one and still good. */
  const paired = async (row: RemoteRow | undefined): Promise<PairedRemote | undefined> => {
    if (row === undefined || row.token_hash === null || row.expires_at === null) return undefined;
    if (row.expires_at <= clock.stamp() || !(await isLoginAlive(row))) return undefined;
    return {
      performerId: row.performer_id,
      loginId: row.login_id,
      expiresAt: row.expires_at,
      socketToken: sign(key, `remote ${row.token_hash}`),
    };
  };
  const pairedWith = async (performerId: string): Promise<PairedRemote | undefined> => paired(await rowOf(performerId));

  // The sweep asks every few seconds, and mostly there is no pairing.
  const nextEnd = queryCache.memoize('remotes', async () => {
    const { next } = await store
      .selectFrom('remotes')
      .select(({ fn }) => fn.min('expires_at').as('next'))
      .executeTakeFirstOrThrow();
    return next ?? undefined;
  });

  return {
    /** The phone that is paired with a performer. */
    pairedWith,
    /** Makes a code, unless a phone is paired with this login. An earlier code works no more. */
    createCode: async ({
      performer_id: performerId,
      id: loginId,
    }: LoginRow): Promise<Result<string, 'remote_paired'>> => {
      const code = pairingCode(Buffer.from(hashSecret(ids.secret()), 'base64url'));
      const row = {
        performer_id: performerId,
        login_id: loginId,
        code_hash: hashSecret(code),
        code_expires_at: clock.stamp() + PAIRING_CODE_LIFETIME,
        token_hash: null,
        expires_at: null,
      };
      return store.transaction().execute(async (within) => {
        await lockPerformer(within, performerId);
        const before = await rowOf(performerId, within);
        // The phone of another login goes: a performer works with the latest one.
        const isPaired = (before?.expires_at ?? 0) > clock.stamp() && before?.login_id === loginId;
        if (isPaired) return err('remote_paired');
        await within.deleteFrom('remotes').where('performer_id', '=', performerId).execute();
        await within.insertInto('remotes').values(row).execute();
        return ok(code);
      });
    },
    /** @returns the id of the login that made a code, used or not */
    loginOf: async (code: string): Promise<string | undefined> => {
      const made = store.selectFrom('remotes').select('login_id').where('code_hash', '=', hashSecret(code));
      return (await made.executeTakeFirst())?.login_id;
    },
    /** Pairs the phone that presents a code. Of two phones at once one is paired. @returns the value of its cookie */
    pair: async (
      code: string,
    ): Promise<Result<{ readonly cookie: string; readonly performerId: string }, CodeRefusal>> => {
      const now = clock.stamp();
      const codeHash = hashSecret(code);
      const row = await store.selectFrom('remotes').selectAll().where('code_hash', '=', codeHash).executeTakeFirst();
      const known = row !== undefined && (await isLoginAlive(row)) ? row : undefined;
      const refusal = codeRefusal(
        known && { expiresAt: known.code_expires_at, isUsed: known.token_hash !== null },
        now,
      );
      if (refusal !== undefined || known === undefined) return err(refusal ?? 'code_unknown');
      const cookie = ids.secret();
      const used = await store
        .updateTable('remotes')
        .set({ token_hash: hashSecret(cookie), expires_at: now + PAIRING_LIFETIME })
        .where('code_hash', '=', codeHash)
        .where('token_hash', 'is', null)
        .executeTakeFirst();
      return used.numUpdatedRows === 1n ? ok({ cookie, performerId: known.performer_id }) : err('remote_paired');
    },
    /** The pairing of the phone with this cookie. */
    findByCookie: async (cookie: string): Promise<PairedRemote | undefined> => {
      const row = await store
        .selectFrom('remotes')
        .selectAll()
        .where('token_hash', '=', hashSecret(cookie))
        .executeTakeFirst();
      return paired(row);
    },
    /** The pairing whose socket token this is. */
    findBySocketToken: async (performerId: string, token: string): Promise<PairedRemote | undefined> => {
      const found = await pairedWith(performerId);
      return found !== undefined && isSameSecret(found.socketToken, token) ? found : undefined;
    },
    /** Ends the pairing of a performer, or the code that waits. @returns false where there was none */
    end: async (performerId: string): Promise<boolean> => {
      const ended = await store.deleteFrom('remotes').where('performer_id', '=', performerId).executeTakeFirst();
      return ended.numDeletedRows > 0n;
    },
    /** Ends the pairings whose time is over. @returns their performers */
    sweep: async (): Promise<readonly string[]> => {
      const now = clock.stamp();
      const next = await nextEnd();
      if (next === undefined || next > now) return [];
      const over = await store.deleteFrom('remotes').where('expires_at', '<=', now).returning('performer_id').execute();
      return over.map(({ performer_id: id }) => id).toSorted();
    },
  };
};

export type Remotes = ReturnType<typeof createRemotes>;
