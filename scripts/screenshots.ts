// Takes the pictures of docs/screenshots with the product as it is: a real platform, a real browser, sample people.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startToyApp } from '@greenroom/sim-cli/toys/toy-app';
import { createToyDrawer } from '@greenroom/sim-cli/toys/toy-drawer';
import { createPlatformClock } from '@greenroom/sim-cli/platform/environment/platform-clock';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { drawAppIcons } from './app-icons.ts';
import { findBrowser } from './lib/browser.mjs';
import { ROOT } from './lib/process.mjs';
import { sampleCameraFlags } from './sample-camera.ts';
import { LAUNCH_FLAGS, mediaFlags } from '../tests/launch-flags.ts';
import { createPerformerPage, type PerformerPage } from '../tests/support/browser/performer-page.ts';
import { LUSH, NORA } from '../tests/support/toys.ts';
import { startPlatform } from '../tests/support/platform.ts';
import type { TestCustomer, TestPlatform } from '../tests/support/test-platform.ts';

const FOLDER = join(ROOT, 'docs', 'screenshots');
const SCREENS = {
  wide: { width: 1920, height: 1080 },
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
} as const;
/** The customers of the sample world that have a first name, and the countries where the talk below is understood. */
const FIRST_NAMES = /^50\d\d$/;
const DUTCH = /^(nl|be)\|/;
/** The newcomer of the evening. */
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
  { by: 'him', text: 'Goedenavond Anna! Lang niet gezien.', translation: 'Good evening Anna! Long time no see.' },
  { by: 'her', text: 'Good evening, nice to see you again!' },
  { by: 'him', text: 'Heb je nog piano gespeeld?', translation: 'Have you played the piano lately?' },
  { by: 'her', text: 'Every morning. I am learning a piece by Satie.' },
  { by: 'him', text: 'Wat leuk, die ken ik!', translation: 'How nice, I know that one!' },
] as const;

const talk = async (performer: PerformerPage, mark: TestCustomer): Promise<void> => {
  for (const line of TALK) {
    if (line.by === 'her') await performer.say(line.text);
    else await mark.says(line.text, line.translation);
    await performer.line(line.text).waitFor();
  }
};

/** The customer with a first name who visited this performer most often. */
const findRegular = async (page: Page, platform: TestPlatform, performerId: string): Promise<string> => {
  const { version } = await (await page.request.get(`${platform.url}/config.json`)).json();
  const answer = await page.request.get(`${platform.url}/api/performer/performer_accounts/${performerId}/clients`, {
    params: { order: 'earnings', limit: 250, offset: 0 },
    headers: { ver: version, tokenDate: '0' },
  });
  const { clients } = await answer.json();
  const regulars: readonly { id: string | number; username: string }[] = clients;
  const regular = regulars.find(({ id, username }) => FIRST_NAMES.test(String(id)) && DUTCH.test(username));
  if (regular === undefined) throw new Error(`Nobody of the sample world visited ${performerId}.`);
  return String(regular.id);
};

const take = async (page: Page, name: string): Promise<void> => {
  // Fonts first, then a moment without anything on its way.
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  // 256 colours are enough for an interface, and take a third of the bytes.
  await sharp(picture)
    .png({ palette: true, effort: 10, dither: 0.5 })
    .toFile(join(FOLDER, `${name}.png`));
  console.log(`docs/screenshots/${name}.png`);
};

/** Waits until a video has been playing for a second, so that its picture is on the screen however fast the machine is. */
const showsFrames = async (page: Page, video: Locator): Promise<void> => {
  await video.waitFor();
  await page.waitForFunction(
    (element) => element instanceof HTMLVideoElement && element.videoWidth > 0 && element.currentTime > 1,
    await video.elementHandle(),
  );
};

/** Takes the pictures of one evening on one screen, from the login to the end of a session. */
const takeEvening = async (browser: Browser, platform: TestPlatform, screen: Screen, scheme: Scheme): Promise<void> => {
  const performerId = await platform.hire({
    language: 'en',
    theme: scheme,
    services: ['cam', 'video', 'peek', 'vipcam', 'email', 'photo'],
    past: true,
  });
  const early = await platform.customer(JONAS);
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    timezoneId: 'Europe/Amsterdam',
    permissions: ['camera', 'microphone'],
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const performer = createPerformerPage(page, platform, performerId);
  const named = (what: string): string => `${what}-${screen}-${scheme}`;

  await page.goto(`${platform.url}/login/`);
  await page.getByRole('combobox').selectOption('English');
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  // The login is unknown here, so there is one brightness only.
  if (scheme === 'light' && screen !== 'wide') await take(page, named('login'));
  await performer.logIn();
  await performer.isConnected();
  await early.asks(performerId);
  await early.cancels();
  await performer.missed('Jonas').waitFor();
  if (screen !== 'wide') {
    await take(page, named('home'));
    for (const [name, path] of Object.entries(PAGES)) {
      await performer.startWork(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await take(page, named(name));
    }
  }
  await performer.startWork();
  const mark = await platform.customer({ id: await findRegular(page, platform, performerId) });
  const name = mark.name.split('|')[1] ?? '';

  if (screen === 'phone') await performer.button('Studio').click();
  await performer.studio.getByRole('region', { name: 'Toys' }).getByRole('button', { name: 'Connect' }).click();
  await performer.goReady();
  await mark.asks(performerId);
  await performer.request.getByText(/\d visits?/).waitFor();
  await take(page, named('request'));
  await performer.accept();
  await mark.startsBothTimers();
  await talk(performer, mark);
  await take(page, named('session-without-camera'));
  await mark.shows(true);
  await showsFrames(page, performer.session.getByLabel(`Picture of ${name}`));
  await performer.session.getByText('All good').waitFor();
  await take(page, named('session'));
  for (const value of [7, 3, 3]) await mark.pays({ for: 'tip', value });
  await performer.session.getByText(/2 waiting/).waitFor();
  await performer.session.getByText(/\d left$/).waitFor();
  await take(page, named('session-toys'));
  await performer.button('Stop toys').first().click();
  await early.asks(performerId);
  const card = performer.session.getByRole('region', { name: /^Jonas/ });
  await card.waitFor();
  await take(page, named('session-second-customer'));
  await early.cancels();
  await card.waitFor({ state: 'hidden' });
  if (screen === 'phone') {
    await performer.button('Minimise the session').click();
    await mark.says('Ben je er nog?', 'Are you still there?');
    await performer.button(/Ben je er nog/).waitFor();
    await take(page, named('session-minimised'));
    await performer.button('Back to the session').click();
  }
  await context.setOffline(true);
  await performer.session.getByText('Messages are sent when you are back.').waitFor();
  await take(page, named('session-connection-lost'));
  await context.setOffline(false);
  await performer.state('In session').waitFor();
  await mark.leaves('BROKE');
  await performer.summary.waitFor();
  await take(page, named('summary'));
  await context.close();
};

/** Those of the arguments that name one of these; all when none does. */
const chosen = <Name extends string>(names: readonly Name[]): readonly Name[] => {
  const named = names.filter((name) => process.argv.slice(2).includes(name));
  return named.length > 0 ? named : names;
};

mkdirSync(FOLDER, { recursive: true });
const executablePath = findBrowser();
const open = (flags: readonly string[]): Promise<Browser> =>
  chromium.launch({
    args: [...LAUNCH_FLAGS, ...flags],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
const easel = await open([]);
const camera = await sampleCameraFlags(easel);
await easel.close();
// Of two flags of one name the last counts.
const browser = await open([...mediaFlags(), ...camera]);
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
