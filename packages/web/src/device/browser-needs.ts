import type { ParseKeys } from 'i18next';

/** Part of Greenroom that a browser may lack; the rest works without it. */
export interface BrowserNeed {
  readonly part: string;
  /** Paths from the window that have a value where the browser has the part; none where only a call shows it. */
  readonly apis: readonly string[];
  /** Text that says so where the part would be used; without one the part is not offered. */
  readonly text?: ParseKeys;
  /** True where no button is in the place to say so: the studio does, before the performer goes ready. */
  readonly isInStudio?: true;
  /** Answers of docs/performers.md. */
  readonly browsers?: { readonly chrome: string; readonly firefox: string; readonly safari: string };
}

/** Parts that some browsers lack. `npm run docs` makes the tables of SUPPORT.md and docs/performers.md of it. */
export const BROWSER_NEEDS = {
  login: { part: 'logging in', apis: ['navigator.cookieEnabled'], text: 'error.login.cookiesBlocked' },
  capture: { part: 'camera and microphone', apis: ['navigator.mediaDevices'], text: 'error.camera.insecure' },
  video: {
    part: 'session by video',
    apis: ['RTCPeerConnection'],
    text: 'error.camera.browserCannot',
    browsers: { chrome: 'yes', firefox: 'yes', safari: 'yes' },
  },
  push: {
    part: 'notifications when Greenroom is closed',
    apis: ['navigator.serviceWorker', 'Notification', 'PushManager'],
    text: 'push.status.unsupported',
    browsers: {
      chrome: 'yes',
      firefox: 'yes',
      safari: 'on a Mac; on an iPhone or iPad after *Add to Home Screen*',
    },
  },
  notices: {
    part: 'notifications of requests while Greenroom is open',
    apis: ['Notification'],
    text: 'attention.notice.unsupported',
  },
  passkeys: {
    part: 'log in by passkey',
    apis: ['PublicKeyCredential'],
    text: 'accountSecurity.passkeys.notAvailable',
    browsers: { chrome: 'yes', firefox: 'yes', safari: 'yes' },
  },
  toyApp: {
    part: 'toy app on the same computer',
    apis: [],
    text: 'error.toys.localNetworkBlocked',
    browsers: {
      chrome: 'asks once whether the page may reach your network: allow it',
      firefox: 'yes',
      safari: 'by the QR code with your phone where the page is kept from the app',
    },
  },
  sound: { part: 'sound of requests and messages', apis: ['AudioContext'], text: 'attention.sound.failed' },
  screen: {
    part: 'a screen that stays on at work',
    apis: ['navigator.wakeLock'],
    text: 'browser.screen',
    isInStudio: true,
  },
  tabs: { part: 'one tab of several at work', apis: ['navigator.locks'], text: 'browser.tabs', isInStudio: true },
  storage: {
    part: 'choices and unsent text after a reload',
    apis: ['localStorage', 'sessionStorage'],
    text: 'browser.storage',
    isInStudio: true,
  },
  pictureInPicture: {
    part: 'the customer’s picture in a window of its own',
    apis: ['document.pictureInPictureEnabled'],
    browsers: { chrome: 'yes', firefox: 'by Firefox’s own button on the picture', safari: 'yes' },
  },
  fullScreen: {
    part: 'full screen',
    apis: ['document.fullscreenEnabled'],
    browsers: { chrome: 'yes', firefox: 'yes', safari: 'not on an iPhone' },
  },
  vibration: { part: 'vibrating at a request', apis: ['navigator.vibrate'] },
} as const satisfies Readonly<Record<string, BrowserNeed>>;

/** Checks whether the browser has this part; a path that it forbids to read is missing. */
export const has = ({ apis }: BrowserNeed, page: object = window): boolean => {
  try {
    return apis.every((path) =>
      path.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), page),
    );
  } catch {
    return false;
  }
};

/** Texts of the studio on what this browser lacks. */
export const lacksInStudio = (page?: object): readonly ParseKeys[] =>
  Object.values<BrowserNeed>(BROWSER_NEEDS).flatMap((need) =>
    need.isInStudio !== true || need.text === undefined || has(need, page) ? [] : [need.text],
  );
