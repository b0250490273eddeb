import { expect, it } from 'vitest';
import { createDeliveryLedger } from './delivery-ledger.ts';

const bookAt = () => {
  let time = 0;
  const book = createDeliveryLedger(() => time);
  return { book, passes: (milliseconds: number) => (time += milliseconds) };
};

it('tells how long a line took', () => {
  const { book, passes } = bookAt();
  book.say('one');
  book.answer('one', 'taken');
  passes(12);
  expect([book.hear('one'), book.said(), book.underWay(), book.doubled()]).toEqual([12, 1, 0, 0]);
});

it('counts a line that came twice as doubled', () => {
  const { book } = bookAt();
  book.say('one');
  book.hear('one');
  expect([book.hear('one'), book.doubled()]).toEqual([undefined, 1]);
});

it('misses what was taken and never arrived', () => {
  const { book } = bookAt();
  for (const text of ['one', 'two']) {
    book.say(text);
    book.answer(text, 'taken');
  }
  book.hear('two');
  expect([book.missing(), book.underWay()]).toEqual([1, 1]);
});

it('does not miss what was not taken, whatever was tried before it was', () => {
  const { book } = bookAt();
  book.say('one');
  expect(book.underWay()).toBe(1);
  book.answer('one', 'refused');
  expect([book.missing(), book.underWay()]).toEqual([0, 0]);
  book.answer('one', 'taken');
  book.answer('one', 'refused');
  expect([book.missing(), book.underWay()]).toEqual([1, 1]);
});

it('takes no notice of what somebody else said', () => {
  const { book } = bookAt();
  book.answer('welcome', 'taken');
  expect([book.hear('welcome'), book.doubled(), book.missing()]).toEqual([undefined, 0, 0]);
});

it('counts a line that was read in the conversation as arrived, and as doubled only when it is heard twice', () => {
  const { book, passes } = bookAt();
  book.say('one');
  book.answer('one', 'taken');
  passes(900);
  expect([book.find('one'), book.find('one'), book.missing(), book.underWay()]).toEqual([900, undefined, 0, 0]);
  expect([book.hear('one'), book.doubled()]).toEqual([undefined, 0]);
  expect([book.hear('one'), book.doubled()]).toEqual([undefined, 1]);
});
