import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaKind } from '@greenroom/core/gallery/media-item';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { createSecret } from '../../base/security/secret.ts';
import type { Sequence } from '../../base/store/sequence.ts';
import type { MediaRow } from '../../base/store/tables/media-tables.ts';
import { SAMPLE_SIZE, sampleFile } from '../../base/world/sample-scene.ts';
import { DECIDED_AFTER } from './gallery.constants.ts';
import type { MediaFolder } from './media-keeper.ts';
import type { Medias } from './medias.ts';

const FILE = new URL('./sample-video.webm', import.meta.url);

/** One second of colours, 64 by 48. @fortests */
export const SAMPLE_VIDEO = { name: 'video.webm', content: (): Buffer => readFileSync(FILE) };

export interface FillOrder {
  readonly performerId: string;
  readonly kind: MediaKind;
  readonly count: number;
  readonly status: MediaRow['status'];
  readonly paid: boolean;
  readonly price: number;
  readonly description: string;
}

/** Adds sample photos or videos to those of a performer without asking the rules. @returns their ids */
type FillMedia = (order: FillOrder) => Promise<readonly string[]>;

interface FillDeps {
  readonly medias: Medias;
  readonly folder: MediaFolder;
  readonly clock: PlatformClock;
  readonly sequence: Sequence;
}

export const createMediaFiller = ({ medias, folder, clock, sequence }: FillDeps): FillMedia => {
  const makeVideo = async (target: string): Promise<void> => {
    await mkdir(target, { recursive: true, mode: 0o700 });
    await writeFile(join(target, SAMPLE_VIDEO.name), SAMPLE_VIDEO.content());
  };

  return async ({ performerId, kind, count, status, paid, price, description }) => {
    const ids: string[] = [];
    for (let number = 0; number < count; number += 1) {
      const key = createSecret();
      if (kind === 'video') await makeVideo(join(folder.items, key));
      const position = sequence.next();
      const id = `m${position}`;
      ids.push(id);
      await medias.add({
        ...(kind === 'photo'
          ? { ...SAMPLE_SIZE, file: sampleFile(number) }
          : { width: 0, height: 0, file: SAMPLE_VIDEO.name }),
        id,
        performer_id: performerId,
        kind,
        upload: id,
        status,
        paid: paid ? 1 : 0,
        price: paid ? price : 0,
        description,
        reason: status === 'rejected' ? 'The picture is not sharp enough.' : null,
        main: 0,
        key,
        position,
        added_at: clock.today(),
        due_at: status === 'new' || status === 'pending' ? clock.stamp() + DECIDED_AFTER : null,
      });
    }
    return ids;
  };
};
