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
