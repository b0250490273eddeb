import { afterEach, expect, it, vi } from 'vitest';
import { firstLanguage, holdOutstanding } from './remembered.ts';

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

it('holds what the platform has yet to hear while everything else is removed', () => {
  const kept = new Map([
    ['greenroom.log-out', 'unconfirmed'],
    ['greenroom.blocks', '{}'],
    ['greenroom.scheme', 'dark'],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const restore = holdOutstanding();
  kept.clear();
  restore();
  expect([...kept.keys()]).toEqual(['greenroom.log-out', 'greenroom.blocks']);
});
