import { expect, it } from 'vitest';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { createIsBreached } from './is-breached.http.ts';

const LIST = 'https://list.invalid/range/';
const hashOf = async (password: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-1', Buffer.from(password)))
    .toString('hex')
    .toUpperCase();

const asked = async (answer: (rest: string) => Response, url = LIST) => {
  const urls: string[] = [];
  const rest = (await hashOf('green tea')).slice(5);
  const isBreached = createIsBreached({
    url,
    fetch: async (input) => {
      urls.push(input instanceof Request ? input.url : input.toString());
      return answer(rest);
    },
    log: silentLog,
  });
  return { breached: await isBreached('green tea'), urls };
};

it('sends the first 5 digits of the hash to the configured address, and nothing else', async () => {
  const { urls } = await asked(() => new Response(''));
  expect(urls).toEqual([`${LIST}${(await hashOf('green tea')).slice(0, 5)}`]);
});

it('sends nothing without an address', async () => {
  expect(await asked((rest) => new Response(`${rest}:9`), '')).toEqual({ breached: false, urls: [] });
});

it.each([
  ['a listed one', (rest: string) => new Response(`0018A45C4D1DEF81644B54AB7F969B88D65:3\r\n${rest}:2`), true],
  ['one that is padding', (rest: string) => new Response(`${rest}:0`), false],
  ['another one', () => new Response('0018A45C4D1DEF81644B54AB7F969B88D65:3'), false],
  ['one of a list that fails', () => new Response('', { status: 503 }), false],
])('knows %s', async (_what, answer, breached) => {
  expect((await asked(answer)).breached).toBe(breached);
});

it('counts a password as not stolen where nothing answers', async () => {
  const answer = (): Response => {
    throw new TypeError('fetch failed');
  };
  expect((await asked(answer)).breached).toBe(false);
});
