import type { PlatformClock } from '../clock/platform-clock.ts';
import type { EventLog } from '../event-log.ts';
import type { Nodes } from '../nodes/nodes.port.ts';
import type { Sequence } from '../store/sequence.ts';
import type { Memory } from '../store/remember.ts';
import type { Store } from '../store/store.ts';
import { FIRST_LEVEL, UPLOADS_SWEPT_EVERY } from './gallery.constants.ts';
import { createMediaFiller, type FillMedia } from './media-filler.ts';
import { openMediaFolder, type MediaFolder } from './media-folder.ts';
import type { Ranks } from '../earnings/ranks.ts';
import { createMediaKeeper, type LevelOf, type MediaKeeper } from './media-keeper.ts';
import { createMedias, type Medias } from './medias.ts';
import { createModeration, keepModerating, type Moderation } from './moderation.ts';
import { createSamplePictures, type SamplePictures } from './sample-pictures.ts';
import { createUploadServer, type UploadServer } from './upload-server.ts';

/** Photos and videos of all performers, with their files and their moderation. */
export interface Gallery {
  readonly folder: MediaFolder;
  readonly medias: Medias;
  readonly keeper: MediaKeeper;
  readonly levelOf: LevelOf;
  readonly fill: FillMedia;
  readonly moderation: Moderation;
  readonly uploads: UploadServer;
  readonly samples: SamplePictures;
  /** Starts moderation and the deletion of unfinished uploads, until the clock ends. */
  readonly start: () => void;
}

interface GalleryDeps {
  readonly store: Store;
  readonly memory: Pick<Memory, 'remember'>;
  readonly clock: PlatformClock;
  readonly sequence: Sequence;
  readonly eventLog: EventLog;
  readonly ranks: Ranks;
  readonly nodes: Pick<Nodes, 'doesDueWork'>;
  readonly dataFolder: string | undefined;
}

/** @throws when the folder cannot be made */
export const openGallery = ({
  store,
  memory,
  clock,
  sequence,
  eventLog,
  ranks,
  nodes,
  dataFolder,
}: GalleryDeps): Gallery => {
  const medias = createMedias(store, memory.remember);
  const folder = openMediaFolder(dataFolder);
  const moderation = createModeration(medias, clock, eventLog);
  const uploads = createUploadServer(folder.uploads);
  const levelOf: LevelOf = async (performerId) => (await ranks.of(performerId))?.rank ?? FIRST_LEVEL;
  return {
    folder,
    medias,
    keeper: createMediaKeeper({ medias, folder, clock, sequence, eventLog, levelOf }),
    levelOf,
    fill: createMediaFiller({ medias, folder, clock, sequence }),
    moderation,
    uploads,
    samples: createSamplePictures(),
    start: () => {
      keepModerating(moderation, { clock, eventLog, nodes });
      clock.every(UPLOADS_SWEPT_EVERY, () => {
        // A folder for this run alone is this node's own; the one of --data is swept by one node.
        if (dataFolder === undefined || nodes.doesDueWork()) void uploads.sweep();
      });
    },
  };
};
