import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @param dataFolder where the data stays between runs; without it the files are deleted at the end, like the other data
 */
export const openMediaFolder = (dataFolder: string | undefined) => {
  const root = dataFolder === undefined ? mkdtempSync(join(tmpdir(), 'greenroom-media-')) : join(dataFolder, 'media');
  const [uploads, items] = [join(root, 'uploads'), join(root, 'items')];
  mkdirSync(uploads, { recursive: true, mode: 0o700 });
  mkdirSync(items, { recursive: true, mode: 0o700 });
  return {
    uploads,
    /** A folder for each photo and video, named by its key. */
    items,
    /** Deletes the files that were only for this run. */
    dispose: (): Promise<void> =>
      dataFolder === undefined ? rm(root, { recursive: true, force: true }) : Promise.resolve(),
    /** The same, for a process that ends this very moment. */
    drop: (): void => {
      if (dataFolder === undefined) rmSync(root, { recursive: true, force: true });
    },
  };
};

/** Folders in which the platform keeps files. */
export type MediaFolder = ReturnType<typeof openMediaFolder>;
