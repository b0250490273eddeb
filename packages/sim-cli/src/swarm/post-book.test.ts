import { expect, it } from 'vitest';
import { createPostBook } from './post-book.ts';

const bookAt = () => {
  let time = 0;
  const book = createPostBook(() => time);
  return { book, passes: (milliseconds: number) => (time += milliseconds) };
};

it('tells how long a line took', () => {
  const { book, passes } = bookAt();
  book.say('one');
  passes(12);
  expect([book.hear('one'), book.said(), book.underWay(), book.doubled()]).toEqual([12, 1, 0, 0]);
});

it('counts a line that came twice as doubled', () => {
  const { book } = bookAt();
  book.say('one');
  book.hear('one');
  expect([book.hear('one'), book.doubled()]).toEqual([undefined, 1]);
});

it('knows what never arrived', () => {
  const { book } = bookAt();
  book.say('one');
  book.say('two');
  book.hear('two');
  expect(book.underWay()).toBe(1);
});

it('takes no notice of what somebody else said', () => {
  const { book } = bookAt();
  expect([book.hear('welcome'), book.doubled()]).toEqual([undefined, 0]);
});
