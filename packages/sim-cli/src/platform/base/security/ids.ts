import { randomUUID } from 'node:crypto';
import { createLoginCode, createSecret } from './secret.ts';

/** Makes every id and secret of the platform, so that a run on virtual time can make the same ones again. */
export interface Ids {
  /** The id of a row, a message or a stream. */
  readonly id: () => string;
  /** Makes a value that cannot be guessed, fit for a cookie or a header. */
  readonly secret: () => string;
  /** A login code of 6 digits. */
  readonly loginCode: () => string;
}

/** Ids from the randomness of the system: for every platform that people use. */
export const SYSTEM_IDS: Ids = { id: randomUUID, secret: createSecret, loginCode: createLoginCode };
