import { expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from '../world/performers.ts';
import { hashPassword, isPassword } from './passwords.ts';

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
