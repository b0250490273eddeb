// Takes the pictures of docs/screenshots with the product as it is: a real platform, a real browser, sample people.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { createPlatformClock } from '@greenroom/sim-cli/platform/base/environment/platform-clock';
import { startToyApp } from '@greenroom/sim-cli/toys/toy-app';
import { createToyDrawer } from '@greenroom/sim-cli/toys/toy-drawer';
import { LAUNCH_FLAGS, mediaFlags } from '../tests/launch-flags.ts';
import { createPerformerPage, type PerformerPage } from '../tests/support/browser/performer-page.ts';
import { startPlatform } from '../tests/support/platform.ts';
import type { TestCustomer, TestPlatform } from '../tests/support/test-platform.ts';
import { LUSH, NORA } from '../tests/support/toys.ts';
import { drawAppIcons } from './app-icons.ts';
import { findBrowser } from './lib/browser.mjs';
import { ROOT } from './lib/process.mjs';
import { sampleCameraFlags } from './sample-camera.ts';

const FOLDER = join(ROOT, 'docs', 'screenshots');
const SCREENS = {
  wide: { width: 1920, height: 1080 },
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
} as const;
/** Ids of the customers of the sample world who have a first name. */
const FIRST_NAMES = /^50\d\d$/;
/** Countries whose customers write Dutch, as in the conversation below. */
const DUTCH = /^(nl|be)\|/;
/** Customer who has not met the performer before. */
const JONAS = { name: 'Jonas', country: 'de', language: 'de' };
/** Pages beside the sessions. */
const PAGES = {
  inbox: '/inbox/',
  clients: '/clients/',
  earnings: '/earnings/?scope=month',
  toys: '/toys/',
  profile: '/profile/desc/',
} as const;
const SCHEMES = ['light', 'dark'] as const;
type Screen = keyof typeof SCREENS;
type Scheme = (typeof SCHEMES)[number];

/** Conversation between a regular customer and the performer. */
const TALK = [
  { by: 'customer', text: 'Goedenavond Anna! Lang niet gezien.', translation: 'Good evening Anna! Long time no see.' },
  { by: 'performer', text: 'Good evening, nice to see you again!' },
  { by: 'customer', text: 'Heb je nog piano gespeeld?', translation: 'Have you played the piano lately?' },
  { by: 'performer', text: 'Every morning. I am learning a piece by Satie.' },
  { by: 'customer', text: 'Wat leuk, die ken ik!', translation: 'How nice, I know that one!' },
] as const;

const talk = async (performer: PerformerPage, customer: TestCustomer): Promise<void> => {
  for (const line of TALK) {
    if (line.by === 'performer') await performer.say(line.text);
    else await customer.says(line.text, line.translation);
    await performer.line(line.text).waitFor();
  }
};

/** Finds the customer with a first name who brought this performer the most. @returns the id of the customer */
const findRegular = async (page: Page, platform: TestPlatform, performerId: string): Promise<string> => {
  const { version } = await (await page.request.get(`${platform.url}/config.json`)).json();
  const answer = await page.request.get(`${platform.url}/api/performer/performer_accounts/${performerId}/clients`, {
    params: { order: 'earnings', limit: 100, offset: 0 },
    headers: { ver: version, tokenDate: '0' },
  });
  const { clients } = await answer.json();
  const regulars: readonly { id: string | number; username: string }[] = clients;
  const regular = regulars.find(({ id, username }) => FIRST_NAMES.test(String(id)) && DUTCH.test(username));
  if (regular === undefined) throw new Error(`No customer with a first name visited ${performerId}.`);
  return String(regular.id);
};

const takePicture = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  // Away from everything that shows a hover.
  await page.mouse.move(0, 0);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  // 256 colours are enough for an interface, and take a third of the bytes.
  await sharp(picture)
    .png({ palette: true, effort: 10, dither: 0.5 })
    .toFile(join(FOLDER, `${name}.png`));
  console.log(`docs/screenshots/${name}.png`);
};

/** Waits until a video has been playing for a second, so that its picture is on the screen however fast the machine is. */
const waitForFrames = async (page: Page, video: Locator): Promise<void> => {
  await video.waitFor();
  await page.waitForFunction(
    (element) => element instanceof HTMLVideoElement && element.videoWidth > 0 && element.currentTime > 1,
    await video.elementHandle(),
  );
};

/** Page of a performer on one screen and in one scheme. */
interface Evening {
  readonly page: Page;
  readonly performer: PerformerPage;
  readonly screen: Screen;
  readonly scheme: Scheme;
  /** Takes the picture of this name on this screen and in this scheme. */
  readonly take: (name: string) => Promise<void>;
}

const takeLogin = async ({ page, screen, scheme, take }: Evening, url: string): Promise<void> => {
  await page.goto(`${url}/login/`);
  await page.getByRole('combobox').selectOption('English');
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  // The scheme of the account is not known before the login, so both schemes have the same picture.
  if (scheme === 'light' && screen !== 'wide') await take('login');
};

