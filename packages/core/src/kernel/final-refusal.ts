import { isRefusal, type CallFailure } from './result.ts';

/** Request timeout, too early and too many requests: the same call can end otherwise later. */
const NOT_NOW: readonly number[] = [408, 425, 429];

/** Smallest status of a fault of the platform. */
const FIRST_FAULT = 500;

/** Checks whether the platform itself has refused for good. After any other failure the same call can still be carried out. */
export const isFinalRefusal = (failure: CallFailure): boolean =>
  isRefusal(failure) && failure.status < FIRST_FAULT && !NOT_NOW.includes(failure.status);
