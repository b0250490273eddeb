import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreRefusal } from './store-trouble.ts';

/** Ends the hold on a data folder. */
export type ReleaseFolder = () => void;

const holderOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
};

/** SQLite's own file lock is used: the operating system takes it back when the process ends, however it ends. */
const holdLock = (database: DatabaseSync): boolean => {
  try {
    database.exec('begin exclusive');
    return true;
  } catch {
    return false;
  }
};

/**
 * Holds a data folder for this process, so that no second platform writes to it.
 *
 * @throws StoreRefusal naming the process that holds it
 */
export const lockDataFolder = (folder: string): ReleaseFolder => {
  const database = new DatabaseSync(join(folder, 'greenroom-sim.lock'));
  const holderFile = join(folder, 'greenroom-sim.pid');
  if (!holdLock(database)) {
    database.close();
    const pid = holderOf(holderFile);
    const other = pid === '' ? 'Another process' : `The process ${pid}`;
    throw new StoreRefusal(`${other} already uses ${folder}. Stop it, or choose another folder with --data.`);
  }
  writeFileSync(holderFile, `${process.pid}\n`);
  return () => database.close();
};
