import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlatformOptions } from '../../base/environment/platform-options.ts';
import { StoreRefusal } from '../../base/store/store-trouble.ts';

/** Variable of the environment with the key, for platforms that share a database. */
const KEY_VARIABLE = 'GREENROOM_ACCOUNT_KEY';
const KEY_FILE = 'account.key';
/** 256 bits, as the cipher wants. */
const KEY_BYTES = 32;

/** Makes a key from the randomness of the system. */
const createAccountKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** @returns undefined where there is no file @throws StoreRefusal for one that is empty or cannot be read */
const readKeyFile = (path: string): string | undefined => {
  let key: string;
  try {
    key = readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new StoreRefusal(`The account key ${path} cannot be read (${codeOf(error)}). Let this user read that file.`);
  }
  if (key.trim() === '')
    throw new StoreRefusal(`The account key ${path} is empty. Put back a copy of it, or delete it if the data is new.`);
  return key;
};

const makeKeyFile = (path: string): void => {
  try {
    // `wx`: of two platforms that start at once one writes the key, and both read it.
    writeFileSync(path, createAccountKey(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    // A full disk leaves an empty file, which would refuse the next start.
    rmSync(path, { force: true });
    throw error;
  }
};

/**
 * Opens the key that encrypts the secrets of authenticator apps. It is never in the database: it comes from the environment, else
 * from a file of mode 0600 in the data folder. Data in memory gets a key that is forgotten with it.
 *
 * @param isEncrypted whether the data was encrypted before, so that no new key fits
 * @returns undefined for a database without a key, where an authenticator app cannot be set up
 * @throws StoreRefusal for a key that is missing, empty or cannot be read
 */
export const openAccountKey = (
  { dataFolder, database }: Pick<PlatformOptions, 'dataFolder' | 'database'>,
  isEncrypted: boolean,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined => {
  const given = environment[KEY_VARIABLE];
  if (given !== undefined && given !== '') return given;
  if (dataFolder === undefined && database === undefined) return createAccountKey();
  const path = dataFolder === undefined ? undefined : join(dataFolder, KEY_FILE);
  const kept = path === undefined ? undefined : readKeyFile(path);
  if (kept !== undefined) return kept;
  if (isEncrypted)
    throw new StoreRefusal(
      `The data is encrypted, and its account key is missing. Put back the file ${path ?? `${KEY_FILE} with --data`}, or set ${KEY_VARIABLE}.`,
    );
  if (path === undefined) return undefined;
  makeKeyFile(path);
  return readKeyFile(path);
};

/** Adds the key to the environment of nodes that share a database. @fortests */
export const withAccountKey = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...environment,
  [KEY_VARIABLE]: environment[KEY_VARIABLE] ?? createAccountKey(),
});
