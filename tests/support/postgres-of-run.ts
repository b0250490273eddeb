import { startEmbeddedPostgres } from './nodes/embedded-postgres.ts';
import { POSTGRES_OF_RUN } from './postgres.ts';

/** For the files of every worker at once. */
const MOST_CONNECTIONS = 400;

/** Starts one PostgreSQL for all test files of a run: each would take a second to start its own. @returns what stops it */
export const setup = async (): Promise<() => Promise<void>> => {
  const { addressOf, stop } = await startEmbeddedPostgres(MOST_CONNECTIONS);
  process.env[POSTGRES_OF_RUN] = addressOf('').replace(/\/$/, '');
  return stop;
};
