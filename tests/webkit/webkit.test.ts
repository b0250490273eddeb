import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { LOGIN_COOKIE } from '@greenroom/sim-cli/platform/base/security/cookies';
import { AXE_LOOKS } from '../axe-looks.ts';
import { Key, openWebKit, type WebKitWindow } from '../support/browser/webkit-window.ts';
import { createWebKitWork } from '../support/browser/webkit-work.ts';
import { photo } from '../support/media/media-files.ts';
import { png } from '../support/media/pictures.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestCustomer, TestPlatform } from '../support/test-platform.ts';
import { startPlatformOverTls } from '../support/tls-front.ts';

let platform: TestPlatform;
let window: WebKitWindow;
let performer: ReturnType<typeof createWebKitWork>;
let mark: TestCustomer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-webkit-'));
  platform = await startPlatformHere({ clockRate: 1, hasServiceWorker: true });
  window = await openWebKit();
  performer = createWebKitWork(window, platform);
  await window.resize(1280, 800);
}, 60_000);
beforeEach(async () => {
  mark = await platform.customer({ name: 'Mark', country: 'nl' });
  await performer.forget();
});
afterEach(async () => {
  const complaints = await performer.complaints();
  if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('\n')}`);
});
afterAll(async () => {
  await window.close();
  await platform.stop();
  rmSync(folder, { recursive: true });
});

const fileNamed = (name: string, content: Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const choose = async (label: string, path: string): Promise<void> => (await window.find('file', label)).sendKeys(path);

/** Begins a session by chat with Mark. */
const meetMark = async (): Promise<string> => {
  const id = await performer.work();
  await window.click('button', 'Go ready');
  await window.sees('Ready');
  await mark.asks(id);
  await window.click('button', /^Accept/);
  await window.sees('In session');
  return id;
};
const say = async (words: string): Promise<void> => {
  await window.fill('textbox', 'Your message', words);
  await window.press(Key.ENTER);
  await window.sees(words);
};

// The first one: this WebKit leaves a worker whose installation a navigation cuts *installing* until it is closed.
it('is installed without push and passkeys, and says so', async () => {
  await performer.work();
  // `ready` can stay open here after the worker is there.
  const worker = (): Promise<string | undefined> =>
    window.run(`
      navigator.serviceWorker.getRegistration().then((found) => { window.worker = found?.active?.scriptURL; });
      return window.worker;
    `);
  await expect.poll(worker, { timeout: 30_000 }).toBe(`${platform.url}/service-worker.js`);
  await window.goTo('/settings/');
  await window.sees('This browser does not support notifications.');
  await window.goTo('/security/');
  await window.sees('This browser cannot make passkeys at this address.');
});

it('logs in over plain HTTP on this machine, with a code, on 127.0.0.1 and on localhost', async () => {
  const id = await platform.hire({ language: 'en', codeChannel: 'email' });
  await performer.logIn(id);
  await window.fill('textbox', 'Code', await platform.code(id));
  await window.click('button', 'Confirm code');
  await window.sees('Connected');
  const onLocalhost = { url: platform.url.replace('127.0.0.1', 'localhost') };
  await performer.forget(onLocalhost);
  await performer.logIn(await platform.hire({ language: 'en' }), onLocalhost);
  expect(await window.sees('Connected')).toBe(true);
});

it('logs in over TLS with a cookie that is Secure, of this host alone, and out of reach for scripts', async () => {
  const overTls = await startPlatformOverTls();
  try {
    await performer.forget(overTls);
    await performer.logIn(await overTls.hire({ language: 'en' }), overTls);
    await window.sees('Connected');
    const cookies = await window.driver.manage().getCookies();
    const login = cookies.find(({ name }) => name === `__Host-${LOGIN_COOKIE}`);
    expect(login).toMatchObject({ secure: true, httpOnly: true, path: '/' });
    expect(await window.run('return document.cookie')).toBe('');
  } finally {
    await overTls.stop();
  }
});

it('registers a performer with documents', async () => {
  await window.open(`${platform.url}/register/${await platform.invite()}`);
  const values = {
    'First name': 'Zoë',
    'Last name': 'Voorbeeld',
    Street: 'Dorpsstraat',
    'House number': '12',
    'Zip code': '1234ab',
    City: 'Zeist',
  };
  await window.fill('textbox', 'Phone number', '0612345678');
  await window.click('button', 'Next');
  await window.click('radio', 'Dutch');
  for (const [name, value] of Object.entries(values)) await window.fill('textbox', name, value);
  await window.pick(await window.find('textbox', 'Birth date'), '2000-05-17');
  await window.click('button', 'Next');
  await window.fill('textbox', 'Account holder name', 'Z Voorbeeld');
  await window.fill('textbox', 'IBAN', 'nl91 abna 0417 1643 00');
  await window.click('button', 'Next');
  const picture = fileNamed('document.png', png(640, 480));
  for (const document of ['ID', 'Bank card']) {
    for (const side of ['front', 'back']) await choose(`${document}, ${side}`, picture);
    await window.sees(/Received[^]*Received/);
    await window.click('button', 'Next');
  }
  await window.click('button', 'Register');
  expect(await window.sees(/Your performer ID is \d+/)).toBe(true);
});

it('switches a service on', async () => {
  const id = await performer.work({ services: ['email'] });
  await window.click('button', /live services?$|live$/);
  await window.click('switch', 'Chat');
  await expect.poll(async () => (await platform.performer(id)).services).toContain('chat');
});

it('holds a session by chat with translation, quick reply, keys, a memo and a reload', async () => {
  await meetMark();
  await mark.says('Guten Abend!', 'Good evening!');
  await window.sees('Good evening!');
  await window.click('button', /Hoi Mark, leuk/);
  await window.press(Key.ENTER);
  await expect.poll(() => mark.messages()).toMatchObject([{}, { content: 'Hoi Mark, leuk dat je er bent!' }]);
  // Letters are typed, never commands.
  await say('prima vind ik mooi');
  await expect.poll(async () => (await mark.messages()).map(({ content }) => content)).toContain('prima vind ik mooi');
  await window.fill('textbox', 'Memo about Mark', 'Plays the piano');
  await window.press(Key.ENTER);
  await window.sees('Memo saved');
  await window.open(`${platform.url}/`);
  await window.sees('In session');
  await window.sees('prima vind ik mooi');
  await mark.says('Are you still there?');
  await window.sees('Are you still there?');
  await mark.leaves('CLICK');
  await window.sees('The customer left the session.');
});

it('hides everything by one chord, through Escape five times, until Enter', async () => {
  await meetMark();
  await window.click('textbox', 'Your message');
  await window.chord([Key.CONTROL, Key.SHIFT], 'x');
  await window.find('dialog', 'Neutral screen');
  for (let press = 0; press < 5; press += 1) await window.press(Key.ESCAPE);
  expect(await window.isThere('dialog', 'Neutral screen')).toBe(true);
  expect(await window.driver.getTitle()).toBe('New tab');
  await window.press(Key.ENTER);
  await window.gone('dialog', 'Neutral screen');
  await window.sees('In session');
  await mark.leaves('CLICK');
  await window.sees('The customer left the session.');
});

it('says that this browser cannot send video, and works by chat', async () => {
  const id = await performer.work({ services: ['cam', 'chat'] });
  await window.click('button', 'Go ready');
  await window.sees('This browser cannot send video.');
  await window.click('button', 'Work by chat only');
  await window.sees('Ready');
  await mark.asks(id);
  await window.click('button', /^Accept/);
  await window.sees('In session');
  await mark.shows(true);
  await window.sees('This browser cannot show the customer.');
  await mark.leaves('CLICK');
  expect(await window.sees('The customer left the session.')).toBe(true);
});

it('answers a message of the inbox', async () => {
  const id = await performer.work();
  await mark.asks(id);
  await mark.cancels();
  await mark.writes(id, 'Talk', 'How are you?');
  await window.goTo(`/inbox/?to=${mark.id}`);
  await window.sees('How are you?');
  await window.fill('textbox', 'Your message', 'Fine, thank you');
  await window.click('button', 'Send');
  expect(await window.sees('Fine, thank you')).toBe(true);
});

it('uploads photos, and refuses one that is too small', async () => {
  const id = await performer.work();
  await window.goTo('/profile/photos/');
  await window.click('button', 'New photo');
  const files = [fileNamed('large.jpg', await photo(900, 1200)), fileNamed('small.jpg', await photo(300, 400))];
  await choose('Photos', files.join('\n'));
  await window.click('button', 'Upload');
  await window.sees('This picture is 300 × 400');
  await expect.poll(async () => (await platform.medias(id)).length).toBe(1);
});

it.each(['an address', 'a link'])('draws the earnings and saves them as CSV, opened by %s twice', async (how) => {
  await performer.work({ past: true });
  const open = async (): Promise<void> => {
    if (how === 'an address') await window.open(`${platform.url}/earnings/?scope=month`);
    else {
      await window.goTo('/clients/');
      await window.goTo('/earnings/?scope=month');
    }
    await window.find('img', /earn/i);
  };
  await open();
  await open();
  await window.run(`
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      blob.text().then((text) => { window.saved = text; });
      return createObjectURL.call(URL, blob);
    };
  `);
  await window.click('button', 'Save as CSV');
  await expect.poll(() => window.run<string | undefined>('return window.saved')).toMatch(/Mark|,|;/);
});

it('opens every page at 1280 and 360 px without a complaint', async () => {
  await performer.work({ past: true });
  expect(await performer.faultsOfPages([1280, 360], [])).toEqual([]);
});

it.each([
  ['light', 1280, 900],
  ['dark', 360, 450],
] as const)(
  'passes axe on every page in the chosen %s at %s px, and in the other brightness',
  { tags: ['night'] },
  async (theme, width, between) => {
    await performer.work({ past: true, theme });
    const looks = AXE_LOOKS.filter((look) => look.width === width);
    expect(await performer.faultsOfPages([between, width], looks)).toEqual([]);
  },
);
