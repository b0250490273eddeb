import { expect, it } from 'vitest';
import { levelMotionsOf, toyModel } from './toy.ts';

it.each([
  ['lush', 'lush'],
  ['Lush 3', 'lush'],
  ['MAX2', 'max'],
  ['solace pro', undefined],
  ['mini xmachine', undefined],
  ['toString', undefined],
  ['', undefined],
])('takes %j for the model %j', (reported, model) => {
  expect(toyModel(reported)).toBe(model);
});

it('believes the app before the table', () => {
  expect(levelMotionsOf('nora', ['Vibrate1', 'Vibrate2'])).toEqual(['vibrate']);
});

it.each([[undefined], [[]], [['Oscillate']]])('goes by the model when the app tells %j', (functions) => {
  expect(levelMotionsOf('max', functions)).toEqual(['vibrate', 'pump']);
});
