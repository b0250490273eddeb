import type { RunningUpload, Uploader, UploadListener, UploadTask } from '@greenroom/core/gallery/upload.port';
import { detach } from '@greenroom/core/kernel/detach';
import type { Random } from '@greenroom/core/kernel/random.port';
import { type CallFailure, isRefusal, type Result } from '@greenroom/core/kernel/result';
import { millis } from '@greenroom/core/kernel/units';
import type { ApiClient } from '../http/api-client.ts';
import { startFormUpload } from './form-upload.ts';
import { mediaCalls } from './media-api.http.ts';
import { discardTusUpload, startTusUpload } from './tus-upload.ts';

export interface UploaderOptions {
  readonly client: ApiClient;
  /** Base of the API, for a photo that is sent in one piece. */
  readonly base: string;
  /** Address of resumable uploads of photos; empty where the platform takes them in one piece only. */
  readonly uploadUrl: string;
  /**
   * Address to which videos are uploaded; empty where the configuration has no streaming server.
   * @spec §8 no streaming server URL in configuration
   */
  readonly streamingUrl: string;
  /** The headers that every call carries. @spec §7 */
  readonly headers: Readonly<Record<string, string>>;
  readonly random: Pick<Random, 'id'>;
}

/** Making the small pictures of a large photo takes longer than a call may. */
const KEEPING_TIMEOUT = millis(60_000);

/** Status of a platform that neither keeps the file nor has its upload. */
const NOT_FOUND = 404;

const keep = (
  client: ApiClient,
  task: UploadTask,
  upload: string,
): Promise<Result<{ readonly id: string }, CallFailure>> => {
  const { owner: id, paid, price, description } = task;
  const call = task.kind === 'photo' ? mediaCalls.keepPhoto : mediaCalls.keepVideo;
  const body = { upload, paid, price, description };
  return client.call(call, { params: { id }, body }, { timeout: KEEPING_TIMEOUT });
};

/**
 * Deletes what the platform keeps of an upload. It is asked once more to keep it, because the answer with the id may be lost.
 *
 * @returns false where the platform keeps nothing of it
 */
const withdraw = async (client: ApiClient, task: UploadTask, upload: string): Promise<boolean> => {
  const kept = await keep(client, task, upload);
  if (kept.ok) await client.call(mediaCalls.deleteMedia, { params: { id: task.owner, mediaId: kept.value.id } });
  return kept.ok;
};

/**
 * Uploads photos and videos by the tus protocol; photos in one request where the platform has no tus address for them.
 * @spec §7 Media, §8 upload failed
 */
export const createUploader = (options: UploaderOptions): Uploader => {
  const { client, uploadUrl, streamingUrl, headers } = options;

  const resumable = (
    endpoint: string,
    task: UploadTask,
    listener: UploadListener,
    address: string | undefined,
  ): RunningUpload => {
    let isGivenUp = false;
    let isAsking = false;
    /** Name of the upload once the server has all of it. */
    let whole: string | undefined;
    /** Name of the upload that the platform was asked to keep. */
    let asked: string | undefined;

    const ask = async (upload: string, refused: (failure: CallFailure) => void): Promise<void> => {
      if (isAsking) return;
      isAsking = true;
      asked = upload;
      const kept = await keep(client, task, upload);
      isAsking = false;
      if (isGivenUp) return;
      if (kept.ok) listener.finished();
      else if (isRefusal(kept.error)) refused(kept.error);
      else listener.gaveUp();
    };
    const askToKeep = (upload: string): void => {
      whole = upload;
      detach(ask(upload, listener.failed));
    };
    const send = (from: string | undefined): RunningUpload =>
      startTusUpload({
        endpoint,
        content: task.file.content,
        headers,
        listener,
        address: from,
        arrived: askToKeep,
        // The platform names a file that it keeps already, and of an earlier page only its answer was lost.
        vanished: (upload) =>
          detach(
            ask(upload, (failure) => {
              if (failure.status !== NOT_FOUND) return listener.failed(failure);
              asked = undefined;
              running = send(undefined);
            }),
          ),
      });
    let running = send(address);
    return {
      pause: () => running.pause(),
      // The file is complete on the server, which may keep it already: sending it again would make a second one.
      resume: () => (whole === undefined ? running.resume() : askToKeep(whole)),
      cancel: () => {
        isGivenUp = true;
        if (asked === undefined) running.cancel();
        else detach(withdraw(client, task, asked).then((isKept) => (isKept ? undefined : running.cancel())));
      },
    };
  };
  return {
    takes: (kind) => kind === 'photo' || streamingUrl !== '',
    start: (task, listener, address) => {
      if (task.kind === 'video') return resumable(streamingUrl, task, listener, address);
      if (uploadUrl !== '') return resumable(uploadUrl, task, listener, address);
      const upload = options.random.id();
      return startFormUpload({
        ...options,
        task,
        listener,
        upload,
        withdraw: () => detach(withdraw(client, task, upload)),
      });
    },
    discard: (task, address) => {
      // A part that the server cannot be asked to forget it forgets by itself, later.
      discardTusUpload(address, headers, (upload) => detach(withdraw(client, task, upload))).catch(() => undefined);
    },
  };
};
