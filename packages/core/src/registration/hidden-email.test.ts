import { expect, it } from 'vitest';
import { hiddenEmail } from './registration.ts';

it.each([
  ['anna.private@example.nl', 'a…@example.nl'],
  ['z@example.org', 'z…@example.org'],
  ['"a@b"@example.org', '"…@example.org'],
  ['@example.org', '…'],
  ['', '…'],
])('shows the first letter and the site of %j: %s', (email, shown) => {
  expect(hiddenEmail(email)).toBe(shown);
});
