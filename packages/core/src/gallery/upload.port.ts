import type { PerformerId } from '../kernel/ids.ts';
import type { CallFailure } from '../kernel/result.ts';
import type { Bytes, Credits } from '../kernel/units.ts';
import type { MediaKind } from './media-item.ts';
import type { ProbedFile } from './upload-limits.ts';

/** A file that the performer picked. Only adapters read it. */
export interface PickedFile {
  readonly name: string;
  readonly size: Bytes;
  /** The device's own handle. */
  readonly content: unknown;
}

/** A file to upload, and its purpose. */
export interface UploadTask {
  readonly owner: PerformerId;
  readonly kind: MediaKind;
  readonly file: PickedFile;
  readonly paid: boolean;
  readonly price: Credits;
  readonly description: string;
}

/** Progress of an upload; after `finished` or `failed` there are no more calls. */
export interface UploadListener {
  /** Called when the platform has begun. @param address of the platform's part: a later page goes on there */
  readonly opened: (address: string) => void;
  /** @param sent of the file's bytes */
  readonly progressed: (sent: Bytes) => void;
  /** The connection broke; it reconnects by itself. */
  readonly interrupted: () => void;
  /** Called when the connection stayed broken: only `resume` goes on. */
  readonly gaveUp: () => void;
  /** The platform has the whole file and keeps it. */
  readonly finished: () => void;
  readonly failed: (failure: CallFailure) => void;
}

/** An upload under way, which can be paused, resumed and cancelled. @spec §8 Profile and media — upload image or video failed */
export interface RunningUpload {
  readonly pause: () => void;
  /** Continues after the part that the platform has. */
  readonly resume: () => void;
  /** Removes it from this device and from the platform. */
  readonly cancel: () => void;
}

/**
 * Sends photos and videos to the platform. The limit of 2 s for a call does not hold: it shows progress, can be cancelled, and resumes.
 * @spec §7 Media
 */
export interface Uploader {
  /** Checks whether this platform takes photos, or videos, at all. @spec §8 no streaming server URL in configuration */
  readonly takes: (kind: MediaKind) => boolean;
  /** @param address where an earlier page began it; without one it begins now */
  readonly start: (task: UploadTask, listener: UploadListener, address?: string) => RunningUpload;
  /** Deletes what an earlier page sent. The platform deletes an unfinished part by itself later. */
  readonly discard: (task: UploadTask, address: string) => void;
}

/**
 * Reads from a file's content, before it is sent, whether it is a photo or video and its size in pixels. It never throws, and reads no more
 * than it must.
 * @spec §5 Photo — valid format
 */
export interface FileProbe {
  readonly look: (file: PickedFile) => Promise<ProbedFile>;
  /** Fingerprint of a file, made of its content; `undefined` where it cannot be read. */
  readonly fingerprint: (file: PickedFile) => Promise<string | undefined>;
}
