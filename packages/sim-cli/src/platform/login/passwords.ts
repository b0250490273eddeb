import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** 16 MiB and five rounds, about 0.2 s: what OWASP's password storage sheet asks of scrypt. */
const COST = 16_384;
const BLOCK_SIZE = 8;
const PARALLEL = 5;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

const derive = (password: string, salt: Buffer): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const options = { N: COST, r: BLOCK_SIZE, p: PARALLEL, maxmem: 64 * COST * BLOCK_SIZE * PARALLEL };
  scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
    error === null ? resolve(key) : reject(error),
  );
  return promise;
};

/** @returns salt and key as one text for the store */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
};

/** Takes the same time for every password and every hash. */
export const isPassword = async (password: string, hash: string): Promise<boolean> => {
  const [salt = '', key = ''] = hash.split('.');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};
