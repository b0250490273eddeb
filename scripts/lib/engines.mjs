// Finds Debian's Firefox and WebKit for the tests, and installs them once where apt is there and the user may.
import { existsSync } from 'node:fs';
import { run } from './process.mjs';

/** Kind of the annotation that names a part of a journey which needs Chromium's protocol, where another engine runs the journey. */
export const LEFT_OUT = 'left out';

export const FIREFOX = '/usr/bin/firefox-esr';
const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/Xvfb';
const MINI_BROWSERS = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

const miniBrowser = () => MINI_BROWSERS.find((path) => existsSync(path));

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const installNow = async (packages) => {
  console.log(`Installing ${packages.join(' and ')} for the tests …`);
  const options = { capture: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
};

/** Ends with the last installation: apt refuses a second one beside it. */
let installing = Promise.resolve();

/** Installs packages of Debian, where that can be. */
const install = (...packages) => {
  if (mayInstall()) installing = installing.then(() => installNow(packages));
  return installing;
};

/** @returns the path of Debian's Firefox; `undefined` where there is none and none can be installed */
export const firefox = async () => {
  if (!existsSync(FIREFOX)) await install('firefox-esr');
  return existsSync(FIREFOX) ? FIREFOX : undefined;
};

const presentWebKit = () => {
  const browser = miniBrowser();
  const isThere = browser !== undefined && existsSync(DRIVER) && existsSync(DISPLAY);
  return isThere ? { driver: DRIVER, browser, display: DISPLAY } : undefined;
};

/** @returns the paths of WebKit's driver and browser, and of the display without a screen; `undefined` where they are missing and cannot be installed */
export const webKit = async () => {
  if (presentWebKit() === undefined) await install('webkit2gtk-driver', 'xvfb');
  return presentWebKit();
};
