import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders in which the platform keeps files. */
export interface MediaFolder {
  /** Folder of unfinished uploads. */
  readonly uploads: string;
  /** A folder for each photo and video, named by its key. */
  readonly items: string;
  /** Deletes the files that were only for this run. */
  readonly dispose: () => Promise<void>;
  /** The same, for a process that ends this very moment. */
  readonly drop: () => void;
}

/**
 * @param dataFolder where the data stays between runs; without it the files are deleted at the end, like the other data
 */
export const openMediaFolder = (dataFolder: string | undefined): MediaFolder => {
  const root = dataFolder === undefined ? mkdtempSync(join(tmpdir(), 'greenroom-media-')) : join(dataFolder, 'media');
  const [uploads, items] = [join(root, 'uploads'), join(root, 'items')];
  mkdirSync(uploads, { recursive: true, mode: 0o700 });
  mkdirSync(items, { recursive: true, mode: 0o700 });
  return {
    uploads,
    items,
    dispose: () => (dataFolder === undefined ? rm(root, { recursive: true, force: true }) : Promise.resolve()),
    drop: () => {
      if (dataFolder === undefined) rmSync(root, { recursive: true, force: true });
    },
  };
};
