import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createValue } from '../../kernel/machine.ts';
import {
  countUses,
  createQuickRepliesController,
  DEFAULT_REPLIES,
  NO_BOOK,
  offeredReplies,
  type QuickReplyBook,
  readBook,
  writtenReplies,
} from './quick-reply-book.ts';

const names = (book: QuickReplyBook): readonly string[] => offeredReplies(book, 'en').map(({ name }) => name);

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
  expect(writtenReplies(book, 'en')).toEqual([{ name: 'yo', text: 'Yo!' }]);
  expect(writtenReplies(book, 'nl')).toEqual(DEFAULT_REPLIES.nl);
});

it('lets every reply of a language be deleted', () => {
  expect(writtenReplies(readBook({ replies: { en: [] } }), 'en')).toEqual([]);
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
  expect(writtenReplies(readBook({ replies: { en: [good, wrong] } }), 'en')).toEqual([good]);
});

it('reads at most 20 replies of a language', () => {
  const en = Array.from({ length: 25 }, (_, index) => ({ name: `r${index}`, text: 'x' }));
  expect(writtenReplies(readBook({ replies: { en } }), 'en')).toHaveLength(20);
});

it('reads whatever it is given, and always what it read itself', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const book = readBook(value);
      expect(readBook(JSON.parse(JSON.stringify(book)))).toEqual(book);
    }),
  );
});

it('puts what is used most first, and leaves the rest as written', () => {
  const used = countUses(NO_BOOK, [
    { language: 'en', name: 'bye' },
    { language: 'en', name: 'bye' },
    { language: 'en', name: 'thanks' },
  ]);
  expect(names(used)).toEqual(['bye', 'thanks', 'hi', 'day', 'moment']);
  expect(offeredReplies(used, 'nl')).toEqual(DEFAULT_REPLIES.nl);
});

it('leaves an order that the performer chose as it is, however often something is used', () => {
  const manual: QuickReplyBook = { ...NO_BOOK, order: 'manual' };
  expect(names(countUses(manual, [{ language: 'en', name: 'bye' }]))).toEqual(names(manual));
});

it('forgets how often a reply was used that is gone', () => {
  const used = countUses(NO_BOOK, [{ language: 'en', name: 'bye' }]);
  const edited: QuickReplyBook = { ...used, replies: { en: [{ name: 'hi', text: 'Hi' }] } };
  expect(countUses(edited, [{ language: 'en', name: 'hi' }]).uses.en).toEqual({ hi: 1 });
});

const setUp = () => {
  const watch = createValue<unknown>(undefined);
  const saved: unknown[] = [];
  const save = (value: unknown): void => {
    saved.push(value);
    watch.set(value);
  };
  return { replies: createQuickRepliesController({ watch, save }), saved, watch };
};

it('keeps the order during a conversation, and learns when it is over', () => {
  const { replies, saved } = setUp();
  const offered = () => offeredReplies(replies.watch.state(), 'en').map(({ name }) => name);
  const before = offered();
  replies.used('en', 'bye');
  expect([offered(), saved.length]).toEqual([before, 0]);
  replies.keepUses();
  expect([offered()[0], saved.length]).toEqual(['bye', 1]);
});

it('saves nothing after a conversation without a quick reply', () => {
  const { replies, saved } = setUp();
  replies.keepUses();
  expect(saved).toEqual([]);
});

it('counts no use of the performer before for the next one', () => {
  const { replies, saved } = setUp();
  replies.used('en', 'bye');
  replies.reset();
  replies.keepUses();
  expect(saved).toEqual([]);
});

it('tells of replies that were edited, also on another device before the login', () => {
  const { replies, watch } = setUp();
  const received: string[] = [];
  replies.watch.subscribe((book) => received.push(book.order));
  watch.set({ order: 'manual' });
  replies.save(NO_BOOK);
  expect(received).toEqual(['manual', 'learned']);
});
