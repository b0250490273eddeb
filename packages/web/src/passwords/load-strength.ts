import type { PasswordStrength } from '@greenroom/core/passwords/new-password.controller';
import { fetchChunk } from '../device/fetch-chunk.ts';

const load = () => fetchChunk(() => import('./zxcvbn-strength.ts'));

/** Strength of passwords, fetched with the first use: the lists take half a megabyte. */
export const loadStrength: PasswordStrength = {
  isCommon: async (lowerCase) => (await load()).isCommon(lowerCase),
  rate: async (password, ownNames) => (await load()).rate(password, ownNames),
};
