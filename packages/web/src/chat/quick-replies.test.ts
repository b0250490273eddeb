import { expect, it } from 'vitest';
import { quickReplies } from './quick-replies.ts';

it.each([
  ['nl', 'Hoi Mark, leuk dat je er bent!'],
  ['at', 'Hallo Mark, schön, dass du da bist!'],
  ['UK', 'Hi Mark, nice to see you!'],
  [undefined, 'Hoi Mark, leuk dat je er bent!'],
])('greets a customer from %s in his language', (country, greeting) => {
  expect(quickReplies(country, 'Mark')[0]).toBe(greeting);
});

it('takes a name as it is, whatever characters it has', () => {
  expect(quickReplies('uk', '$& {name}')[0]).toBe('Hi $& {name}, nice to see you!');
});
