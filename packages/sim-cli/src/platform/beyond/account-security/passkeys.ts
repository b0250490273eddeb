import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { millis } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { Ids } from '../../base/security/ids.ts';
import { LIMITS } from '../../base/security/limits.ts';
import { hashSecret, sign } from '../../base/security/secret.ts';
import { lockPerformer, type SpendCode } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import { readList, writeList } from '../../base/store/tables/table.ts';
import type { Notify } from './authenticators.ts';

/** Loads the library at the first use of a passkey: with its certificates it takes 7 MB, and most runs use none. */
const webAuthn = () => import('@simplewebauthn/server');

/** Name of the relying party as the device shows it. */
const RP_NAME = 'Greenroom';
/** Time within which a challenge is signed. */
const CHALLENGE_LIFETIME = millis(10 * 60_000);

type Purpose = 'login' | 'add' | 'confirm';

interface PasskeysDeps {
  readonly store: Store;
  readonly clock: PlatformClock;
  readonly ids: Ids;
  readonly key: string;
}

/** A performer who adds a passkey, with the login and the host at which it was asked for. */
export interface Adder {
  readonly performer: PerformerRow;
  readonly login: { readonly id: string };
  readonly host: string;
}

export interface NewPasskey {
  readonly name: string;
  readonly response: RegistrationResponseJSON;
}

/** A passkey that signed a challenge: whose it is, and the use of the challenge. */
export interface Signed {
  readonly performerId: string;
  readonly spendCode: SpendCode;
}

