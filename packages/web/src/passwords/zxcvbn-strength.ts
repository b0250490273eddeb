import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { pickCommon } from '@greenroom/core/passwords/password-rules';

const common = pickCommon(dictionary['passwords-common']);
const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Checks whether a password, in lower case, is one of the 3,000 most used. */
export const isCommon = (lowerCase: string): boolean => common.has(lowerCase);

/** @returns 0 (guessed at once) to 4 (very hard to guess) */
export const rate = (password: string, ownNames: readonly string[]): number =>
  estimate.check(password, [...ownNames]).score;
