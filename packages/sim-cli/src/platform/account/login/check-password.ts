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

/** Sender of a password that waits for its hash: a device on which the performer has logged in, else an address. */
export interface HashAsker {
  readonly subject: string;
  readonly isKnown: boolean;
}

/** Compares a password with a hash. @returns `busy`, where too many others wait for theirs */
export type CheckPassword = (password: string, hash: string, asker: HashAsker) => Promise<boolean | 'busy'>;

/** Lets subjects take turns, and makes room for one that waits with less than another. */
const createTurns = () => {
  const waiting = new Map<string, ((isGranted: boolean) => void)[]>();
  let count = 0;
  return {
    /** @returns false, at once or later, where the subject gets no turn */
    wait: async (subject: string): Promise<boolean> => {
      const own = waiting.get(subject) ?? [];
      if (count >= MOST_HASHES_WAITING) {
        const [longest = own] = [...waiting.values()].toSorted((one, other) => other.length - one.length);
        if (longest.length <= own.length + 1) return false;
        longest.pop()?.(false);
        count -= 1;
      }
      count += 1;
      waiting.set(subject, own);
      return new Promise((resolve) => {
        own.push(resolve);
      });
    },
    /** @returns false where nobody waits */
    grant: (): boolean => {
      const [next] = waiting;
      if (next === undefined) return false;
      const [subject, own] = next;
      waiting.delete(subject);
      own.shift()?.(true);
      count -= 1;
      if (own.length > 0) waiting.set(subject, own);
      return true;
    },
  };
};

/**
 * Bounds the hashes, which are dear on purpose: without a bound, wrong passwords of strangers would keep every other log-in waiting.
 * Known devices go first and have places of their own; addresses share the others.
 */
export const createCheckPassword = (check = isPassword): CheckPassword => {
  const [known, others] = [createTurns(), createTurns()];
  let running = 0;
  return async (password, hash, { subject, isKnown }) => {
    // A check that ends passes its slot on, so the number that runs stays as it is.
    if (running < HASHES_AT_ONCE) running += 1;
    else if (!(await (isKnown ? known : others).wait(subject))) return 'busy';
    try {
      return await check(password, hash);
    } finally {
      if (!known.grant() && !others.grant()) running -= 1;
    }
  };
};
