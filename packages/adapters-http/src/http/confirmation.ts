import { CONFIRMATION_REQUIRED as REFUSAL } from '@greenroom/core/account-security/confirmation';
import type { Refusal } from './call.ts';

/** Refusal of a protected change by a login whose identity was not confirmed within the last 10 minutes. */
export const CONFIRMATION_REQUIRED = {
  ...REFUSAL,
  when: 'the identity was not confirmed within the last 10 minutes',
} as const satisfies Refusal;