/** Returns the id of the relying party, to which passkeys are bound: the name of the host. @param host with its port */
const rpIdOf = (host: string): string => new URL(`http://${host}`).hostname;
const originsOf = (host: string): string[] => [`http://${host}`, `https://${host}`];
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/** Passkeys of performers (WebAuthn), each verified by fingerprint, face or PIN. */
export const createPasskeys = ({ store, clock, ids, key }: PasskeysDeps) => {
  /** The handle by which an authenticator names the owner of a passkey, base64url. */
  const userHandleOf = (performerId: string): string => sign(key, `user ${performerId}`);
  /** Stores the challenge of an attempt in place of an earlier one, and removes those that have expired. */
  const storeChallenge = async (attempt: string, purpose: Purpose, challenge: string): Promise<void> => {
    const now = clock.stamp();
    const row = { challenge, expires_at: now + CHALLENGE_LIFETIME };
    await store.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
    await store
      .insertInto('passkey_challenges')
      .values({ attempt, purpose, ...row })
      .onConflict((conflict) => conflict.columns(['attempt', 'purpose']).doUpdateSet(row))
      .execute();
  };
  const challengeOf = async (attempt: string, purpose: Purpose): Promise<string | undefined> => {
    const row = await store
      .selectFrom('passkey_challenges')
      .select('challenge')
      .where('attempt', '=', attempt)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', clock.stamp())
      .executeTakeFirst();
    return row?.challenge;
  };
  /** Removes a challenge, so that it is signed once. @returns false when it was used or replaced meanwhile */
  const spendChallenge = async (
    attempt: string,
    purpose: Purpose,
    challenge: string,
    within: Store,
  ): Promise<boolean> => {
    const removed = await within
      .deleteFrom('passkey_challenges')
      .where('attempt', '=', attempt)
      .where('purpose', '=', purpose)
      .where('challenge', '=', challenge)
      .executeTakeFirst();
    return removed.numDeletedRows === 1n;
  };
  const list = (performerId: string, within: Store = store) =>
    within
      .selectFrom('passkeys')
      .selectAll()
      .where('performer_id', '=', performerId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  /**
   * Verifies a signature of the challenge of an attempt.
   *
   * @returns undefined for a wrong signature, an unknown passkey or an expired challenge
   */
  const verifySignature = async (
    attempt: string,
    purpose: Exclude<Purpose, 'add'>,
    host: string,
    response: AuthenticationResponseJSON,
  ): Promise<Signed | undefined> => {
    const challenge = await challengeOf(attempt, purpose);
    const row = await store.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
    if (challenge === undefined || row === undefined) return undefined;
    const rpId = rpIdOf(host);
    if (row.rp_id !== null && row.rp_id !== rpId) return undefined;
    // WebAuthn §7.2, step 6: a login has not told whose it is, so the authenticator must; else it may.
    const { userHandle } = response.response;
    if (userHandle === undefined ? purpose === 'login' : userHandle !== userHandleOf(row.performer_id))
      return undefined;
    const { verifyAuthenticationResponse } = await webAuthn();
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: originsOf(host),
      expectedRPID: rpId,
      credential: {
        id: row.id,
        publicKey: bytesOf(row.public_key),
        counter: row.counter,
        transports: [...readList(row.transports)],
      },
      requireUserVerification: true,
    }).catch(() => undefined);
    if (verified?.verified !== true) return undefined;
    const used = { counter: verified.authenticationInfo.newCounter, used_at: clock.today() };
    return {
      performerId: row.performer_id,
      spendCode: async (within) => {
        if (!(await spendChallenge(attempt, purpose, challenge, within))) return false;
        const updated = await within.updateTable('passkeys').set(used).where('id', '=', row.id).executeTakeFirst();
        return updated.numUpdatedRows === 1n;
      },
    };
  };
  return {
    list: (performerId: string) => list(performerId),
    /** Begins to add a passkey. @param loginId of the login that adds it @returns options for the browser */
    beginAdding: async (performer: PerformerRow, loginId: string, host: string) => {
      const known = await list(performer.id);
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpName: RP_NAME,
        rpID: rpIdOf(host),
        userName: performer.username,
        userID: bytesOf(userHandleOf(performer.id)),
        challenge: ids.secret(),
        attestationType: 'none',
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await storeChallenge(loginId, 'add', options.challenge);
      return options;
    },
    /**
     * Adds the passkey that a device made.
     *
     * @returns false when it does not answer this login's challenge, is known already, or is one too many
     */
    add: async (
      { performer, login: { id: loginId }, host }: Adder,
      { name, response }: NewPasskey,
      notify: Notify,
    ): Promise<boolean> => {
      const challenge = await challengeOf(loginId, 'add');
      if (challenge === undefined) return false;
      const { verifyRegistrationResponse } = await webAuthn();
      const verified = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: originsOf(host),
        expectedRPID: rpIdOf(host),
        requireUserVerification: true,
      }).catch(() => undefined);
      if (verified?.verified !== true) return false;
      const { credential } = verified.registrationInfo;
      const row = {
        id: credential.id,
        performer_id: performer.id,
        name,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: writeList(credential.transports ?? []),
        rp_id: rpIdOf(host),
        created_at: clock.today(),
        used_at: null,
      };
      return store.transaction().execute(async (within) => {
        await lockPerformer(within, performer.id);
        if (!(await spendChallenge(loginId, 'add', challenge, within))) return false;
        if ((await list(performer.id, within)).length >= LIMITS.passkeys.most) return false;
        const added = await within
          .insertInto('passkeys')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (added.numInsertedOrUpdatedRows !== 1n) return false;
        await notify(within);
        return true;
      });
    },
    /** Removes a passkey. @returns false for one that the performer does not have */
    remove: (performerId: string, id: string, notify: Notify): Promise<boolean> =>
      store.transaction().execute(async (within) => {
        const removed = await within
          .deleteFrom('passkeys')
          .where('performer_id', '=', performerId)
          .where('id', '=', id)
          .executeTakeFirst();
        if (removed.numDeletedRows !== 1n) return false;
        await notify(within);
        return true;
      }),
    /** Checks whether an attempt has a challenge that can be replaced. */
    isLoginBegun: async (attempt: string): Promise<boolean> =>
      (await challengeOf(hashSecret(attempt), 'login')) !== undefined,
    /** Begins a login, or begins that of an attempt again. @returns the value for the attempt's cookie, and options for the browser */
    beginLogin: async (host: string, attempt: string = ids.secret()) => {
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        rpID: rpIdOf(host),
        challenge: ids.secret(),
        userVerification: 'required',
      });
      await storeChallenge(hashSecret(attempt), 'login', options.challenge);
      return { attempt, options };
    },
    /** Verifies the signature of a login. @returns undefined for a wrong one */
    judgeLogin: (attempt: string, host: string, response: AuthenticationResponseJSON) =>
      verifySignature(hashSecret(attempt), 'login', host, response),
    /** Begins a confirmation by a passkey. @returns options for the browser; undefined for an account without one */
    beginConfirming: async (performerId: string, loginId: string, host: string) => {
      const known = await list(performerId);
      if (known.length === 0) return undefined;
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        rpID: rpIdOf(host),
        challenge: ids.secret(),
        allowCredentials: known.map(({ id, transports }) => ({ id, transports: [...readList(transports)] })),
        userVerification: 'required',
      });
      await storeChallenge(loginId, 'confirm', options.challenge);
      return options;
    },
    /** Verifies the signature of a confirmation. @returns its use; undefined for a wrong one, also of another performer */
    judgeConfirmation: async (
      performerId: string,
      loginId: string,
      host: string,
      response: AuthenticationResponseJSON,
    ): Promise<SpendCode | undefined> => {
      const signed = await verifySignature(loginId, 'confirm', host, response);
      return signed?.performerId === performerId ? signed.spendCode : undefined;
    },
    /** Changes the name of a passkey. @returns false for one that the performer does not have */
    rename: async (performerId: string, id: string, name: string): Promise<boolean> => {
      const renamed = await store
        .updateTable('passkeys')
        .set({ name })
        .where('performer_id', '=', performerId)
        .where('id', '=', id)
        .executeTakeFirst();
      return renamed.numUpdatedRows === 1n;
    },
  };
};

export type Passkeys = ReturnType<typeof createPasskeys>;
