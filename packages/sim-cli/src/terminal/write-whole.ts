import { accessSync, constants, existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CommandFailure } from './print.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'a part of the path is no folder',
  EISDIR: 'it is a folder',
  EEXIST: 'it is no folder',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};

/** Says in plain words why a file could not be opened; an unknown error keeps the words of the system. */
export const fileTrouble = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return ('code' in error ? SENTENCES[String(error.code)] : undefined) ?? error.message;
};

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
