import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRichText, wordsOf, readFaq, searchFaq } from './rich-text.ts';

const span = (text: string, more: object = {}) => ({ text, strong: false, href: undefined, ...more });

it('reads headings, paragraphs, lists, stress and links', () => {
  expect(
    readRichText('## Live hülp\n\nCall **us** or [write](/inbox/).\nToday.\n\n- one\n- [two](https://a.example)'),
  ).toEqual([
    { kind: 'heading', level: 2, text: 'Live hülp', id: 'live-hu-lp' },
    {
      kind: 'paragraph',
      spans: [
        span('Call '),
        span('us', { strong: true }),
        span(' or '),
        span('write', { href: '/inbox/' }),
        span('. Today.'),
      ],
    },
    { kind: 'list', items: [[span('one')], [span('two', { href: 'https://a.example' })]] },
  ]);
});

it.each(['http://a.example', '//a.example', '/\\a.example', 'https://[', 'data:text/html,x', 'vbscript:x'])(
  'makes no link of %s, only words',
  (address) => {
    expect(readRichText(`[press](${address})`)).toEqual([{ kind: 'paragraph', spans: [span('press')] }]);
  },
);

it('reads any text without losing a word of it', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 }), (words) => {
      const read = readRichText(words.join(' ')).map(wordsOf).join(' ');
      expect(read.split(/\s+/)).toEqual(words);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void readRichText(text)));
});

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
