import { keepDoing } from '../../base/environment/due-work.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import { inBackground } from '../../base/environment/in-background.ts';
import type { Nodes } from '../../base/environment/nodes.port.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { QueryCache } from '../../base/store/query-cache.ts';
import type { Sequence } from '../../base/store/sequence.ts';
import type { Store } from '../../base/store/store.ts';
import type { Ranks } from '../../work/earnings/ranks.ts';
import type { ReviewNews } from '../profile/review-news.ts';
import { createArrivingPhotos } from './arriving-photos.ts';
import { FIRST_LEVEL, MODERATION_TICK, UPLOADS_SWEPT_EVERY } from './gallery.constants.ts';
import { createMediaFiller } from './media-filler.ts';
import { createMediaKeeper, openMediaFolder, type LevelOf } from './media-keeper.ts';
import { createMedias } from './medias.ts';
import { createModeration } from './moderation.ts';
import { createSamplePictures } from './sample-pictures.ts';
import { createUploadServer } from './upload-server.ts';

interface GalleryDeps {
  readonly store: Store;
  readonly queryCache: Pick<QueryCache, 'memoize'>;
  readonly clock: PlatformClock;
  readonly sequence: Sequence;
  readonly eventLog: EventLog;
  readonly ranks: Ranks;
  readonly reviewNews: Pick<ReviewNews, 'notify'>;
  readonly nodes: Pick<Nodes, 'doesDueWork'>;
  readonly dataFolder: string | undefined;
}

/** @throws when the folder cannot be made */
export const openGallery = ({
  store,
  queryCache,
  clock,
  sequence,
  eventLog,
  ranks,
  reviewNews,
  nodes,
  dataFolder,
}: GalleryDeps) => {
  const medias = createMedias(store, queryCache.memoize);
  const folder = openMediaFolder(dataFolder);
  const moderation = createModeration(medias, clock, eventLog, reviewNews);
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
    arriving: createArrivingPhotos(folder.uploads),
    samples: createSamplePictures(),
    /** Starts moderation and the deletion of unfinished uploads, until the clock ends. */
    start: (): void => {
      keepDoing({ clock, eventLog, nodes }, MODERATION_TICK, moderation.work, 'Moderation failed');
      clock.every(UPLOADS_SWEPT_EVERY, () => {
        // A folder for this run alone is this node's own; the one of --data is swept by one node.
        if (dataFolder === undefined || nodes.doesDueWork()) inBackground(eventLog, uploads.sweep());
      });
    },
  };
};

export type Gallery = ReturnType<typeof openGallery>;
