import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COOKIES } from './cookies.ts';

it.each(['en', 'nl', 'de'])('names all cookies on the page /cookies/ in %s', (language) => {
  const page = readFileSync(new URL(`../../../../content/${language}/cookies.md`, import.meta.url), 'utf8');
  const named = new Set([...page.matchAll(/\((greenroom[\w-]*)\)/g)].map(([, name]) => name));
  expect(named).toEqual(new Set(COOKIES));
});
