import type { PerformerId } from '../kernel/ids.ts';
import type { AsyncResult, CallFailure, Result } from '../kernel/result.ts';
import { millis, type Millis } from '../kernel/units.ts';
import type { Device, Passkey, SecurityState } from './security-state.ts';

/** Reason that the device made no passkey; `cancelled`: the performer dismissed its prompt. */
export type PasskeyTrouble = 'cancelled' | 'known' | 'failed';

/** The device that keeps passkeys. */
export interface PasskeyDevice {
  /** False without WebAuthn, and at an address without a name, where no browser makes a passkey. */
  readonly isAvailable: boolean;
  /** Makes a passkey. @param options of the platform, as WebAuthn writes them in JSON */
  readonly create: (options: unknown) => Promise<Result<unknown, PasskeyTrouble>>;
  /** Signs a challenge with a passkey. @param options of the platform, as WebAuthn writes them in JSON */
  readonly sign: (options: unknown) => Promise<Result<unknown, 'cancelled' | 'failed'>>;
}

/** Time for which a login counts as confirmed; later a protected change asks for the second factor again. */
const CONFIRMED_FOR = millis(10 * 60_000);

/** Checks whether the latest proof of identity is recent enough for a protected change. */
export const isConfirmed = (provedAt: Millis, now: Millis): boolean => now - provedAt < CONFIRMED_FOR;

/** Proof that the platform wants: a code of the app, a code that it sends, or the password. */
export type ConfirmationMethod = 'authenticator' | 'email' | 'sms' | 'password';

/** Question of the platform for a proof: the one it wants, and a passkey in its place. */
export interface ConfirmationQuestion {
  readonly method: ConfirmationMethod;
  /** Options of WebAuthn for the browser; undefined where the account has no passkey. */
  readonly passkeyOptions: unknown;
}

/** Refusal of a protected change by a login whose identity was not confirmed lately. */
export const CONFIRMATION_REQUIRED = { status: 401, error: 'confirmation_required' } as const;

/** Checks whether the platform refused a change until the identity is confirmed. */
export const needsConfirmation = ({ status, message }: CallFailure): boolean =>
  status === CONFIRMATION_REQUIRED.status && message === CONFIRMATION_REQUIRED.error;

/** Calls of ours for the protection of the account; made only where the configuration has `accountSecurity`. */
export interface SecurityApi {
  /** Fetches factors, recovery codes, devices and the last change of the password. */
  readonly securityState: (id: PerformerId) => AsyncResult<SecurityState>;
  /** Asks for the proof that is wanted before a protected change; the platform sends a code where one is sent. */
  readonly beginConfirmation: (id: PerformerId) => AsyncResult<ConfirmationQuestion>;
  /** Confirms the identity for 10 minutes. @param proof a code or the password */
  readonly confirmIdentity: (id: PerformerId, proof: string) => AsyncResult<undefined>;
  /** Confirms the identity in the same way. @param signed answer of the device, as WebAuthn writes it in JSON */
  readonly confirmByPasskey: (id: PerformerId, signed: unknown) => AsyncResult<undefined>;
  readonly beginAuthenticator: (id: PerformerId) => AsyncResult<AuthenticatorSetup>;
  /** Switches the app on by one of its codes. @returns the recovery codes, which no later call returns again */
  readonly proveAuthenticator: (id: PerformerId, code: string) => AsyncResult<readonly string[]>;
  readonly removeAuthenticator: (id: PerformerId) => AsyncResult<undefined>;
  readonly passkeys: (id: PerformerId) => AsyncResult<readonly Passkey[]>;
  /** @returns options of WebAuthn for the browser */
  readonly beginPasskey: (id: PerformerId) => AsyncResult<unknown>;
  /** @param created answer of the device, as WebAuthn writes it in JSON */
  readonly addPasskey: (id: PerformerId, name: string, created: unknown) => AsyncResult<undefined>;
  /** Devices that are logged in; asked only where the configuration has `devices`. */
  readonly devices: (id: PerformerId) => AsyncResult<readonly Device[]>;
  /** Logs out another device. */
  readonly endDevice: (id: PerformerId, deviceId: string) => AsyncResult<undefined>;
  /** Logs out every device but this one. */
  readonly endOtherDevices: (id: PerformerId) => AsyncResult<undefined>;
  readonly renamePasskey: (id: PerformerId, passkeyId: string, name: string) => AsyncResult<undefined>;
  readonly removePasskey: (id: PerformerId, passkeyId: string) => AsyncResult<undefined>;
  /** Replaces the recovery codes. @returns the new ones, which no later call returns again */
  readonly renewRecoveryCodes: (id: PerformerId) => AsyncResult<readonly string[]>;
}

/** Secret of an authenticator app that is being set up: for typing, and as the address of a QR code. */
export interface AuthenticatorSetup {
  readonly secret: string;
  readonly secretUri: string;
}

export const ACCOUNT_SECURITY_ERRORS = [
  'accountSecurity.notLoaded',
  'accountSecurity.notChanged',
  'accountSecurity.wrongCode',
  'accountSecurity.codeExpired',
  'accountSecurity.tooManyAttempts',
  'accountSecurity.notConfirmed',
  'accountSecurity.passkeyNotUsed',
  'accountSecurity.passkeyKnown',
  'accountSecurity.passkeyNotMade',
] as const;
export type AccountSecurityErrorCode = (typeof ACCOUNT_SECURITY_ERRORS)[number];
