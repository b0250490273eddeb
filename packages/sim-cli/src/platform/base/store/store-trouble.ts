/** Host and name alone: an address may hold a password. */
export const databaseName = (address: string): string => {
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
};

/** PostgreSQL's code for a second row where only one may be. */
const POSTGRES_UNIQUE = '23505';
/** PostgreSQL's code for one of two transactions that wait for each other. */
const POSTGRES_DEADLOCK = '40P01';
/** SQLite's extended codes of a second row, for a primary key and for an index. */
const SQLITE_UNIQUE: readonly unknown[] = [1_555, 2_067];

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Distinguishes a row that must not exist twice from a database in trouble. */
export const isUniqueConflict = (error: unknown): boolean =>
  codeOf(error) === POSTGRES_UNIQUE ||
  (error instanceof Error && 'errcode' in error && SQLITE_UNIQUE.includes(error.errcode));

/** More tries than any number of calls at once has needed; a conflict that stays is a fault of the platform. */
const MOST_TRIES = 20;

/** Runs a transaction again that met another which was quicker, so that it sees what that one left. @throws what is no such conflict */
export const retryConflict = async <Value>(transaction: () => Promise<Value>): Promise<Value> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      const isConflict = isUniqueConflict(error) || codeOf(error) === POSTGRES_DEADLOCK;
      if (!isConflict || tries === MOST_TRIES) throw error;
    }
  }
};

/** Log message for the data of a call that could not be stored. */
export const NOT_KEPT = 'Data not kept';

/** A data folder or database that this platform must not use; the message is a whole sentence that says what to do. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
}

/** PostgreSQL's errors alone carry how grave they are. */
const isPostgresError = (error: Error): boolean => 'severity' in error && 'routine' in error;

/** Codes of the operating system for a database that cannot be reached. */
const UNREACHABLE = new Set<unknown>(['ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);

/**
 * Checks whether an error means that the place of the data cannot hold it, as reported by the operating system or the
 * database.
 */
export const isStoreTrouble = (error: unknown): error is Error =>
  error instanceof Error &&
  !isUniqueConflict(error) &&
  (('code' in error && error.code === 'ERR_SQLITE_ERROR') ||
    ('code' in error && UNREACHABLE.has(error.code)) ||
    ('syscall' in error && 'path' in error) ||
    isPostgresError(error));

/** A trouble in plain words: what is the matter, and what a person can do about it. */
interface Trouble {
  readonly what: string;
  /** Absent where another place is all there is. */
  readonly todo?: string;
}

const READ_ONLY: Trouble = { what: 'it may only be read', todo: 'Make it writable' };
const FULL: Trouble = { what: 'its disk is full', todo: 'Make room on its disk' };

const UNKNOWN_HOST: Trouble = { what: 'the name of its host is not known', todo: 'Correct the address' };
const NOT_LET_IN: Trouble = { what: 'it refuses this user or password', todo: 'Correct the address' };
const STOPPING: Trouble = { what: 'it is being started or stopped', todo: 'Wait until it runs' };

/** Troubles by the code of the error: of the operating system, of PostgreSQL, or the first byte of SQLite's. */
const TROUBLES: Readonly<Record<string, Trouble>> = {
  EACCES: READ_ONLY,
  EROFS: READ_ONLY,
  EPERM: READ_ONLY,
  '25006': READ_ONLY,
  '42501': { what: 'its user may make no tables', todo: 'Give its user the right to create tables' },
  '8': READ_ONLY,
  ENOENT: { what: 'the folder above it does not exist' },
  ENOTDIR: { what: 'it is below a file and not below a folder' },
  ENOSPC: FULL,
  EFBIG: FULL,
  '53100': FULL,
  '13': FULL,
  '10': { what: 'its disk cannot be written', todo: 'Look whether it is full or broken' },
  '26': { what: 'the file of the database there is something else', todo: 'Take that file away' },
  '11': { what: 'the file of the database there is damaged', todo: 'Bring back a copy of it' },
  ECONNREFUSED: { what: 'nothing answers there', todo: 'Start it' },
  EHOSTUNREACH: { what: 'its host cannot be reached', todo: 'Look at the network' },
  ENOTFOUND: UNKNOWN_HOST,
  EAI_AGAIN: UNKNOWN_HOST,
  '28000': NOT_LET_IN,
  '28P01': NOT_LET_IN,
  '3D000': { what: 'it does not exist', todo: 'Create it' },
  '53300': { what: 'it has no connection left', todo: 'End another program that uses it' },
  '57P01': STOPPING,
  '57P03': STOPPING,
  '14': { what: 'no file of a database can be opened there', todo: 'Make it a folder that this user may write' },
};
const SQLITE_PRIMARY = 0xff;

/** Says in plain words what is the matter with a place that cannot hold the data; the error's own words where it is not known. */
export const troubleOf = (error: Error): Trouble => {
  const code = 'code' in error ? error.code : undefined;
  const known = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & SQLITE_PRIMARY : code;
  return TROUBLES[String(known)] ?? { what: error.message };
};

/** The code of PostgreSQL for a text with the character U+0000, which it cannot keep. */
const UNTRANSLATABLE = '22021';

/** Distinguishes a text that the database can never keep from a database that is in trouble. */
export const isUnkeepableText = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNTRANSLATABLE;
