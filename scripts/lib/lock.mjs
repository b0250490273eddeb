// Lets one process or thread at a time do a piece of work, for example fill a folder that others read.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './parents.mjs';

const BETWEEN_TRIES_MS = 100;
/** No piece of work takes this long: whoever holds the lock by then was killed, and its process number is another's now. */
const LONGEST_MS = 600_000;

/** @returns false when another holds the lock */
const take = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
};

/** Checks whether the holder of the lock was killed; not when the lock was given back meanwhile or is being taken. */
const isAbandoned = (file) => {
  try {
    const owner = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return (owner > 0 && !isAlive(owner)) || Date.now() - statSync(file).mtimeMs > LONGEST_MS;
  } catch {
    return false;
  }
};

/** Waits for the lock, works and gives it back. A lock whose process is dead counts as given back. */
export const withLock = async (file, work) => {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) {
    if (isAbandoned(file)) rmSync(file, { force: true });
    else await pause(BETWEEN_TRIES_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};
