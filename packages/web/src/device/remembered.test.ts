import { afterEach, expect, it, vi } from 'vitest';
import { firstLanguage } from './remembered.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const keep = (language: string | null) => vi.stubGlobal('localStorage', { getItem: () => language });

it.each([
  [['de-AT', 'en'], 'de'],
  [['fr-FR', 'EN-gb', 'de'], 'en'],
  [['fr'], 'nl'],
  [[], 'nl'],
])('takes the browser’s languages %j as %s where nothing is remembered', (preferred, language) => {
  keep(null);
  expect(firstLanguage(preferred)).toBe(language);
});

it('takes the language of the last visit before the browser’s', () => {
  keep('nl');
  expect(firstLanguage(['de'])).toBe('nl');
});

it('takes the browser’s language where storage is forbidden', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  expect(firstLanguage(['de'])).toBe('de');
});
