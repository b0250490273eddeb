import type { ProblemCode } from '../forms/field-rule.ts';
import type { Log } from '../kernel/log.port.ts';
import { REALTIME_LITERALS } from '../realtime/realtime.errors.ts';
import { TOY_LITERALS } from '../toys/toys.errors.ts';
import type { ErrorCode } from './app-error.ts';

/** The specification's own names of errors, where it has one, for the log. @spec §8 @fortests */
export const ERROR_LITERALS = {
  ...REALTIME_LITERALS,
  ...TOY_LITERALS,
  'camera.blocked': 'camera blocked',
  'forum.postNotCreated': 'cannot post a comment at the moment',
  'login.alreadyLoggedIn': 'You are already logged in!',
  'login.incorrectPassword': 'Incorrect password!',
  'media.notEnoughFreePhotos': 'not enough free photos',
  'media.notLoggedIn': 'performer not logged in',
  noCountriesSelected: 'no countries selected',
} as const satisfies Partial<Record<ErrorCode | ProblemCode, string>>;

const literalOf = (error: unknown): string | undefined =>
  Object.entries(ERROR_LITERALS).find(([code]) => code === error)?.[1];

/** Adds the specification's name of an error to each log entry with its code. */
export const logWithLiterals = (log: Log): Log => ({
  write: (level, message, fields) => {
    const literal = fields?.['literal'] ?? literalOf(fields?.['error']);
    log.write(level, message, literal === undefined ? fields : { ...fields, literal });
  },
});
