import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { HASHES_AT_ONCE, MOST_HASHES_WAITING } from './login.constants.ts';

/**
 * 16 MiB and about 40 ms. OWASP asks for five such rounds; a real platform has them. Here a log-in must fit into the 2 s of a call also
 * on a busy machine, and the only password in the store is printed at the start.
 */
const COST = 16_384;
const BLOCK_SIZE = 8;
const PARALLEL = 1;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

const derive = (password: string, salt: Buffer): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const options = { N: COST, r: BLOCK_SIZE, p: PARALLEL, maxmem: 256 * COST * BLOCK_SIZE };
  scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
    error === null ? resolve(key) : reject(error),
  );
  return promise;
};

/** @returns salt and key as one text for the store. The hash of the world was made with it */
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

/** Makes the hashes of passwords, and compares passwords with them. */
export interface PasswordHashing {
  readonly hash: typeof hashPassword;
  readonly isPassword: typeof isPassword;
}

export const SCRYPT: PasswordHashing = { hash: hashPassword, isPassword };

/** Compares a password with a hash. @returns `busy`, at once, while too many others wait for theirs */
export type CheckPassword = (password: string, hash: string) => Promise<boolean | 'busy'>;

/** A hash is dear on purpose: without a bound, strangers' wrong passwords would keep every other log-in waiting. */
export const createCheckPassword = (check = isPassword): CheckPassword => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const turn = async (): Promise<void> => {
    if (running < HASHES_AT_ONCE) {
      running += 1;
      return;
    }
    // The check that ends passes its slot on, so the number that runs stays as it is.
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  };
  const end = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return async (password, hash) => {
    if (waiting.length >= MOST_HASHES_WAITING) return 'busy';
    await turn();
    try {
      return await check(password, hash);
    } finally {
      end();
    }
  };
};
