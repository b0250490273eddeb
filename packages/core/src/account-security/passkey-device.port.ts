import type { Result } from '../kernel/result.ts';

/** Reason for which no passkey came from the device; a performer who closes its question has cancelled. */
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
