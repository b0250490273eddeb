import { expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from '../world/performers.ts';
import { createCheckPassword, hashPassword, isPassword } from './check-password.ts';

/** A check whose end the test decides. */
const heldCheck = () => {
  const ends: ((right: boolean) => void)[] = [];
  let most = 0;
  let running = 0;
  const check = async (): Promise<boolean> => {
    running += 1;
    most = Math.max(most, running);
    const right = await new Promise<boolean>((resolve) => {
      ends.push(resolve);
    });
    running -= 1;
    return right;
  };
  return { check, ends, most: () => most };
};

it('hashes 2 passwords at once, lets 30 wait and refuses the 33rd at once', async () => {
  const { check, ends, most } = heldCheck();
  const checkPassword = createCheckPassword(check);
  const first32 = Array.from({ length: 32 }, () => checkPassword('guess', 'hash'));
  expect(await checkPassword('guess', 'hash')).toBe('busy');
  const answers = Promise.all(first32);
  for (let ended = 0; ended < 32; ended += 1) {
    while (ends.length === 0) await Promise.resolve();
    ends.shift()?.(ended === 31);
    await Promise.resolve();
  }
  expect(await answers).toEqual([...Array.from({ length: 31 }, () => false), true]);
  expect(most()).toBe(2);
});

it('goes on after a check that failed', async () => {
  const outcomes = [Promise.reject(new Error('no memory')), Promise.resolve(true)];
  const checkPassword = createCheckPassword(() => outcomes.shift() ?? Promise.resolve(false));
  await expect(checkPassword('guess', 'hash')).rejects.toThrow('no memory');
  expect(await checkPassword('right', 'hash')).toBe(true);
});

it('recognises the password of the world by its hash', async () => {
  expect(await isPassword(DEMO_PASSWORD, DEMO_PASSWORD_HASH)).toBe(true);
  expect(await isPassword('wrong', DEMO_PASSWORD_HASH)).toBe(false);
});

it('gives the same password another hash each time', async () => {
  const [first, second] = await Promise.all([hashPassword('long enough'), hashPassword('long enough')]);
  expect(first).not.toBe(second);
  expect(await isPassword('long enough', second)).toBe(true);
});

it('takes spaces and letters of any script as they are', async () => {
  const hash = await hashPassword('  ñandú 文字 ');
  expect(await isPassword('ñandú 文字', hash)).toBe(false);
  expect(await isPassword('  ñandú 文字 ', hash)).toBe(true);
});
