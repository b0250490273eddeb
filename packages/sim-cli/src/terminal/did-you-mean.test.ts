import { expect, it } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

const KNOWN = ['saveServices', 'sessionEnd', 'news'];

it.each([
  ['saveService', ' Did you mean saveServices?'],
  ['savServices', ' Did you mean saveServices?'],
  ['new', ' Did you mean news?'],
  ['somethingElse', ''],
])('answers %s with the known word that is close: %s', (word, answer) => {
  expect(didYouMean(word, KNOWN)).toBe(answer);
});
