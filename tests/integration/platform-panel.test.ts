import { request as send } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatformHere();
});
afterAll(() => platform.stop());

/** A fetch sets neither Host nor Origin. */
const statusOf = (path: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const answered = send(`${platform.url}${path}`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    answered.once('error', reject);
    answered.end();
  });
const withToken = () => ({ authorization: `Bearer ${platform.token}` });

it.each(['', 'panel.css', 'panel.js', 'admin.js', 'customer.js', 'dom.js', 'picture.js', 'world.js'])(
  'serves /sim/%s with a policy that allows its own files alone',
  async (file) => {
    const answer = await fetch(`${platform.url}/sim/${file}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(await answer.text()).not.toContain(platform.token);
  },
);

it('leads /sim to /sim/', async () => {
  expect((await fetch(`${platform.url}/sim`)).url).toBe(`${platform.url}/sim/`);
});

it.each([
  ['/sim/', { host: 'greenroom.example' }, 421],
  ['/sim/api/catalogue', {}, 401],
  ['/sim/api/lines', { authorization: 'Bearer guessed' }, 401],
])('answers %s with %j by %i', async (path, headers, status) => {
  expect(await statusOf(path, headers)).toBe(status);
});

it('answers a foreign page 403, even with the token', async () => {
  const headers = { ...withToken(), origin: 'https://elsewhere.example' };
  expect(await statusOf('/sim/api/catalogue', headers)).toBe(403);
});

it('tells what can be asked for, sent and broken, and what happened', async () => {
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${platform.url}/sim/api/${path}`, { headers: withToken() })).json();
  expect(await read('catalogue')).toMatchObject({
    requestTypes: expect.arrayContaining([{ name: 'vip', sessionType: 'VIPVIDEO', type: 'vip' }]),
    faults: expect.arrayContaining([expect.objectContaining({ name: 'drop-socket', lasts: 'once' })]),
    events: expect.arrayContaining([expect.objectContaining({ name: 'videoChat' })]),
  });
  const mark = await platform.customer({ name: 'Mark' });
  await mark.asks('1004');
  expect(await read('lines')).toMatchObject({
    lines: expect.arrayContaining([expect.objectContaining({ lane: 'mark', kind: 'does', text: '▸ ask for=chat' })]),
  });
});
