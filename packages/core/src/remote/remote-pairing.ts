import { bareCode } from '../kernel/outside-text.ts';
import { millis } from '../kernel/units.ts';

/** Characters of a code: no 0, 1, I or O, which are taken for each other. 32 of them, so each is five bits of a byte. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/**
 * 40 bits: nobody guesses a code in its lifetime.
 *
 * @fortests
 */
export const CODE_LENGTH = 8;
/** A code works for 3 minutes, once. */
export const PAIRING_CODE_LIFETIME = millis(3 * 60_000);
/** A pairing ends after a long shift, and before that with the login that made it. */
export const PAIRING_LIFETIME = millis(12 * 3_600_000);
/** Number of tries of the code of one login within a quarter of an hour. */
export const MOST_WRONG_CODES = 10;

/** Makes a code of random bytes. @throws RangeError for fewer bytes than a code has characters */
export const pairingCode = (bytes: ArrayLike<number>): string => {
  if (bytes.length < CODE_LENGTH) throw new RangeError(`A code needs ${CODE_LENGTH} bytes`);
  return Array.from({ length: CODE_LENGTH }, (_, at) => ALPHABET.charAt((bytes[at] ?? 0) % ALPHABET.length)).join('');
};

/** Code as it is shown, in two groups of four. */
export const formatCode = (code: string): string => `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;

/** Reads a typed or scanned code, in either case and with any separators. @returns undefined for what cannot be one */
export const readCode = (typed: string): string | undefined => {
  const code = bareCode(typed).toUpperCase();
  return code.length === CODE_LENGTH && Array.from(code).every((each) => ALPHABET.includes(each)) ? code : undefined;
};

/** Facts about the code that a phone presents, as the platform keeps them. */
export interface PresentedCode {
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** True once a phone used it. */
  readonly isUsed: boolean;
}

/** Reason why a code pairs no phone. */
export type CodeRefusal = 'code_unknown' | 'code_expired' | 'remote_paired';

/** Judges a code. A used one is refused as used even after its time, so that a second phone shows the reason. */
export const codeRefusal = (code: PresentedCode | undefined, now: number): CodeRefusal | undefined => {
  if (code === undefined) return 'code_unknown';
  if (code.isUsed) return 'remote_paired';
  return code.expiresAt <= now ? 'code_expired' : undefined;
};
