import { expect, it } from 'vitest';
import { browserFamily } from './browser-family.ts';

it.each([
  ['chromium', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['safari', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'],
  ['other', 'curl/8'],
])('knows %s', (family, userAgent) => {
  expect(browserFamily(userAgent)).toBe(family);
});
