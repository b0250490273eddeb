import { accessSync, constants, existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileTrouble } from './file-trouble.ts';
import { CommandFailure } from './print.ts';

const failure = (path: string, error: unknown): CommandFailure =>
  new CommandFailure(`${path} cannot be written: ${fileTrouble(error)}.`);

/** Another file may take its place; that of a device or a pipe never. */
const isReplaceable = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() !== false;

/** Looks before something long begins whether its end can be written. @throws CommandFailure when it cannot */
export const mayWrite = (path: string): void => {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory() === true) throw new Error('it is a folder');
    accessSync(found === undefined ? dirname(path) : path, constants.W_OK);
  } catch (error) {
    throw failure(path, error);
  }
};

/**
 * Writes a file whole or not at all: who stops in between finds the file as it was.
 * @throws CommandFailure when it cannot be written there
 */
export const writeWhole = (path: string, text: string): void => {
  mayWrite(path);
  // Where a link leads is written, not the link.
  const target = existsSync(path) ? realpathSync(path) : path;
  const unfinished = isReplaceable(target) ? `${target}.${process.pid}.part` : target;
  try {
    writeFileSync(unfinished, text);
    if (unfinished !== target) renameSync(unfinished, target);
  } catch (error) {
    if (unfinished !== target) rmSync(unfinished, { force: true });
    throw failure(path, error);
  }
};
