import { afterEach, expect, it, vi } from 'vitest';
import { showConfigurationFault } from './configuration-fault-page.ts';
import { loadConfiguration } from './load-configuration.ts';

const GOOD = {
  apiBasePath: '/api',
  apiUrl: 'http://127.0.0.1/api',
  socketUrl: 'http://127.0.0.1',
  imageUrl: 'http://127.0.0.1',
  version: '1.1',
  theme: 'default',
  toyPlatform: 'greenroom',
  toyToken: '',
};
const { socketUrl: _, ...withoutSocketUrl } = GOOD;

afterEach(() => vi.restoreAllMocks());

it.each([
  ['a missing key', JSON.stringify(withoutSocketUrl), 200, 'The setting “socketUrl” is missing from /config.json.'],
  ['a wrong key', JSON.stringify({ ...GOOD, version: 7 }), 200, 'The setting “version” in /config.json is not valid.'],
  [
    'a minimum age below 18',
    JSON.stringify({ ...GOOD, minimumAge: 17 }),
    200,
    'The setting “minimumAge” in /config.json is not valid.',
  ],
  ['a file that is no JSON', '<html>', 200, 'The settings of this site (/config.json) cannot be read.'],
  ['no file', '', 404, 'The settings of this site (/config.json) cannot be reached.'],
])('names in three languages what is wrong with a configuration: %s', async (_what, body, status, says) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
  const loaded = await loadConfiguration();
  if (loaded.ok) throw new Error('The configuration was taken.');
  const root = document.createElement('div');
  showConfigurationFault(loaded.error, 'en', root);
  expect(root.querySelector('h1')?.textContent).toBe('Greenroom cannot start');
  expect(root.querySelector('[data-announce="assertive"] section[lang="en"] p')?.textContent).toBe(says);
  expect([...root.querySelectorAll('section')].map(({ lang }) => lang)).toEqual(['en', 'nl', 'de']);
});
