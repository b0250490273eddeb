import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { CommandFailure } from './exit.ts';

/**
 * Writes a file whole or not at all: who stops in between finds the file as it was.
 * @throws CommandFailure when it cannot be written there
 */
export const writeWhole = (path: string, text: string): void => {
  const unfinished = `${path}.part`;
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandFailure(`${path} cannot be written: ${why}.`);
  }
};
