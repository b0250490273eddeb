import { expect, it } from 'vitest';
import { BROWSER_NEEDS, has, lacksInStudio } from './browser-needs.ts';

const WHOLE = {
  navigator: { wakeLock: {}, locks: {}, serviceWorker: {} },
  document: { pictureInPictureEnabled: true },
  localStorage: {},
  sessionStorage: {},
  Notification: class {},
  PushManager: class {},
};

it('knows a part by everything that it needs', () => {
  expect(has(BROWSER_NEEDS.push, WHOLE)).toBe(true);
  expect(has(BROWSER_NEEDS.push, { ...WHOLE, PushManager: undefined })).toBe(false);
  expect(has(BROWSER_NEEDS.push, { ...WHOLE, navigator: {} })).toBe(false);
  expect(has(BROWSER_NEEDS.pictureInPicture, { document: { pictureInPictureEnabled: false } })).toBe(false);
});

it('takes storage that the browser forbids to read for missing', () => {
  const forbidden = {
    ...WHOLE,
    get localStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  };
  expect(has(BROWSER_NEEDS.storage, forbidden)).toBe(false);
});

it('tells in the studio of a screen that may turn off, of two tabs, and of storage, each where it is missing', () => {
  expect(lacksInStudio(WHOLE)).toEqual([]);
  expect(lacksInStudio({ ...WHOLE, navigator: { locks: {} } })).toEqual(['browser.screen']);
  expect(lacksInStudio({})).toEqual(['browser.screen', 'browser.tabs', 'browser.storage']);
});
