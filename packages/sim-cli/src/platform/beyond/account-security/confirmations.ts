import { isConfirmed, type ConfirmationMethod } from '@greenroom/core/account-security/security-api.port';
import { millis } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { ATTEMPT_COOKIE, type Cookies } from '../../base/security/cookies.ts';
import type { SpendCode } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import type { LoginRow } from '../../base/store/tables/login-tables.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import type { Authenticators } from './authenticators.ts';

/** Number of wrong proofs that are judged for one performer within the window of the tries, without a pause between them. */
export const LIMIT_OF_PROOFS = { most: 10, pauses: {} } as const;

/** Counts attempts before they are judged. */
export interface Tries {
  /** @returns 0, or the milliseconds until the next try, which is then not counted */
  readonly begin: (subject: string, limit: typeof LIMIT_OF_PROOFS) => Promise<number>;
  readonly giveBack: (subject: string) => Promise<void>;
  readonly forget: (subject: string) => Promise<void>;
}

/** Codes that are sent by e-mail or SMS. */
interface SentCodes {
  readonly send: (performer: PerformerRow) => Promise<string | undefined>;
  readonly check: (attempt: string, performerId: string, code: string) => Promise<'right' | 'wrong' | 'expired'>;
  readonly spend: (attempt: string, within: Store) => Promise<boolean>;
}

interface ConfirmationsDeps {
  readonly store: Store;
  readonly clock: PlatformClock;
  readonly tries: Tries;
  readonly codes: SentCodes;
  readonly checkPassword: (
    password: string,
    hash: string,
    asker: { readonly subject: string; readonly isKnown: boolean },
  ) => Promise<boolean | 'busy'>;
  readonly authenticators: Authenticators;
  /** False where the platform protects no change, as the specification has it. */
  readonly isOffered: boolean;
}

export type ProofRefusal = 'token_invalid' | 'token_expired' | 'too_many_attempts';

const ONCE: SpendCode = () => Promise.resolve(true);

/** Proofs of identity before protected changes: the strongest factor of the account, asked for again. */
export const createConfirmations = (deps: ConfirmationsDeps) => {
  const { store, clock, tries, codes, checkPassword, authenticators, isOffered } = deps;

  const methodOf = async ({ id, code_channel: channel }: PerformerRow): Promise<ConfirmationMethod> => {
    if (await authenticators.isOn(id)) return 'authenticator';
    return channel === 'none' ? 'password' : channel;
  };
  /** Judges a proof. @returns its use, which the confirmation performs in its transaction */
  const judge = async (performer: PerformerRow, proof: string, attempt: string): Promise<SpendCode | ProofRefusal> => {
    const method = await methodOf(performer);
    if (method === 'authenticator') return (await authenticators.judge(performer.id, proof)) ?? 'token_invalid';
    if (method === 'password') {
      const right = await checkPassword(proof, performer.password_hash, {
        subject: `confirm ${performer.id}`,
        isKnown: true,
      });
      if (right === 'busy') return 'too_many_attempts';
      return right ? ONCE : 'token_invalid';
    }
    const checked = await codes.check(attempt, performer.id, proof);
    if (checked === 'right') return (within) => codes.spend(attempt, within);
    return checked === 'expired' ? 'token_expired' : 'token_invalid';
  };
  /** Judges a proof after it was counted, and notes it. @returns the refusal, undefined when the login is confirmed */
  const prove = async <Refusal extends string>(
    login: LoginRow,
    performer: PerformerRow,
    judgeProof: () => Promise<SpendCode | Refusal>,
    unspent: Refusal,
  ): Promise<Refusal | 'too_many_attempts' | undefined> => {
    const subject = `confirm ${performer.id}`;
    if ((await tries.begin(subject, LIMIT_OF_PROOFS)) > 0) return 'too_many_attempts';
    const spend = await judgeProof();
    if (typeof spend === 'string') {
      if (spend === 'too_many_attempts') await tries.giveBack(subject);
      return spend;
    }
    const isSpent = await store.transaction().execute(async (within) => {
      if (!(await spend(within))) return false;
      await within.updateTable('logins').set({ proved_at: clock.stamp() }).where('id', '=', login.id).execute();
      return true;
    });
    if (!isSpent) return unspent;
    await tries.forget(subject);
    return undefined;
  };
  /** The login itself counts as a proof. */
  const isRecent = (login: LoginRow): boolean =>
    !isOffered || isConfirmed(millis(login.proved_at ?? login.started_at), clock.stamp());
  return {
    /** Checks whether a protected change needs no further proof. */
    isRecent,
    /** Checks whether a change of the password may go on: it has the current one, which is the proof of accounts with no other. */
    isPasswordChangeable: async (login: LoginRow, performer: PerformerRow): Promise<boolean> =>
      isRecent(login) || (await methodOf(performer)) === 'password',
    /** Begins a confirmation; sends a code where one is sent. @returns undefined when too many were sent lately */
    begin: async (performer: PerformerRow, cookies: Cookies): Promise<ConfirmationMethod | undefined> => {
      const method = await methodOf(performer);
      if (method === 'authenticator' || method === 'password') return method;
      const attempt = await codes.send(performer);
      if (attempt === undefined) return undefined;
      cookies.keep(ATTEMPT_COOKIE, attempt);
      return method;
    },
    /** Confirms the login by a proof. @returns the refusal, undefined when it is confirmed */
    confirm: (
      login: LoginRow,
      performer: PerformerRow,
      proof: string,
      cookies: Cookies,
    ): Promise<ProofRefusal | undefined> =>
      prove<ProofRefusal>(
        login,
        performer,
        () => judge(performer, proof, cookies.read(ATTEMPT_COOKIE) ?? ''),
        'token_invalid',
      ),
    /** Confirms the login by the signature of a passkey. @param judgeSignature gives its use, undefined for a wrong one */
    confirmByPasskey: (
      login: LoginRow,
      performer: PerformerRow,
      judgeSignature: () => Promise<SpendCode | undefined>,
    ): Promise<'passkey_invalid' | 'too_many_attempts' | undefined> =>
      prove<'passkey_invalid'>(
        login,
        performer,
        async () => (await judgeSignature()) ?? 'passkey_invalid',
        'passkey_invalid',
      ),
  };
};

export type Confirmations = ReturnType<typeof createConfirmations>;
