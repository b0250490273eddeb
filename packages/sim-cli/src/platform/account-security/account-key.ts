import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlatformOptions } from '../environment/platform-options.ts';

/** Variable of the environment with the key, for platforms that share a database. */
const KEY_VARIABLE = 'GREENROOM_ACCOUNT_KEY';
const KEY_FILE = 'account.key';
/** 256 bits, as the cipher wants. */
const KEY_BYTES = 32;

/** Makes a key from the randomness of the system. */
const createAccountKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/**
 * Opens the key that encrypts the secrets of authenticator apps. It is never in the database: it comes from the environment, else
 * from a file of mode 0600 in the data folder. Data in memory gets a key that is forgotten with it.
 *
 * @returns undefined for a database without a key, where an authenticator app cannot be set up
 */
export const openAccountKey = (
  { dataFolder, database }: Pick<PlatformOptions, 'dataFolder' | 'database'>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined => {
  const given = environment[KEY_VARIABLE];
  if (given !== undefined && given !== '') return given;
  if (dataFolder === undefined) return database === undefined ? createAccountKey() : undefined;
  const path = join(dataFolder, KEY_FILE);
  // `wx`: of two platforms that start at once one writes the key, and both read it.
  if (!existsSync(path)) {
    try {
      writeFileSync(path, createAccountKey(), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (!existsSync(path)) throw error;
    }
  }
  return readFileSync(path, 'utf8');
};

/** Adds the key to the environment of nodes that share a database. */
export const withAccountKey = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...environment,
  [KEY_VARIABLE]: environment[KEY_VARIABLE] ?? createAccountKey(),
});
