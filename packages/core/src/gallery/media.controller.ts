import type { Clock } from '../kernel/clock.port.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createQuery } from '../kernel/query.controller.ts';
import type { Random } from '../kernel/random.port.ts';
import { ok } from '../kernel/result.ts';
import { createShownViews } from '../kernel/shown-views.ts';
import type { DraftStore } from '../kernel/storage.port.ts';
import { createGalleryController, type GalleryController } from './gallery.controller.ts';
import type { MediaApi } from './media-api.port.ts';
import type { MediaKind } from './media-item.ts';
import { addingProblem } from './paid-media.ts';
import type { FileProbe, Uploader, UploadTask } from './upload.port.ts';
import { createUploadsController, type UploadsController } from './uploads.controller.ts';

/** Kinds of which there is an approved paid item. */
export type SoldKinds = Readonly<Record<MediaKind, boolean>>;

export interface MediaDeps {
  readonly api: MediaApi;
  readonly uploader: Uploader;
  readonly probe: FileProbe;
  readonly drafts: DraftStore;
  readonly clock: Pick<Clock, 'schedule'>;
  readonly random: Pick<Random, 'id'>;
  readonly log: Log;
  readonly performerId: () => PerformerId;
}

/** Keeps photos and videos, and their uploads. @spec §3 Media */
export const createMediaController = (deps: MediaDeps) => {
  const { api, clock, log, performerId } = deps;
  const galleries: Readonly<Record<MediaKind, GalleryController>> = {
    photo: createGalleryController({ kind: 'photo', api, clock, log }),
    video: createGalleryController({ kind: 'video', api, clock, log }),
  };
  const isSold = async (kind: MediaKind) => {
    const answer = await api.groups(performerId(), { kind, paid: true, offset: 0 });
    return answer.ok ? ok(answer.value.approved.total > 0) : answer;
  };
  const sold = createQuery<'sold', SoldKinds>({
    name: 'paid media',
    log,
    fetch: async () => {
      const [photo, video] = await Promise.all([isSold('photo'), isSold('video')]);
      if (!photo.ok) return photo;
      return video.ok ? ok({ photo: photo.value, video: video.value }) : video;
    },
  });
  const pages = createShownViews<MediaKind>();
  const uploads = createUploadsController({
    ...deps,
    addingProblem: (kind, paid) => {
      const { status, settings, library } = galleries[kind].watch.state();
      // Not loaded yet: let the platform decide.
      return status === 'ready' ? addingProblem(kind, paid, settings, library) : undefined;
    },
    onUploaded: (kind) => galleries[kind].refresh(),
  });
  const ownGalleries: Readonly<Record<MediaKind, Omit<GalleryController, 'open' | 'reset'>>> = galleries;
  const ownUploads: Omit<UploadsController, 'add' | 'recall' | 'reset'> = uploads;
  return {
    galleries: ownGalleries,
    uploads: ownUploads,
    /** Kinds with an approved paid item; fetched by `load`. */
    sold,
    /** Opens the gallery of the photos, or of the videos. @spec §2 /profile/photos/, /profile/videos/ */
    open: (kind: MediaKind) => {
      uploads.recall(performerId());
      galleries[kind].open(performerId());
    },
    /** Registers a page that lists the uploads of this kind. @returns unregisters it */
    show: pages.add,
    /** Checks whether a page lists the uploads of this kind. */
    isShown: (kind: MediaKind) => pages.has((shown) => shown === kind),
    /** Queues files for upload in the name of the performer who is logged in. @spec §5 Photo, Video */
    add: (tasks: readonly Omit<UploadTask, 'owner'>[]) =>
      uploads.add(tasks.map((task) => ({ ...task, owner: performerId() }))),
    /** Clears everything at log-out and gives up running uploads; after a forced one they go on later. */
    reset: (isForced: boolean) => {
      sold.clear();
      uploads.reset(isForced);
      galleries.photo.reset();
      galleries.video.reset();
    },
  };
};

export type MediaController = ReturnType<typeof createMediaController>;
