import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 bits: twice what a session value needs. */
const SECRET_BYTES = 32;

/** Makes a value that cannot be guessed, fit for a cookie or a header. */
export const createSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Hashes a secret for the store, so that a copy of the store opens nothing. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');

/** Binds a value to the platform's own key. */
export const sign = (key: string, value: string): string => createHmac('sha256', key).update(value).digest('base64url');

/** Compares without telling by its time where two texts differ. */
export const isSameSecret = (left: string, right: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(left)), Buffer.from(hashSecret(right)));

const CODE_DIGITS = 6;

/** A login code: 6 digits from the system's randomness, never from a seed. */
export const createLoginCode = (): string =>
  randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0');
