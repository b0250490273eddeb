import type { ProblemCode } from '../forms/field-rule.ts';
import { LOGIN_LITERALS } from '../login/login.errors.ts';
import { REALTIME_LITERALS } from '../realtime/realtime.constants.ts';
import { TOY_LITERALS } from '../toys/toys.errors.ts';
import type { ErrorCode } from './app-error.ts';

/** The specification's own names of errors, where it has one, for the log. @spec §8 */
export const ERROR_LITERALS = {
  ...LOGIN_LITERALS,
  ...REALTIME_LITERALS,
  ...TOY_LITERALS,
  'camera.blocked': 'camera blocked',
  'forum.postNotCreated': 'cannot post a comment at the moment',
  'media.notEnoughFreePhotos': 'not enough free photos',
  'login.sessionExpired': 'performer not logged in',
  noCountriesSelected: 'no countries selected',
} as const satisfies Partial<Record<ErrorCode | ProblemCode, string>>;
