import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRichText, wordsOf } from './rich-text.ts';

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
