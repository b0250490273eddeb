// Fills the tables of browsers in SUPPORT.md and docs/performers.md. Without --write it only says whether they are still true.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_NEEDS, type BrowserNeed } from '../packages/web/src/device/browser-needs.ts';
import { keepParts, markdownTable } from './generated-page.ts';
import { ROOT } from './lib/process.mjs';
import { wordOf } from './route-words.ts';

/** A test by its file and title, or the reason why there is none. */
type Cell = readonly [file: string, title: string] | string;

const webkit = (title: string): Cell => ['webkit/webkit.test.ts', title];
/** The same journey in Chromium and in Firefox. */
const both = (file: string, title: string): readonly [Cell, Cell] => [
  [`e2e/${file}.e2e.ts`, title],
  [`e2e/${file}.e2e.ts`, title],
];

const SIGNED_IN = 'logs in on localhost with a cookie that no script reads, and over TLS with one that is also Secure';
const ON_THIS_MACHINE = 'logs in over plain HTTP on this machine, with a code, on 127.0.0.1 and on localhost';
const INSTALLED = 'starts from the device, caches the shell alone with data saver';

const TRIED: readonly (readonly [what: string, chromium: Cell, firefox: Cell, webKit: Cell])[] = [
  ['log-in over HTTP on 127.0.0.1', ...both('login', 'explains every refusal in words'), webkit(ON_THIS_MACHINE)],
  ['log-in over HTTP on localhost', ...both('login-cookies', SIGNED_IN), webkit(ON_THIS_MACHINE)],
  ['log-in over TLS', ...both('login-cookies', SIGNED_IN), webkit('logs in over TLS with a cookie that is Secure')],
  [
    'every page, light and dark, at 1280 and 360 px',
    ['e2e/routes.e2e.ts', 'fits it at 360, 1280 and 1680 px, light and dark'],
    ['e2e/firefox-pages.e2e.ts', 'opens every page of the home layout at 1280 and 360 px, light and dark'],
    webkit('opens every page at 1280 and 360 px without a complaint'),
  ],
  [
    'axe on every page',
    ...both('pages-accessible', 'passes axe on every page of the home layout'),
    webkit('passes axe on every page'),
  ],
  [
    'session by chat',
    ...both(
      'engines',
      'holds a session by chat with translation, quick reply, keys, a memo, the chord that hides everything',
    ),
    webkit('holds a session by chat with translation, quick reply, keys, a memo and a reload'),
  ],
  ['session by video', ...both('engines', 'has picture and sound both ways'), 'Debian’s build has no WebRTC'],
  [
    'uploads of photos',
    ...both('photos', 'refuses files that lie, blocks a photo by each rule with its reason'),
    webkit('uploads photos, and refuses one that is too small'),
  ],
  [
    'earnings as CSV',
    ...both('engines', 'draws the earnings of a month, saves them for a spreadsheet'),
    webkit('draws the earnings and saves them as CSV'),
  ],
  [
    'installing',
    ['e2e/installation.e2e.ts', INSTALLED],
    ['e2e/firefox-pages.e2e.ts', 'starts from the device where the platform cannot be reached'],
    webkit('is installed without push and passkeys, and says so'),
  ],
  ['push', ['e2e/installation.e2e.ts', INSTALLED], 'its service worker cannot be driven', 'Debian’s build has no push'],
  [
    'passkeys',
    ['e2e/account-security.e2e.ts', 'protects the account by an authenticator app and then by a passkey'],
    'it has no authenticator for tests',
    'Debian’s build has no passkeys',
  ],
  [
    'a browser without all parts of the next table',
    ['e2e/lacking-browser.e2e.ts', 'holds a session by chat in a browser that lacks every part'],
    'Chromium’s test shows it',
    webkit('says that this browser cannot send video, and works by chat'),
  ],
];

const code = (text: string): string => `\`${text}\``;

const shown = (cell: Cell): string => {
  if (typeof cell === 'string') return cell;
  const [file, title] = cell;
  if (!readFileSync(join(ROOT, 'tests', file), 'utf8').includes(title))
    throw new Error(`${file} has no test “${title}”.`);
  return code(file);
};

const tried = TRIED.map(([what, ...cells]) => [what, ...cells.map(shown)]);

const needs: readonly BrowserNeed[] = Object.values(BROWSER_NEEDS);
const lacking = needs.map(({ part, apis, text }) => [
  part,
  apis.map(code).join(', ') || 'its first call',
  text === undefined ? 'is not offered' : wordOf('en', text),
]);
const forPerformers = needs.flatMap(({ part, browsers }) =>
  browsers === undefined ? [] : [[part, browsers.chrome, browsers.firefox, browsers.safari]],
);

if (import.meta.main) {
  const support = keepParts('SUPPORT.md', {
    tried: markdownTable([['what', 'Chromium', 'Firefox', 'WebKit'], ...tried]),
    lacking: markdownTable([['part', 'known by', 'without it'], ...lacking]),
  });
  const performers = keepParts('docs/performers.md', {
    browsers: markdownTable([['', 'Chrome, Edge', 'Firefox', 'Safari'], ...forPerformers]),
  });
  process.exitCode = support || performers;
}
