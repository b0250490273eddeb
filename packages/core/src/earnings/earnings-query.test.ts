import { expect, it } from 'vitest';
import { readDate, readScope, readServiceFilter } from './earnings-query.ts';

it.each([
  [null, 'day'],
  ['week', 'week'],
  ['month', 'month'],
  ['year', 'day'],
  ['__proto__', 'day'],
])('reads the scope %s as %s', (text, scope) => {
  expect(readScope(text)).toBe(scope);
});

it.each([
  [null, 'ALL'],
  ['ALL', 'ALL'],
  ['cam', 'cam'],
  ['bicycle', 'ALL'],
])('reads the service %s as %s', (text, service) => {
  expect(readServiceFilter(text)).toBe(service);
});

it.each([
  ['1773000000', 1_773_000_000],
  [null, undefined],
  ['', undefined],
  ['-5', undefined],
  ['1773000000.5', undefined],
  ['0', undefined],
  ['99999999999', undefined],
  ['9'.repeat(40), undefined],
])('reads the date %s as %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});
