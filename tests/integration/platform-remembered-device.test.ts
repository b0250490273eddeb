import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBarePerformer, type BarePerformer } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatformHere();
});
afterAll(() => platform.stop());

/** A browser that logged in with a code and chose to be remembered. @returns it after its log-out */
const rememberedBrowser = async (id: string): Promise<BarePerformer> => {
  const browser = createBarePerformer(platform);
  await browser.arrives(id, { remember: true });
  await browser.call('GET', 'auth/logout');
  return browser;
};

it('asks a remembered device for no code, and any other for one', async () => {
  const id = await platform.hire({ codeChannel: 'email' });
  const browser = await rememberedBrowser(id);
  expect((await browser.logIn(id)).status).toBe(200);
  await browser.call('GET', 'auth/logout');
  expect((await createBarePerformer(platform).logIn(id)).json).toMatchObject({ error: 'token_required' });
});

it('asks for the code again where the performer did not choose to be remembered', async () => {
  const id = await platform.hire({ codeChannel: 'sms' });
  const browser = createBarePerformer(platform);
  await browser.arrives(id);
  await browser.call('GET', 'auth/logout');
  expect((await browser.logIn(id)).json).toMatchObject({ error: 'token_required' });
});

it('remembers a device for one performer only, and still asks for the password', async () => {
  const [own, other] = [await platform.hire({ codeChannel: 'email' }), await platform.hire({ codeChannel: 'email' })];
  const browser = await rememberedBrowser(own);
  expect((await browser.logIn(other)).json).toMatchObject({ error: 'token_required' });
  expect((await browser.logIn(own, { password: 'wrong' })).json).toEqual({ error: 'incorrect_password' });
});

it('keeps the device in a cookie of 30 days that scripts and other sites never see', async () => {
  const id = await platform.hire({ codeChannel: 'email' });
  const browser = createBarePerformer(platform);
  await browser.logIn(id);
  const response = await browser.send(`${platform.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ver: '1.1', tokenDate: '1', role: 'ROLE_PERFORMER' },
    body: JSON.stringify({
      email: id,
      password: platform.password,
      token: await platform.code(id),
      forced: false,
      remember: true,
    }),
  });
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('greenroom-device='));
  expect(cookie).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict/);
});

it('lets the performer in on a remembered device while wrong passwords elsewhere have used the tries of the ID up', async () => {
  const id = await platform.hire({ codeChannel: 'email' });
  const browser = await rememberedBrowser(id);
  const guesser = createBarePerformer(platform);
  for (let tries = 0; tries < 7; tries += 1) await guesser.logIn(id, { password: 'guess' });
  expect((await guesser.logIn(id)).json).toMatchObject({ error: 'too_many_attempts' });
  expect((await browser.logIn(id)).status).toBe(200);
});
