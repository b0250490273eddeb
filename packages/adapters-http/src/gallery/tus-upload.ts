import type { HttpRequest, Upload } from 'tus-js-client';
import type { RunningUpload, UploadListener } from '@greenroom/core/gallery/upload.port';
import { detach } from '@greenroom/core/kernel/detach';
import { type CallFailure, isRefusal, NETWORK_FAILED } from '@greenroom/core/kernel/result';
import { bytes } from '@greenroom/core/kernel/units';
import { refusalToFailure } from '../http/api-error.ts';

export interface TusUploadOptions {
  readonly endpoint: string;
  /** A Blob in a browser, a Buffer in Node. */
  readonly content: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly listener: UploadListener;
  /** Address of an upload that an earlier page began. */
  readonly address: string | undefined;
  /** @param upload what the server calls it */
  readonly arrived: (upload: string) => void;
  /** Called when the server no longer knows the upload of an earlier page. @param upload what the server called it */
  readonly vanished: (upload: string) => void;
}

/** Pauses before each retry after a break, in milliseconds; progress in between starts the row again. */
const TRIED_AGAIN_AFTER = [0, 1_000, 3_000, 5_000, 8_000, 8_000];

/** The server may be busy with the part that the broken line left: these pass. */
const PASSING = [409, 423, 429];
/** Statuses of an upload that the server no longer knows. */
const VANISHED = [404, 410];
const mayPass = (status: number): boolean => status === 0 || status >= 500 || PASSING.includes(status);

const nameOf = (url: string | null): string =>
  url
    ?.replace(/[?#].*$/, '')
    .split('/')
    .at(-1) ?? '';

const isBlobOrBytes = (content: unknown): content is Blob => content instanceof Blob || content instanceof Uint8Array;

/**
 * Sends the cookie of the login with a request of a browser, to whatever origin it goes.
 * @spec §7 The calls it makes — credentials included
 * @fortests
 */
export const includeCredentials = (request: Pick<HttpRequest, 'getUnderlyingObject'>): void => {
  const sending: unknown = request.getUnderlyingObject();
  if (typeof sending === 'object' && sending !== null && 'withCredentials' in sending) sending.withCredentials = true;
};

const UNREADABLE: CallFailure = { kind: 'cancelled', status: 0, message: 'the file cannot be read' };

/**
 * Starts the upload of one file by the tus protocol; the tus library is loaded with the first upload.
 * @spec §8 Profile and media — upload image or video
 */
export const startTusUpload = (options: TusUploadOptions): RunningUpload => {
  const { endpoint, content, headers, listener, address, arrived, vanished } = options;
  // The wanted state holds from before the library is loaded.
  let wants: 'sending' | 'paused' | 'gone' = 'sending';
  let upload: Upload | undefined;

  const create = async (): Promise<void> => {
    const { DetailedError, Upload: TusUpload } = await import('tus-js-client');
    if (wants === 'gone') return;
    if (!isBlobOrBytes(content)) return listener.failed(UNREADABLE);
    const responseOf = (error: unknown) => (error instanceof DetailedError ? error.originalResponse : undefined);
    const statusOf = (error: unknown): number => responseOf(error)?.getStatus() ?? 0;
    const bodyOf = (error: unknown): string => responseOf(error)?.getBody() ?? '';
    upload = new TusUpload(content, {
      // Without an endpoint a vanished upload does not begin again by itself: it may be kept already.
      ...(address === undefined ? { endpoint } : { uploadUrl: address }),
      headers: { ...headers },
      onBeforeRequest: includeCredentials,
      retryDelays: TRIED_AGAIN_AFTER,
      // What a later page needs is kept by the core, for the tab's lifetime, and nothing of it by the library.
      storeFingerprintForResuming: false,
      removeFingerprintOnSuccess: true,
      onUploadUrlAvailable: () => listener.opened(upload?.url ?? ''),
      onProgress: (sent) => listener.progressed(bytes(sent)),
      onShouldRetry: (error) => {
        const again = mayPass(statusOf(error));
        if (again) listener.interrupted();
        return again;
      },
      onSuccess: () => arrived(nameOf(upload?.url ?? null)),
      onError: (error) => {
        const status = statusOf(error);
        const failure = refusalToFailure({ status, statusText: '' }, bodyOf(error));
        if (mayPass(status)) listener.gaveUp();
        else if (address !== undefined && VANISHED.includes(status)) vanished(nameOf(address));
        else if (isRefusal(failure)) listener.failed(failure);
        else listener.gaveUp();
      },
    });
    if (wants === 'sending') upload.start();
  };
  const created = create().catch(() => listener.failed(NETWORK_FAILED));

  return {
    pause: () => {
      wants = 'paused';
      detach(upload?.abort());
    },
    resume: () => {
      wants = 'sending';
      upload?.start();
    },
    cancel: () => {
      wants = 'gone';
      // The platform forgets its part; if that fails it will by itself, later.
      created.then(() => upload?.abort(upload.url !== null)).catch(() => undefined);
    },
  };
};

/** The server forgets its part of an upload. @param vanished called when it no longer knows the upload */
export const discardTusUpload = async (
  address: string,
  headers: Readonly<Record<string, string>>,
  vanished: (upload: string) => void,
): Promise<void> => {
  const { DetailedError, Upload: TusUpload } = await import('tus-js-client');
  await TusUpload.terminate(address, { headers: { ...headers }, onBeforeRequest: includeCredentials }).catch(
    (error: unknown) => {
      // Where it fails otherwise the server forgets it by itself, later.
      const status = error instanceof DetailedError ? error.originalResponse?.getStatus() : undefined;
      if (status !== undefined && VANISHED.includes(status)) vanished(nameOf(address));
    },
  );
};
