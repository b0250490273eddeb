import { expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from '../../base/world/performers.ts';
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

const SOMEONE = { subject: 'address 127.0.0.9', isKnown: false };

it('hashes 2 passwords at once, lets 30 wait and refuses the 33rd at once', async () => {
  const { check, ends, most } = heldCheck();
  const checkPassword = createCheckPassword(check);
  const first32 = Array.from({ length: 32 }, () => checkPassword('guess', 'hash', SOMEONE));
  expect(await checkPassword('guess', 'hash', SOMEONE)).toBe('busy');
  const answers = Promise.all(first32);
  for (let ended = 0; ended < 32; ended += 1) {
    while (ends.length === 0) await Promise.resolve();
    ends.shift()?.(ended === 31);
    await Promise.resolve();
  }
  expect(await answers).toEqual([...Array.from({ length: 31 }, () => false), true]);
  expect(most()).toBe(2);
});

/** Ends checks one after the other. @returns the subjects in the order in which they were answered, the refused ones first */
const answered = async (
  checks: readonly (readonly [string, Promise<boolean | 'busy'>])[],
  ends: ((right: boolean) => void)[],
) => {
  const order: string[] = [];
  const all = Promise.all(
    checks.map(async ([subject, check]) => order.push((await check) === 'busy' ? `${subject} refused` : subject)),
  );
  let left = true;
  void all.finally(() => (left = false));
  while (left) {
    await Promise.resolve();
    ends.shift()?.(false);
  }
  return order;
};

it('lets a known device go before 30 strangers, who leave it its place', async () => {
  const { check, ends } = heldCheck();
  const checkPassword = createCheckPassword(check);
  const strangers = Array.from({ length: 40 }, (_, index) => {
    const subject = `address 127.0.0.${index}`;
    return [subject, checkPassword('guess', 'hash', { subject, isKnown: false })] as const;
  });
  const owner = ['owner', checkPassword('right', 'hash', { subject: 'owner', isKnown: true })] as const;
  const order = (await answered([...strangers, owner], ends)).filter((subject) => !subject.endsWith(' refused'));
  // Two were hashed before the device came.
  expect([order.length, order.indexOf('owner')]).toEqual([33, 2]);
});

it('gives a new address the place of one that waits 30 times, and lets both take turns', async () => {
  const { check, ends } = heldCheck();
  const checkPassword = createCheckPassword(check);
  const ask = (subject: string) => [subject, checkPassword('guess', 'hash', { subject, isKnown: false })] as const;
  const flood = Array.from({ length: 32 }, () => ask('flood'));
  const order = await answered([...flood, ask('person'), ask('person')], ends);
  expect(order.filter((subject) => subject === 'flood refused')).toHaveLength(2);
  expect(order.filter((subject) => !subject.endsWith('refused')).slice(0, 6)).toEqual([
    'flood',
    'flood',
    'flood',
    'person',
    'flood',
    'person',
  ]);
});

it('goes on after a check that failed', async () => {
  const outcomes = [Promise.reject(new Error('no memory')), Promise.resolve(true)];
  const checkPassword = createCheckPassword(() => outcomes.shift() ?? Promise.resolve(false));
  await expect(checkPassword('guess', 'hash', SOMEONE)).rejects.toThrow('no memory');
  expect(await checkPassword('right', 'hash', SOMEONE)).toBe(true);
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
