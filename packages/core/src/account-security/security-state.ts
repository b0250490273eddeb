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
