import type { PerformerAccount } from '../account/performer-account.ts';
import type { AsyncResult, Result } from '../kernel/result.ts';

/** Signature of a passkey, as WebAuthn writes it in JSON, or the reason for which there is none. */
export type PasskeySignature = Result<unknown, 'cancelled' | 'failed'>;

/** Credentials as typed. The code is of the second step. @spec §3 Login */
export interface Credentials {
  readonly performerId: string;
  readonly password: string;
  readonly code?: string;
  /** Signature of a passkey; then ID, password and code are empty. */
  readonly passkey?: PasskeySignature;
  /** Takes over a login that is active elsewhere; only after the performer confirmed. */
  readonly forced: boolean;
  /** Remembers this device for 30 days, so that it needs no mailed code; a platform without `rememberDevice` never gets it. */
  readonly remember?: boolean;
}

export interface AuthApi {
  /**
   * Fetches the account that is logged in here.
   * @param moment `start` at start-up and right after login (query login=1), `check` for the 60 s check (login=0)
   * @spec §7 GET check_session
   */
  readonly checkSession: (moment: 'start' | 'check') => AsyncResult<PerformerAccount>;
  /**
   * Logs in with ID and password, and with a code where one is asked for.
   * @spec §7 POST auth/login — a refusal's `message` is its code, its `body` may contain the channel of the login code
   */
  readonly login: (credentials: Credentials) => AsyncResult<undefined>;
  /** A call of ours. @returns options of WebAuthn for the browser */
  readonly passkeyOptions: () => AsyncResult<unknown>;
  /** Ends the login. @spec §7 GET auth/logout */
  readonly logout: () => AsyncResult<undefined>;
}
