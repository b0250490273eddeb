import { expect, it } from 'vitest';
import { combinationsOf, combinationText, fillNames, isTooLarge } from './placeholders.ts';

it('combines every value of a matrix with every other one, in the order of the file', () => {
  const all = combinationsOf({ kind: ['chat', 'video'], timers: [true, false] });
  expect(all.map(combinationText)).toEqual([
    'kind chat, timers true',
    'kind chat, timers false',
    'kind video, timers true',
    'kind video, timers false',
  ]);
});

it('has one combination without a name where there is no matrix', () => {
  expect(combinationsOf(undefined).map(combinationText)).toEqual([undefined]);
});

it('puts a value in the place of its name, as what it is where the text is nothing else', () => {
  const look = (name: string): unknown => ({ on: true, who: 'mark' })[name];
  expect(fillNames({ on: '${on}', text: 'Hello ${who}', later: '${saved} ${who}' }, look)).toEqual({
    on: true,
    text: 'Hello mark',
    later: '${saved} mark',
  });
});

it('refuses more than 200 combinations', () => {
  const ten = Array.from({ length: 10 }, (_, index) => index);
  expect(isTooLarge({ left: ten, right: ten })).toBe(false);
  expect(isTooLarge({ left: ten, middle: ten, right: [1, 2, 3] })).toBe(true);
});
