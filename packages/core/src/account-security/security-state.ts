import { seenLine } from '../kernel/outside-text.ts';
import type { Seconds } from '../kernel/units.ts';

/** Protection of an account, as the platform knows it. */
export interface SecurityState {
  /** Channel of the login code; undefined where the account is asked for none. */
  readonly codeChannel: 'email' | 'sms' | undefined;
  /** True when codes of an authenticator app are asked for at login. */
  readonly authenticator: boolean;
  readonly passkeys: number;
  /** Number of recovery codes that have not been used. */
  readonly recoveryCodesLeft: number;
  /** Number of devices that are logged in, this one included. */
  readonly devices: number;
  /** Time of the last change of the password; undefined when it was never changed. */
  readonly passwordChangedAt: Seconds | undefined;
}

/** Strength of the log-in: the password alone, with a code that is sent, or with a factor that cannot be forwarded. */
export type SecurityLevel = 'password' | 'sentCode' | 'strong';

/** A performer with fewer recovery codes is advised to make new ones. */
const FEW_RECOVERY_CODES = 3;

/**
 * Strength of the weakest way in. A code that is sent can be read with the mailbox or the phone number, and a passkey leaves
 * the password as good as it was.
 */
export const securityLevel = ({ authenticator, codeChannel }: SecurityState): SecurityLevel => {
  if (authenticator) return 'strong';
  return codeChannel === undefined ? 'password' : 'sentCode';
};

/** The single improvement that helps most. */
export type SecurityStep = 'setUpAuthenticator' | 'renewRecoveryCodes' | 'addPasskey';

interface StepRow {
  readonly step: SecurityStep;
  readonly applies: (state: SecurityState) => boolean;
}

/** The first row that applies is advised: without a way back into the account the strongest factor is a risk. */
const STEPS: readonly StepRow[] = [
  { step: 'setUpAuthenticator', applies: (state) => securityLevel(state) !== 'strong' },
  {
    step: 'renewRecoveryCodes',
    applies: ({ authenticator, recoveryCodesLeft }) => authenticator && recoveryCodesLeft < FEW_RECOVERY_CODES,
  },
  { step: 'addPasskey', applies: ({ passkeys }) => passkeys === 0 },
];

/** The advised next step; undefined when nothing is left to do. */
export const nextSecurityStep = (state: SecurityState): SecurityStep | undefined =>
  STEPS.find(({ applies }) => applies(state))?.step;

/** Device on which the account is logged in, as its browser describes itself. */
export interface Device {
  readonly id: string;
  /** Name of the browser; undefined for an unknown one. */
  readonly browser: string | undefined;
  /** Name of the operating system; undefined for an unknown one. */
  readonly system: string | undefined;
  /** ISO 3166 code of the country; undefined where the platform is not told. */
  readonly country: string | undefined;
  /** Time of the log-in. */
  readonly firstSeen: Seconds;
  /** Time of the latest session check. */
  readonly lastSeen: Seconds;
  /** True for the device that asks. */
  readonly isThis: boolean;
}

/** Devices in the order of the list: this one, then by the latest use. */
export const sortDevices = (devices: readonly Device[]): readonly Device[] =>
  devices.toSorted((one, other) => Number(other.isThis) - Number(one.isThis) || other.lastSeen - one.lastSeen);

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Seconds;
  /** Time of the latest log-in with it; undefined when it was never used. */
  readonly usedAt: Seconds | undefined;
}

export const MAX_PASSKEY_NAME = 40;

/** Name as it is kept: in one line as it is seen, never longer than the limit. */
export const tidyPasskeyName = (typed: string): string => seenLine(typed).slice(0, MAX_PASSKEY_NAME);
