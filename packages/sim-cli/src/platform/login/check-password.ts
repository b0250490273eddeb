import { HASHES_AT_ONCE, MOST_HASHES_WAITING } from './login.constants.ts';
import { isPassword } from './passwords.ts';

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
