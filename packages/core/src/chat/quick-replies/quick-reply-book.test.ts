import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createValue } from '../../kernel/machine.ts';
import {
  createQuickRepliesController,
  DEFAULT_REPLIES,
  NO_BOOK,
  offeredReplies,
  readBook,
  expandEntered,
  expandTyped,
  fillIn,
  withReply,
  customerLanguage,
} from './quick-reply-book.ts';

it.each([undefined, null, 7, 'replies', [], {}, { replies: 'none', uses: [] }])(
  'offers the defaults in each language when the account keeps %j',
  (kept) => {
    const book = readBook(kept);
    for (const language of ['nl', 'de', 'en'] as const) {
      expect(offeredReplies(book, language)).toEqual(DEFAULT_REPLIES[language]);
    }
  },
);

it('keeps the defaults of a language until its replies are edited', () => {
  const book = readBook({ replies: { en: [{ name: 'yo', text: 'Yo!' }] } });
  expect(offeredReplies(book, 'en')).toEqual([{ name: 'yo', text: 'Yo!' }]);
  expect(offeredReplies(book, 'nl')).toEqual(DEFAULT_REPLIES.nl);
});

it('lets every reply of a language be deleted', () => {
  expect(offeredReplies(readBook({ replies: { en: [] } }), 'en')).toEqual([]);
});

it.each([
  ['without a name', { name: '', text: 'x' }],
  ['with two words for a name', { name: 'a b', text: 'x' }],
  ['with a name of 21 letters', { name: 'x'.repeat(21), text: 'x' }],
  ['without a text', { name: 'a', text: ' ' }],
  ['with a text of 301 characters', { name: 'a', text: 'x'.repeat(301) }],
  ['with a name that is taken', { name: 'OK', text: 'x' }],
  ['that is no reply', 'hello'],
])('leaves out a reply %s', (_, wrong) => {
  const good = { name: 'ok', text: 'x'.repeat(300) };
  expect(offeredReplies(readBook({ replies: { en: [good, wrong] } }), 'en')).toEqual([good]);
});

it('reads at most 20 replies of a language', () => {
  const en = Array.from({ length: 25 }, (_, index) => ({ name: `r${index}`, text: 'x' }));
  expect(offeredReplies(readBook({ replies: { en } }), 'en')).toHaveLength(20);
});

it('reads whatever it is given, and always what it read itself', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const book = readBook(value);
      expect(readBook(JSON.parse(JSON.stringify(book)))).toEqual(book);
    }),
  );
});

it('offers the replies as they were written, also where an older version kept another order', () => {
  const book = readBook({ order: 'learned', uses: { en: { bye: 9 } } });
  expect(offeredReplies(book, 'en')).toEqual(DEFAULT_REPLIES.en);
});

it('reports replies that were edited, also on another device before the login', () => {
  const watch = createValue<unknown>(undefined);
  const { watch: book, save } = createQuickRepliesController({ watch, save: watch.set });
  const received: (string | undefined)[] = [];
  book.subscribe((each) => received.push(offeredReplies(each, 'en')[0]?.name));
  watch.set({ replies: { en: [{ name: 'yo', text: 'Yo!' }] } });
  save(NO_BOOK);
  expect(received).toEqual(['yo', 'hi']);
});

const offered = {
  replies: [
    { name: 'hi', text: 'Hi {name}, nice to see you!' },
    { name: 'schön', text: 'Schön, {name}!' },
  ],
  name: 'Mark',
};

it.each([
  ['/hi ', 'Hi Mark, nice to see you!'],
  ['/HI ', 'Hi Mark, nice to see you!'],
  ['Hello. /hi ', 'Hello. Hi Mark, nice to see you!'],
  ['/schön\n', 'Schön, Mark!'],
  ['/hi', undefined],
  ['/hello ', undefined],
  ['and/hi ', undefined],
  ['/hi there ', undefined],
  ['', undefined],
])('makes of %j, as soon as a space is typed: %j', (draft, becomes) => {
  expect(expandTyped(draft, offered)).toBe(becomes);
});

it.each([
  ['/hi', 'Hi Mark, nice to see you!'],
  ['so /hi', 'so Hi Mark, nice to see you!'],
  ['/nobody', undefined],
  ['hi', undefined],
])('makes of %j at Enter: %j', (draft, becomes) => {
  expect(expandEntered(draft, offered)).toBe(becomes);
});

it('takes a name as it is, whatever characters it has', () => {
  expect(expandEntered('/hi', { ...offered, name: '$& {name}' })).toBe('Hi $& {name}, nice to see you!');
});

it.each([
  ['Hi {name}, nice to see you!', 'Hi, nice to see you!'],
  ['How was your day, {name}?', 'How was your day?'],
  ['Thank you, {name}, that is sweet.', 'Thank you, that is sweet.'],
  ['{name}, one moment.', 'one moment.'],
  ['One moment.', 'One moment.'],
])('leaves the place of the name out of %j for an anonymous customer', (text, becomes) => {
  expect(fillIn(text, undefined)).toBe(becomes);
});

it('puts a reply behind what is typed already', () => {
  expect([withReply('', 'Bye'), withReply(' Well, ', 'Bye')]).toEqual(['Bye', ' Well, Bye']);
});

it.each([
  ['nl', 'nl'],
  ['be', 'nl'],
  ['at', 'de'],
  ['UK', 'en'],
  ['fr', 'nl'],
  [undefined, 'nl'],
])('speaks to a customer from %s in %s', (country, language) => {
  expect(customerLanguage(country)).toBe(language);
});
