import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaKind } from '@greenroom/core/gallery/media-item';
import type { ProbedFile } from '@greenroom/core/gallery/upload-limits';
import { ok, type Result } from '@greenroom/core/kernel/result';
import { refuse, type CallRefusal } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { createSecret } from '../../base/security/secret.ts';
import type { Sequence } from '../../base/store/sequence.ts';
import type { MediaRow } from '../../base/store/tables/media-tables.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import { createCopyQueue, type CopyQueue } from './copy-queue.ts';
import { CONVERTED_AFTER, DECIDED_AFTER } from './gallery.constants.ts';
import { ERR_NO, REFUSAL_STATUS, addingRefusal, priceOrTextRefusal, type MediaRefusal } from './media-rules.ts';
import type { Medias } from './medias.ts';
import { makePictures } from './photo-files.ts';
import { checkUpload, refuseFile } from './upload-file.ts';

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

/** Finds the performer's level, which decides the prices of paid photos and videos. @spec §3 Media ranks */
export type LevelOf = (performerId: string) => Promise<number>;

/** A complete uploaded file, with the properties of the photo or video that it becomes. */
export interface ArrivedFile {
  readonly kind: MediaKind;
  /** Name of the upload; the same name is kept once. */
  readonly upload: string;
  readonly path: string;
  readonly paid: boolean;
  readonly price: number;
  readonly description: string;
}

export interface MediaKeeperDeps {
  readonly medias: Medias;
  readonly folder: MediaFolder;
  readonly clock: Pick<PlatformClock, 'stamp' | 'today'>;
  readonly sequence: Sequence;
  readonly eventLog: Pick<EventLog, 'write'>;
  readonly levelOf: LevelOf;
}

interface KeptFile {
  readonly width: number;
  readonly height: number;
  /** The name of a video's file. */
  readonly file: string;
}

export const refuseMedia = (why: MediaRefusal) => {
  const errNo = ERR_NO[why];
  return refuse(REFUSAL_STATUS[why], why, errNo === undefined ? {} : { errNo: String(errNo) });
};

const NO_PICTURE = { width: 0, height: 0 };

/**
 * Keeps uploaded files: checks rules and content, strips what the camera noted, and adds the item for moderation.
 * @spec §3 Media, §5 Photo, Video
 */
export const createMediaKeeper = (deps: MediaKeeperDeps, copies: CopyQueue = createCopyQueue()) => {
  const { medias, folder, clock, sequence, eventLog, levelOf } = deps;
  /** The uploads that are being kept, by name: one that is sent again meanwhile is the same one. */
  const keeping = new Map<string, Promise<Result<string, CallRefusal<string>>>>();

  /** Writes what is shown of a file, and nothing of what the camera noted: it is shown before it is converted. */
  const keepContent = async (
    performerId: string,
    { path, probed }: { readonly path: string; readonly probed: ProbedFile },
    itsFolder: string,
  ): Promise<Result<KeptFile, CallRefusal<string>>> => {
    await mkdir(itsFolder, { recursive: true, mode: 0o700 });
    if (probed.kind === 'photo') {
      const { width, height } = probed;
      const isMade = await makePictures(path, itsFolder, width);
      return isMade ? ok({ width, height, file: '' }) : refuseFile('media.photoDamaged');
    }
    const cut = probed.kind === 'video' ? probed.cut : undefined;
    const copied = await copies.copy(performerId, { path, folder: itsFolder, cut });
    if (!copied.ok) return refuseMedia(copied.error);
    return copied.value === undefined ? refuseFile('media.videoDamaged') : ok({ ...NO_PICTURE, file: copied.value });
  };
  /** @returns the id of the same upload, the refusal of the rules, or undefined where the file may be added */
  const alreadyDecided = async (from: Medias, performer: PerformerRow, file: ArrivedFile, level: number) => {
    const { kind, upload, paid } = file;
    const known = await from.byUpload(performer.id, upload);
    if (known !== undefined) return ok(known.id);
    const why = priceOrTextRefusal(kind, file, level) ?? addingRefusal(paid, await from.counts(performer.id, kind));
    return why === undefined ? undefined : refuseMedia(why);
  };

  const keepNew = async (performer: PerformerRow, file: ArrivedFile): Promise<Result<string, CallRefusal<string>>> => {
    const { kind, upload, path, paid, price, description } = file;
    const level = await levelOf(performer.id);
    const decided = await alreadyDecided(medias, performer, file, level);
    if (decided !== undefined) return decided;
    const checked = await checkUpload(kind, path);
    if (!checked.ok) return checked;
    const key = createSecret();
    const itsFolder = join(folder.items, key);
    const kept = await keepContent(performer.id, { path, probed: checked.value }, itsFolder);
    if (!kept.ok) {
      await rm(itsFolder, { recursive: true, force: true });
      return kept;
    }
    const position = sequence.next();
    const id = `m${position}`;
    const row: MediaRow = {
      ...kept.value,
      id,
      performer_id: performer.id,
      kind,
      upload,
      status: kind === 'photo' ? 'pending' : 'new',
      paid: paid ? 1 : 0,
      price: paid ? price : 0,
      description,
      reason: null,
      main: 0,
      key,
      position,
      added_at: clock.today(),
      due_at: clock.stamp() + (kind === 'photo' ? DECIDED_AFTER : CONVERTED_AFTER),
    };
    // Another file of the same performer may have been kept while this one was converted.
    const overtaken = await medias.exclusively(performer.id, async (held) => {
      const other = await alreadyDecided(held, performer, file, level);
      if (other === undefined) await held.add(row);
      return other;
    });
    if (overtaken !== undefined) {
      await rm(itsFolder, { recursive: true, force: true });
      return overtaken;
    }
    eventLog.write('info', 'Media kept', { performer: performer.id, media: id, kind });
    return ok(id);
  };
  const keep = (performer: PerformerRow, file: ArrivedFile): Promise<Result<string, CallRefusal<string>>> => {
    const known = keeping.get(file.upload);
    if (known !== undefined) return known;
    const kept = keepNew(performer, file).finally(() => keeping.delete(file.upload));
    keeping.set(file.upload, kept);
    return kept;
  };
  return {
    /** Checks an uploaded file, makes its pictures and adds it to the performer's photos or videos. @returns its id */
    keep,
    removeFiles: ({ key }: MediaRow): Promise<void> => rm(join(folder.items, key), { recursive: true, force: true }),
  };
};
