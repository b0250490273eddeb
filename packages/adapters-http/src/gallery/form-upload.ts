import type { RunningUpload, UploadListener, UploadTask } from '@greenroom/core/gallery/upload.port';
import { isRefusal, NETWORK_FAILED } from '@greenroom/core/kernel/result';
import { bytes } from '@greenroom/core/kernel/units';
import { refusalToFailure } from '../http/api-error.ts';

export interface FormUploadOptions {
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly task: UploadTask;
  readonly listener: UploadListener;
  /** Name of the upload, by which the platform keeps a photo once that is sent again. */
  readonly upload: string;
  /** Deletes what the platform keeps of it, if it does. */
  readonly withdraw: () => void;
}

const formOf = ({ paid, price, description, file }: UploadTask, upload: string): FormData => {
  const form = new FormData();
  form.set('upload', upload);
  form.set('paid', paid ? '1' : '0');
  form.set('price', String(price));
  form.set('description', description);
  // A fixed name: the performer's own file name is private.
  if (file.content instanceof Blob) form.set('file', file.content, 'photo');
  return form;
};

/** Uploads one photo in one piece, for a platform without resumable uploads: a pause begins again. `fetch` would report no progress. */
export const startFormUpload = ({
  base,
  headers,
  task,
  listener,
  upload,
  withdraw,
}: FormUploadOptions): RunningUpload => {
  let request: XMLHttpRequest | undefined;
  /** All of it was sent once: the platform may keep it, whatever comes of the answer. */
  let isSent = false;

  const send = (): void => {
    const sending = new XMLHttpRequest();
    request = sending;
    sending.open(
      'POST',
      `${base.replace(/\/$/, '')}/performer/performer_accounts/${encodeURIComponent(task.owner)}/photos/file`,
    );
    sending.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    sending.upload.addEventListener('progress', ({ loaded }) =>
      listener.progressed(bytes(Math.min(loaded, task.file.size))),
    );
    sending.upload.addEventListener('load', () => (isSent = true));
    sending.addEventListener('error', () => listener.gaveUp());
    sending.addEventListener('load', () => {
      const { status, statusText, responseText } = sending;
      const failure = refusalToFailure({ status, statusText }, responseText);
      if (status === 0) listener.failed(NETWORK_FAILED);
      else if (status < 300) listener.finished();
      else if (isRefusal(failure)) listener.failed(failure);
      else listener.gaveUp();
    });
    sending.send(formOf(task, upload));
  };
  send();
  return {
    pause: () => request?.abort(),
    resume: send,
    cancel: () => {
      request?.abort();
      if (isSent) withdraw();
    },
  };
};
