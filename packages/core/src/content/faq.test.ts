import { expect, it } from 'vitest';
import { readFaq, searchFaq } from './faq.ts';
import { readRichText } from './rich-text.ts';

const FAQ = readFaq(
  readRichText(
    'Left out\n\n## Working\n\n### How do I go ready?\n\nPress **Go ready**.\n\n### Is it privé?\n\nYes.\n\n## Empty\n\n## Money\n\n### When am I paid?\n\nOn Mondays.',
  ),
);

it('divides the text into categories with questions; one without questions is left out', () => {
  expect(FAQ.map(({ title, entries }) => [title, entries.map(({ question }) => question)])).toEqual([
    ['Working', ['How do I go ready?', 'Is it privé?']],
    ['Money', ['When am I paid?']],
  ]);
});

it.each([
  ['', 3],
  ['  ', 3],
  ['ready', 1],
  ['PRIVE', 1],
  ['paid mondays', 1],
  ['paid ready', 0],
])('finds for %j: %i questions', (search, count) => {
  expect(searchFaq(FAQ, search).flatMap(({ entries }) => entries)).toHaveLength(count);
});
