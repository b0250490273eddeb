import { expect, it } from 'vitest';
import { seconds } from '../kernel/units.ts';
import type { ChatMessage } from './chat-message.ts';
import { lineOf } from './chat-rig.fake.ts';
import { placeTimedNotes } from './timed-notes.ts';

const message = (id: string, date: number): ChatMessage => ({ ...lineOf(id), date: seconds(date) });
const note = (id: string, date: number): ChatMessage => ({ ...message(id, date), isTimed: true });
const order = (...messages: readonly ChatMessage[]): string =>
  placeTimedNotes(messages)
    .map(({ id }) => id)
    .join(' ');

it('puts notes that were told late behind what is not later, in their own order', () => {
  const said = [message('a', 10), message('b', 20), message('c', 30)];
  expect(order(...said, note('2nd', 25), note('1st', 12))).toBe('a 1st b 2nd c');
  expect(order(...said, note('same', 20))).toBe('a b same c');
  expect(order(...said, note('first', 5), note('last', 40))).toBe('first a b c last');
});

it('leaves the order of all other messages, also where their times do not follow each other', () => {
  expect(order(message('a', 30), message('b', 10), message('c', 20), note('n', 25))).toBe('n a b c');
  expect(order(message('a', 30), message('b', 10))).toBe('a b');
});
