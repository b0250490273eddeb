import { once } from 'node:events';
import { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createBarePerformer } from '../support/bare-performer.ts';
import { attackLogin } from '../support/login-attack.ts';
import { floodLogin, judged } from '../support/login-flood.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { startPlatform, type PlatformProcess } from '../support/platform.ts';
import { logInFrom } from '../support/post-from.ts';

let platform: PlatformProcess;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.stop());

/** Many more than may be judged; `npm run bench -- login-flood` sends 2,000. */
const AT_ONCE = 400;

it('judges at most 10 of 400 wrong passwords that come at once, and lets another performer in meanwhile', async () => {
  const bodies = Array.from({ length: AT_ONCE }, (_, index) => ({
    email: '1003',
    password: index === AT_ONCE - 1 ? platform.password : `guess ${index}`,
    forced: false,
  }));
  const flood = floodLogin(platform.url, bodies);
  const another = await createBarePerformer(platform).logIn('1005');
  const answers = await flood;
  expect(another.status).toBe(200);
  expect(answers['429 too_many_attempts']).toBeGreaterThan(AT_ONCE / 2);
  expect(judged(answers)).toBeLessThanOrEqual(10);
  expect(answers['200 ok']).toBeUndefined();
});

it('judges at most 10 of 400 codes that come at once, so that the right one among them does not log in', async () => {
  const attempt = await fetch(`${platform.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ver: '1.1', tokenDate: '1', role: 'ROLE_PERFORMER' },
    body: JSON.stringify({ email: '1001', password: platform.password, forced: false }),
  });
  const [cookie = ''] = attempt.headers.getSetCookie();
  const right = Number(await platform.code('1001'));
  const bodies = Array.from({ length: AT_ONCE }, (_, index) => ({
    email: '1001',
    password: platform.password,
    // The right one is the last, as it is for most who guess.
    token: String((right + 1 + (index === AT_ONCE - 1 ? 999_999 : index)) % 1_000_000).padStart(6, '0'),
    forced: false,
  }));
  const flood = floodLogin(platform.url, bodies, cookie.split(';')[0]);
  const another = await createBarePerformer(platform).logIn('1004');
  const answers = await flood;
  expect(another.status).toBe(200);
  expect(answers['429 too_many_attempts']).toBeGreaterThan(AT_ONCE / 2);
  expect(judged(answers)).toBeLessThanOrEqual(10);
  expect(answers['200 ok']).toBeUndefined();
  expect((await platform.state()).performers.find(({ id }) => id === '1001')).toMatchObject({ loggedIn: false });
});

it('lets 1,000 callers connect while it is too busy to take any, so that none of them has to begin anew', async () => {
  const { hostname, port } = new URL(platform.url);
  const sockets = Array.from({ length: 1_000 }, () => new Socket());
  // A stopped process takes nothing: what connects is kept by the kernel until it goes on.
  const goOn = (): void => {
    process.kill(platform.pid, 'SIGCONT');
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(goOn);
  process.kill(platform.pid, 'SIGSTOP');
  await Promise.all(sockets.map((socket) => once(socket.connect(Number(port), hostname), 'connect')));
  goOn();
  expect((await createBarePerformer(platform).logIn('1005', { forced: true })).status).toBe(200);
});

it('finds a code expired after 5 wrong ones and sends another, also when the sixth is the right one', async () => {
  const bea = createBarePerformer(platform);
  await bea.logIn('1002');
  const first = await platform.code('1002');
  const wrong = String((Number(first) + 1) % 1_000_000).padStart(6, '0');
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await bea.logIn('1002', { token: wrong })).json).toEqual({ error: 'token_invalid' });
  }
  expect((await bea.logIn('1002', { token: first })).json).toMatchObject({ error: 'token_expired' });
  expect((await bea.logIn('1002', { token: await platform.code('1002') })).status).toBe(200);
});

it('sends at most 10 codes to a performer whose right password comes 100 times at once', async () => {
  const bodies = Array.from({ length: 100 }, () => ({ email: '1413', password: platform.password, forced: false }));
  const answers = await floodLogin(platform.url, bodies);
  expect(answers['401 token_required']).toBeLessThanOrEqual(10);
});

it('judges 7 wrong passwords of an ID at once, and says how long the next one waits', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => createBarePerformer(platform).logIn('1997', { password: 'guess' })),
  );
  expect(answers.filter(({ json }) => json['error'] === 'incorrect_password').length).toBeLessThanOrEqual(8);
  const waits = answers.filter(({ status }) => status === 429).map(({ json }) => Number(json['wait'] ?? 1));
  expect(waits.every((wait) => wait > 0 && wait <= 30)).toBe(true);
});

it('judges at most 100 wrong passwords of an address, whatever the ID, and still those of another', async () => {
  const here = await startPlatformHere();
  onTestFinished(here.stop);
  const ids = Array.from({ length: 40 }, (_, index) => String(600_000 + index));
  const answers: string[] = [];
  for (const id of ids) {
    for (let tries = 0; tries < 3; tries += 1) {
      answers.push((await logInFrom('127.0.0.9', here.url, id, 'guess')).error);
    }
  }
  expect(answers.filter((error) => error === 'incorrect_password')).toHaveLength(100);
  expect(answers.slice(100)).toEqual(Array.from({ length: 20 }, () => 'too_many_attempts'));
  expect((await logInFrom('127.0.0.9', here.url, '1006', here.password)).error).toBe('too_many_attempts');
  expect((await logInFrom('127.0.0.10', here.url, '1006', here.password)).error).toBe('ok');
});

it('judges as many wrong passwords of an address as `serve --address-tries` says', async () => {
  const studio = await startPlatformHere({ more: ['--address-tries', '130'] });
  onTestFinished(studio.stop);
  const errors: string[] = [];
  for (let index = 0; index < 140; index += 1)
    errors.push((await logInFrom('127.0.0.9', studio.url, String(600_000 + Math.floor(index / 3)), 'guess')).error);
  expect(errors.filter((error) => error === 'incorrect_password')).toHaveLength(130);
  expect(errors.slice(130)).toEqual(Array.from({ length: 10 }, () => 'too_many_attempts'));
});

it('answers 429 rather than let passwords of 200 IDs wait for each other', async () => {
  const bodies = Array.from({ length: 200 }, (_, index) => ({
    email: String(500_000 + index),
    password: 'guess',
    forced: false,
  }));
  const answers = await floodLogin(platform.url, bodies);
  expect(answers['429 too_many_attempts']).toBeGreaterThan(0);
  expect(
    Object.keys(answers)
      .filter((answer) => answer !== 'none')
      .toSorted(),
  ).toEqual(['400 incorrect_password', '429 too_many_attempts']);
});

it('lets a performer in on a known device each time while 100 addresses send wrong passwords, and no attacker', async () => {
  // Slow, so that no pause between tries ends on a busy machine.
  const slow = await startPlatform({ clockRate: 0.01 });
  onTestFinished(slow.stop);
  const id = await slow.hire();
  const owner = createBarePerformer(slow);
  await owner.arrives(id);
  for (let round = 0; round < 5; round += 1) {
    const attack = attackLogin(slow.url, id);
    expect((await owner.logIn(id, { forced: true })).status).toBe(200);
    const answers = await attack;
    expect(Object.keys(answers).toSorted()).toEqual(['400 incorrect_password', '429 too_many_attempts']);
    expect((await owner.logIn(id, { forced: true })).status).toBe(200);
  }
  // An attack of which most found no room to be judged may have left a few tries.
  for (let tries = 0; tries < 10; tries += 1) await logInFrom('127.0.0.101', slow.url, id, 'guess');
  // Elsewhere the ID is closed to anybody, the right password included.
  expect((await logInFrom('127.0.0.102', slow.url, id, slow.password)).error).toBe('too_many_attempts');
  expect((await owner.logIn(id, { forced: true })).status).toBe(200);
});

it('judges 10 wrong passwords on a known device too, and then those of no other device less', async () => {
  const id = await platform.hire();
  const owner = createBarePerformer(platform);
  await owner.arrives(id);
  const guesses = await Promise.all(Array.from({ length: 20 }, () => owner.logIn(id, { password: 'guess' })));
  expect(guesses.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(8);
  expect((await owner.logIn(id)).status).toBe(429);
  expect((await createBarePerformer(platform).logIn(id, { forced: true })).status).toBe(200);
});