const takePages = async ({ page, performer, take }: Evening): Promise<void> => {
  await take('home');
  for (const [name, path] of Object.entries(PAGES)) {
    await performer.startWork(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await take(name);
  }
};

/** Takes the pictures from the request of a regular customer to the summary of the session. */
const takeSession = async (
  { page, performer, screen, take }: Evening,
  performerId: string,
  { regular, newcomer }: { readonly regular: TestCustomer; readonly newcomer: TestCustomer },
): Promise<void> => {
  const name = regular.name.split('|')[1] ?? '';
  if (screen === 'phone') await performer.button('Studio').click();
  await performer.studio.getByRole('region', { name: 'Toys' }).getByRole('button', { name: 'Connect' }).click();
  await performer.goReady();
  await regular.asks(performerId);
  await performer.request.getByText(/\d visits?/).waitFor();
  await take('request');
  await performer.accept();
  await regular.startsBothTimers();
  await talk(performer, regular);
  await take('session-without-camera');
  await regular.shows(true);
  await waitForFrames(page, performer.session.getByLabel(`Picture of ${name}`));
  await performer.session.getByText('All good').waitFor();
  await take('session');
  for (const value of [7, 3, 3]) await regular.pays({ for: 'tip', value });
  await performer.session.getByText(/2 waiting/).waitFor();
  await performer.session.getByText(/\d left$/).waitFor();
  await take('session-toys');
  await performer.button('Stop toys').first().click();
  await newcomer.asks(performerId);
  const card = performer.session.getByRole('region', { name: /^Jonas/ });
  await card.waitFor();
  await take('session-second-customer');
  await newcomer.cancels();
  await card.waitFor({ state: 'hidden' });
  if (screen === 'phone') {
    await performer.button('Minimise the session').click();
    await regular.says('Ben je er nog?', 'Are you still there?');
    await performer.button(/Ben je er nog/).waitFor();
    await take('session-minimised');
    await performer.button('Back to the session').click();
  }
  await page.context().setOffline(true);
  await performer.session.getByText(/^Your connection is lost/).waitFor();
  await take('session-connection-lost');
  await page.context().setOffline(false);
  await performer.state('In session').waitFor();
  await regular.leaves('BROKE');
  await performer.summary.waitFor();
  await take('summary');
};

/** Takes the pictures of one evening on one screen, from the login to the end of a session. */
const takeEvening = async (browser: Browser, platform: TestPlatform, screen: Screen, scheme: Scheme): Promise<void> => {
  const performerId = await platform.hire({
    language: 'en',
    theme: scheme,
    services: ['cam', 'video', 'peek', 'vipcam', 'email', 'photo'],
    past: true,
  });
  const newcomer = await platform.customer(JONAS);
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    timezoneId: 'Europe/Amsterdam',
    permissions: ['camera', 'microphone'],
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const performer = createPerformerPage(page, platform, performerId);
  const take = (name: string): Promise<void> => takePicture(page, `${name}-${screen}-${scheme}`);
  const evening: Evening = { page, performer, screen, scheme, take };

  await takeLogin(evening, platform.url);
  await performer.logIn();
  await performer.isConnected();
  await newcomer.asks(performerId);
  await newcomer.cancels();
  await performer.missed('Jonas').waitFor();
  if (screen !== 'wide') await takePages(evening);
  await performer.startWork();
  const regular = await platform.customer({ id: await findRegular(page, platform, performerId) });
  await takeSession(evening, performerId, { regular, newcomer });
  await context.close();
};

/** Names of the list that are among the arguments; all of them when none is. */
const chosen = <Name extends string>(names: readonly Name[]): readonly Name[] => {
  const named = names.filter((name) => process.argv.slice(2).includes(name));
  return named.length > 0 ? named : names;
};

mkdirSync(FOLDER, { recursive: true });
const executablePath = findBrowser();
const openBrowser = (flags: readonly string[]): Promise<Browser> =>
  chromium.launch({
    args: [...LAUNCH_FLAGS, ...flags],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
const cameraBrowser = await openBrowser([]);
const camera = await sampleCameraFlags(cameraBrowser);
await cameraBrowser.close();
// Of two flags of one name the last counts.
const browser = await openBrowser([...mediaFlags(), ...camera]);
const clock = createPlatformClock();
const drawer = createToyDrawer(clock, [LUSH, { ...NORA, nickName: 'Ruby' }]);
const toyApp = await startToyApp({ port: 0, tlsPort: undefined, drawer, clock });
const platform = await startPlatform({ more: ['--toy-app', toyApp.url] });
try {
  for (const screen of chosen(['wide', 'desktop', 'phone'])) {
    for (const scheme of chosen(SCHEMES)) await takeEvening(browser, platform, screen, scheme);
  }
} finally {
  await browser.close();
  await platform.stop();
  await toyApp.stop();
  clock.dispose();
}
await drawAppIcons();
