import { uploadId, type UploadId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, type Watchable } from '../kernel/machine.ts';
import type { Random } from '../kernel/random.port.ts';
import type { FileProbe } from './file-probe.port.ts';
import type { MediaKind } from './media-item.ts';
import { mediaRefusal } from './media-refusal.ts';
import type { MediaErrorCode } from './media.errors.ts';
import { checkContent, checkSize } from './upload-limits.ts';
import type { RunningUpload, Uploader, UploadWish } from './upload.port.ts';
import { NO_UPLOADS, uploads, type UploadsEffect, type UploadsEvent, type UploadsState } from './uploads.machine.ts';

export interface UploadsController {
  readonly watch: Watchable<UploadsState>;
  /** Each file is checked by itself, and sent if it may be. @spec §5 Photo, Video */
  readonly add: (wishes: readonly UploadWish[]) => void;
  readonly pause: (id: UploadId) => void;
  readonly resume: (id: UploadId) => void;
  /** Once more from the start, after a failure. */
  readonly retry: (id: UploadId) => void;
  /** Also takes one that is at its end out of the list. */
  readonly cancel: (id: UploadId) => void;
  readonly clearFinished: () => void;
  readonly reset: () => void;
}

export interface UploadsDeps {
  readonly uploader: Uploader;
  readonly probe: FileProbe;
  readonly random: Pick<Random, 'id'>;
  readonly log: Log;
  /** Why nothing of this kind may be added now, if so. */
  readonly addingProblem: (kind: MediaKind, paid: boolean) => MediaErrorCode | undefined;
  /** One more of hers is with the platform. */
  readonly cameThrough: (kind: MediaKind) => void;
}

const FAILED = { photo: 'media.photoNotUploaded', video: 'media.videoNotUploaded' } as const;

/** Runs the uploads through the device and the platform. @spec §8 Profile and media */
export const createUploadsController = (deps: UploadsDeps): UploadsController => {
  const { uploader, probe, random, log } = deps;
  const running = new Map<UploadId, RunningUpload>();

  const problemOf = async ({ kind, paid, file }: UploadWish): Promise<MediaErrorCode | undefined> => {
    if (!uploader.takes(kind)) return 'media.noStreamingServer';
    const blocked = deps.addingProblem(kind, paid);
    if (blocked !== undefined) return blocked;
    const size = checkSize(kind, file.size);
    if (!size.ok) return size.error;
    const content = checkContent(kind, await probe.look(file));
    return content.ok ? undefined : content.error;
  };
  const start = (id: UploadId, wish: UploadWish, send: (event: UploadsEvent) => void): void => {
    const { kind } = wish;
    running.set(
      id,
      uploader.start(wish, {
        progressed: (sent) => send({ type: 'progressed', id, sent }),
        interrupted: () => send({ type: 'interrupted', id }),
        gaveUp: () => send({ type: 'gaveUp', id }),
        finished: () => {
          running.delete(id);
          send({ type: 'finished', id });
        },
        failed: (failure) => {
          running.delete(id);
          log.write('error', 'Upload failed', { kind, status: failure.status });
          send({ type: 'failed', id, code: mediaRefusal(failure, kind, FAILED[kind]) });
        },
      }),
    );
  };
  const perform = (effect: UploadsEffect, send: (event: UploadsEvent) => void): void => {
    switch (effect.type) {
      case 'check': {
        const { id, wish } = effect;
        void problemOf(wish).then((problem) => send({ type: 'checked', id, problem }));
        return;
      }
      case 'start':
        return start(effect.id, effect.wish, send);
      case 'cancel':
        running.get(effect.id)?.cancel();
        running.delete(effect.id);
        return;
      case 'pause':
      case 'resume':
        return running.get(effect.id)?.[effect.type]();
      case 'cameThrough':
        return deps.cameThrough(effect.wish.kind);
    }
  };
  const actor = createActor<UploadsState, UploadsEvent, UploadsEffect>({
    initial: NO_UPLOADS,
    transition: uploads,
    perform,
  });

  return {
    watch: actor,
    add: (wishes) => {
      for (const wish of wishes) actor.send({ type: 'picked', id: uploadId(random.id()), wish });
    },
    pause: (id) => actor.send({ type: 'pauseAsked', id }),
    resume: (id) => actor.send({ type: 'resumeAsked', id }),
    retry: (id) => actor.send({ type: 'retryAsked', id }),
    cancel: (id) => actor.send({ type: 'cancelAsked', id }),
    clearFinished: () => actor.send({ type: 'finishedCleared' }),
    reset: () => actor.send({ type: 'reset' }),
  };
};
