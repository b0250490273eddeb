import type { Refusal } from './call.ts';

/** Refusal of a protected change by a login whose identity was not confirmed within the last 10 minutes. */
export const CONFIRMATION_REQUIRED = {
  status: 401,
  error: 'confirmation_required',
  when: 'the identity was not confirmed within the last 10 minutes',
} as const satisfies Refusal;
