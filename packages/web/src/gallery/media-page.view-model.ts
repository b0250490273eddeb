import { computed, makeObservable } from 'mobx';
import type { GalleryState } from '@greenroom/core/gallery/gallery.machine';
import { hasMore, type MediaKind } from '@greenroom/core/gallery/media-item';
import { mayHelpToRetry } from '@greenroom/core/gallery/media-refusal';
import type { MediaController } from '@greenroom/core/gallery/media.controller';
import { paidLeft, rankOf } from '@greenroom/core/gallery/paid-media';
import { paidUnderWay, type Upload, type UploadsState } from '@greenroom/core/gallery/uploads.machine';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { DraftStore } from '@greenroom/core/kernel/storage.port';
import { read } from '../mobx/read.ts';
import { MediaEditorViewModel } from './media-editor.view-model.ts';
import { mediaErrorKey } from './media-error-key.ts';
import type { MediaPageModel } from './MediaPage.tsx';
import { NewMediaViewModel } from './new-media.view-model.ts';
import { pickedFile } from './picked-file.ts';
import type { UploadRow } from './UploadList.tsx';

const ALL = 100;

/** After a lost connection the sent part may not have arrived: the platform reports how much did when the upload resumes. */
const isProgressKnown = ({ phase }: Upload): boolean =>
  phase.at === 'sending' || phase.at === 'done' || (phase.at === 'paused' && phase.by === 'performer');

const percentOf = ({ task, phase, sent }: Upload): number =>
  // Only the platform's word makes it whole.
  Math.min(phase.at === 'done' ? ALL : ALL - 1, Math.floor((ALL * sent) / Math.max(1, task.file.size)));

const rowOf = (upload: Upload): UploadRow => {
  const { id, task, phase } = upload;
  return {
    id,
    name: task.file.name,
    kind: task.kind,
    percent: isProgressKnown(upload) ? percentOf(upload) : undefined,
    mayRetry: phase.at === 'failed' && mayHelpToRetry(phase.code),
    mayCorrect: phase.at === 'failed' && phase.code === 'media.textRefused',
    at: phase.at,
    brokenLine: phase.at === 'paused' && phase.by === 'connection',
    tooSmall: phase.at === 'failed' && phase.code === 'media.photoTooSmall' ? upload.size : undefined,
    errorKey: mediaErrorKey(phase.at === 'failed' ? phase.code : phase.at === 'left' ? phase.problem : undefined),
  };
};

interface MediaPageParts {
  readonly media: MediaController;
  readonly kind: MediaKind;
  /** Start of the address of every picture. */
  readonly imageUrl: string;
  readonly drafts: DraftStore;
  readonly savesData: boolean;
}

/** Mirrors the photos, or the videos. @spec §2 /profile/photos/, /profile/videos/ */
export class MediaPageViewModel implements MediaPageModel {
  readonly kind: MediaKind;
  readonly imageUrl: string;
  readonly savesData: boolean;
  readonly editor: MediaEditorViewModel;
  readonly newMedia: NewMediaViewModel;
  readonly uploads: MediaPageModel['uploads'];
  readonly show: MediaPageModel['show'];
  readonly act: MediaPageModel['act'];
  readonly loadMore: () => void;
  readonly retry: () => void;
  readonly #stopFollowing: () => void;
  readonly #state: Watchable<GalleryState>;
  readonly #uploads: Watchable<UploadsState>;

  constructor({ media, kind, imageUrl, drafts, savesData }: MediaPageParts) {
    const gallery = media.galleries[kind];
    const { uploads } = media;
    this.kind = kind;
    this.imageUrl = imageUrl;
    this.savesData = savesData;
    this.#state = gallery.watch;
    this.#uploads = uploads.watch;
    this.editor = new MediaEditorViewModel(gallery, this.#state, drafts);
    const newMedia = new NewMediaViewModel(media, this.#state, this.#uploads, drafts);
    this.newMedia = newMedia;
    let of = gallery.watch.state().owner;
    newMedia.recall();
    this.#stopFollowing = gallery.watch.subscribe(({ owner }) => {
      if (owner !== of) newMedia.recall();
      of = owner;
      this.editor.closeUnseen();
    });
    this.show = () => media.show(kind);
    this.act = gallery.act;
    this.loadMore = gallery.loadMore;
    this.retry = gallery.refresh;
    this.uploads = {
      ...uploads,
      choose: (id, file) => uploads.choose(id, pickedFile(file)),
      correct: (id) => {
        const task = uploads.watch.state().uploads.find((upload) => upload.id === id)?.task;
        if (task === undefined || !(task.file.content instanceof File)) return;
        newMedia.takeBack(task, task.file.content);
        uploads.cancel(id);
      },
    };
    makeObservable(this, { view: computed, rows: computed, rank: computed, errorKey: computed });
  }

  get paidLeft(): number | undefined {
    return paidLeft(read(this.#state).settings, this.library, paidUnderWay(read(this.#uploads), this.kind));
  }

  get view(): MediaPageModel['view'] {
    const { status } = read(this.#state);
    return status === 'idle' ? 'loading' : status;
  }

  get library(): MediaPageModel['library'] {
    return read(this.#state).library;
  }

  get rank(): MediaPageModel['rank'] {
    const { settings } = read(this.#state);
    const own = settings === undefined ? undefined : rankOf(settings.level);
    if (settings === undefined || own === undefined) return undefined;
    const levels = settings.levels.flatMap(({ level, prices }) => {
      const rank = rankOf(level);
      return rank === undefined ? [] : [{ rank, own: level === settings.level, ...prices[this.kind] }];
    });
    return { own, levels };
  }

  get busy(): MediaPageModel['busy'] {
    return read(this.#state).busy;
  }

  get more(): MediaPageModel['more'] {
    return { free: hasMore(this.library.free), paid: hasMore(this.library.paid) };
  }

  get loadingMore(): boolean {
    return read(this.#state).loadingMore;
  }

  get rows(): readonly UploadRow[] {
    return read(this.#uploads)
      .uploads.filter(({ task }) => task.kind === this.kind)
      .map(rowOf);
  }

  get errorKey(): MediaPageModel['errorKey'] {
    // The window over the page says it itself; after a deletion there is none.
    return this.editor.item === undefined ? mediaErrorKey(read(this.#state).error) : undefined;
  }

  readonly dispose = (): void => {
    this.#stopFollowing();
  };
}
