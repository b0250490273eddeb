import { uploadId, type PerformerId, type UploadId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, createValue, readOnly } from '../kernel/machine.ts';
import type { Random } from '../kernel/random.port.ts';
import type { DraftStore } from '../kernel/storage.port.ts';
import type { MediaKind } from './media-item.ts';
import { mediaRefusal } from './media-refusal.ts';
import type { MediaErrorCode } from './media.errors.ts';
import { readUnfinished, UNFINISHED_UPLOADS, unfinishedText } from './unfinished-upload.ts';
import { checkContent, checkSize, type PhotoSize } from './upload-limits.ts';
import type { FileProbe, PickedFile, RunningUpload, Uploader, UploadTask } from './upload.port.ts';
import { NO_UPLOADS, uploads, type UploadsEffect, type UploadsEvent, type UploadsState } from './uploads.machine.ts';

export interface UploadsDeps {
  readonly uploader: Uploader;
  readonly probe: FileProbe;
  /** Storage of what a later page needs to continue an upload. */
  readonly drafts: DraftStore;
  readonly random: Pick<Random, 'id'>;
  readonly log: Log;
  /** Reason for which nothing of this kind may be added now, if there is one. */
  readonly addingProblem: (kind: MediaKind, paid: boolean) => MediaErrorCode | undefined;
  /** Called when the platform has one more item. */
  readonly onUploaded: (kind: MediaKind) => void;
}

const FAILED = { photo: 'media.photoNotUploaded', video: 'media.videoNotUploaded' } as const;

/** Runs the uploads: checks files on the device and sends them to the platform. @spec §8 Profile and media */
export const createUploadsController = (deps: UploadsDeps) => {
  const { uploader, probe, drafts, random, log } = deps;
  const running = new Map<UploadId, RunningUpload>();

  /** Before anything is read of the file. */
  const earlyProblem = ({ kind, paid, file }: UploadTask): MediaErrorCode | undefined => {
    if (!uploader.takes(kind)) return 'media.noStreamingServer';
    const blocked = deps.addingProblem(kind, paid);
    if (blocked !== undefined) return blocked;
    const checked = checkSize(kind, file.size);
    return checked.ok ? undefined : checked.error;
  };
  const check = async (id: UploadId, task: UploadTask): Promise<UploadsEvent> => {
    const refused = (problem: MediaErrorCode, size?: PhotoSize): UploadsEvent => ({
      type: 'checked',
      id,
      problem,
      fingerprint: undefined,
      size,
    });
    const early = earlyProblem(task);
    if (early !== undefined) return refused(early);
    const probed = await probe.look(task.file);
    const size = probed.kind === 'photo' ? { width: probed.width, height: probed.height } : undefined;
    const content = checkContent(task.kind, probed);
    if (!content.ok) return refused(content.error, size);
    return { type: 'checked', id, problem: undefined, fingerprint: await probe.fingerprint(task.file), size };
  };
  const start = (effect: Extract<UploadsEffect, { type: 'start' }>, send: (event: UploadsEvent) => void): void => {
    const { id, task, address } = effect;
    const { kind } = task;
    running.set(
      id,
      uploader.start(
        task,
        {
          opened: (at) => send({ type: 'opened', id, address: at }),
          progressed: (sent) => send({ type: 'progressed', id, sent }),
          interrupted: () => send({ type: 'interrupted', id }),
          gaveUp: () => send({ type: 'gaveUp', id }),
          finished: () => {
            running.delete(id);
            send({ type: 'finished', id });
          },
          failed: (failure) => {
            running.delete(id);
            const code = mediaRefusal(failure, kind, FAILED[kind]);
            log.write('error', 'Upload failed', { kind, status: failure.status, error: code });
            send({ type: 'failed', id, code });
          },
        },
        address,
      ),
    );
  };
  const perform = (effect: UploadsEffect, send: (event: UploadsEvent) => void): void | Promise<void> => {
    switch (effect.type) {
      case 'check':
        return check(effect.id, effect.task).then(send);
      case 'compare': {
        const { id, file, fingerprint } = effect;
        return probe
          .fingerprint(file)
          .then((found) => send({ type: 'compared', id, file, same: found === fingerprint }));
      }
      case 'start':
        return start(effect, send);
      case 'discard':
        return uploader.discard(effect.task, effect.address);
      case 'cancel':
        running.get(effect.id)?.cancel();
        running.delete(effect.id);
        return;
      case 'leave':
        running.get(effect.id)?.pause();
        running.delete(effect.id);
        return;
      case 'pause':
      case 'resume':
        return running.get(effect.id)?.[effect.type]();
      case 'uploaded':
        return deps.onUploaded(effect.task.kind);
    }
  };
  const actor = createActor<UploadsState, UploadsEvent, UploadsEffect>({
    initial: NO_UPLOADS,
    transition: uploads,
    perform,
  });

  const owner = createValue<PerformerId | undefined>(undefined);
  actor.subscribe((state) => {
    // After a forced log-out the uploads are found again; a normal one clears everything that is kept.
    if (state === NO_UPLOADS) return;
    const before = drafts.read(UNFINISHED_UPLOADS);
    const others = readUnfinished(before).filter(({ task }) => task.owner !== owner.state());
    const text = unfinishedText(state.uploads, others);
    if (text !== before) drafts.write(UNFINISHED_UPLOADS, text);
  });

  return {
    watch: readOnly(actor),
    /** Checks each file by itself, and sends it if it may be sent. @spec §5 Photo, Video */
    add: (tasks: readonly UploadTask[]) => {
      owner.set(tasks[0]?.owner ?? owner.state());
      for (const task of tasks) actor.send({ type: 'picked', id: uploadId(random.id()), task });
    },
    /** Offers again the uploads that an earlier page did not finish. */
    recall: (performer: PerformerId) => {
      owner.set(performer);
      const own = readUnfinished(drafts.read(UNFINISHED_UPLOADS)).filter(({ task }) => task.owner === performer);
      for (const upload of own) actor.send({ type: 'recalled', id: uploadId(random.id()), upload });
    },
    /** Picks the file of an unfinished upload: it goes on where it was. */
    choose: (id: UploadId, file: PickedFile) => actor.send({ type: 'fileChosen', id, file }),
    pause: (id: UploadId) => actor.send({ type: 'pauseRequested', id }),
    resume: (id: UploadId) => actor.send({ type: 'resumeRequested', id }),
    /** Starts a failed upload again from the start. */
    retry: (id: UploadId) => actor.send({ type: 'retryRequested', id }),
    /** Cancels an upload; takes one that has ended out of the list. */
    cancel: (id: UploadId) => actor.send({ type: 'cancelRequested', id }),
    clearFinished: () => actor.send({ type: 'finishedCleared' }),
    /** @param keeps whether what the platform has of them stays there, to go on later */
    reset: (keeps = false) => actor.send({ type: 'reset', keeps }),
  };
};

export type UploadsController = ReturnType<typeof createUploadsController>;
