import { isUniqueConflict } from './unique-conflict.ts';

/** Log message for the data of a call that could not be stored. */
export const NOT_KEPT = 'Data not kept';

/** A data folder or database that this platform must not use; the message is a whole sentence that says what to do. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
}

/** PostgreSQL's errors alone carry how grave they are. */
const isPostgresError = (error: Error): boolean => 'severity' in error && 'routine' in error;

/**
 * Checks whether an error means that the place of the data cannot hold it, as reported by the operating system or the
 * database.
 */
export const isStoreTrouble = (error: unknown): error is Error =>
  error instanceof Error &&
  !isUniqueConflict(error) &&
  (('code' in error && error.code === 'ERR_SQLITE_ERROR') ||
    ('syscall' in error && 'path' in error) ||
    isPostgresError(error));

const READ_ONLY = 'Make it writable';
const FULL = 'Make room on its disk';
const FOREIGN = 'Take that file away';

/** Remedies for an error, by its code: of the operating system, of PostgreSQL, or the first byte of SQLite's. */
const CURES: Readonly<Record<string, string>> = {
  EACCES: READ_ONLY,
  EROFS: READ_ONLY,
  EPERM: READ_ONLY,
  '25006': READ_ONLY,
  '42501': 'Give its user the right to create tables',
  '8': READ_ONLY,
  ENOSPC: FULL,
  EFBIG: FULL,
  '53100': FULL,
  '13': FULL,
  '26': FOREIGN,
  '11': 'Bring back a copy of it, for it is damaged',
};
const SQLITE_PRIMARY = 0xff;

/** Says in words what a person can do about a place that cannot hold the data; undefined where the error itself is all there is. */
export const cureOf = (error: Error): string | undefined => {
  if ('errcode' in error && typeof error.errcode === 'number') return CURES[String(error.errcode & SQLITE_PRIMARY)];
  return 'code' in error ? CURES[String(error.code)] : undefined;
};

/** The code of PostgreSQL for a text with the character U+0000, which it cannot keep. */
const UNTRANSLATABLE = '22021';

/** Distinguishes a text that the database can never keep from a database that is in trouble. */
export const isUnkeepableText = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNTRANSLATABLE;
