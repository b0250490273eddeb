import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file whole or not at all: who stops in between finds the file as it was. */
export const writeWhole = (path: string, text: string): void => {
  const unfinished = `${path}.part`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
};
