import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { millis, type Millis } from '@greenroom/core/kernel/units';
import { createSecret } from '../../base/security/secret.ts';

/** Real time between two looks whether a photo is kept by now. */
const LOOK_EVERY = millis(100);
/** Real time for which a photo may arrive and be converted: a node that died leaves its file. */
const ARRIVED_WITHIN = millis(30_000);

/**
 * Photos in one piece that arrive or are converted, as files of the upload folder: all nodes see them, whichever takes the photo.
 *
 * @param within real time after which a file counts as left behind
 */
export const createArrivingPhotos = (directory: string, within: Millis = ARRIVED_WITHIN) => {
  const prefixOf = (upload: string): string => `${upload}.photo-`;
  return {
    /** Makes the path of a photo that arrives; its file is to be deleted once the photo is kept or refused. */
    pathOf: (upload: string): string => join(directory, `${prefixOf(upload)}${createSecret()}`),
    /** Waits until no photo of this name arrives any more. */
    settled: async (upload: string): Promise<void> => {
      const until = performance.now() + within;
      const prefix = prefixOf(upload);
      const isArriving = async (): Promise<boolean> =>
        (await readdir(directory)).some((name) => name.startsWith(prefix));
      while ((await isArriving()) && performance.now() < until) await pause(LOOK_EVERY);
    },
  };
};
