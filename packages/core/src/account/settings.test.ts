import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSettings, THEME_CHOICES, withParts } from './settings.ts';

it.each(THEME_CHOICES)('reads the theme %s', (theme) => {
  expect(parseSettings(`{"theme":"${theme}"}`)).toEqual({ theme });
});

it.each(['', 'null', '[]', '"dark"', '{"theme":', '{"theme":"purple"}', '{"theme":7}', '{}'])(
  'follows the system when the settings are %s',
  (text) => {
    expect(parseSettings(text)).toEqual({ theme: 'system' });
  },
);

it('reads whatever text it is given, and always what it wrote itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.constantFrom(...THEME_CHOICES), (text, theme) => {
      expect(THEME_CHOICES).toContain(parseSettings(text).theme);
      expect(parseSettings(withParts(text, { theme }))).toEqual({ theme });
    }),
  );
});

it('keeps the settings it does not know when the theme changes', () => {
  expect(JSON.parse(withParts('{"theme":"light","sound":false}', { theme: 'dark' }))).toEqual({
    theme: 'dark',
    sound: false,
  });
});
