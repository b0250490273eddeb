import { isUniqueConflict } from './unique-conflict.ts';

/** In the journal: what a call brought could not be written down. */
export const NOT_KEPT = 'Data not kept';

/** A data folder or database that this platform must not use; the message is a whole sentence that says what to do. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
}

/** PostgreSQL's errors alone carry how grave they are. */
const isPostgresError = (error: Error): boolean => 'severity' in error && 'routine' in error;

/** What the operating system or the database says of a place that cannot hold the data. */
export const isStoreTrouble = (error: unknown): error is Error =>
  error instanceof Error &&
  !isUniqueConflict(error) &&
  (('code' in error && error.code === 'ERR_SQLITE_ERROR') ||
    ('syscall' in error && 'path' in error) ||
    isPostgresError(error));

/** The code of PostgreSQL for a text with the character U+0000, which it cannot keep. */
const UNTRANSLATABLE = '22021';

/** Tells a text that the database can never keep from a database that is in trouble. */
export const isUnkeepableText = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNTRANSLATABLE;
