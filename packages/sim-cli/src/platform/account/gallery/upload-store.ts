import { Transform, type Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { CUT_AFTER, MOST_UPLOAD_BYTES, MOST_UPLOADS } from './gallery.constants.ts';

type Upload = Parameters<FileStore['create']>[0];

/** Name of an upload. It contains the owner's id, so that an upload cannot be continued by another performer. */
export const uploadName = (performerId: string, secret: string): string => `${performerId}-${secret}`;
/** @see uploadName */
export const ownerOf = (upload: string): string => upload.split('-')[0] ?? '';

/** Lets a first part through, and then breaks the connection. */
const cutting = (cut: () => void): Transform => {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      passed += chunk.length;
      this.push(chunk);
      if (passed >= CUT_AFTER) {
        this.push(null);
        cut();
      }
      next();
    },
  });
};

/** Makes a refusal in the form that the upload server answers with. */
const refusal = (status: number, error: string) =>
  Object.assign(new Error(error), { status_code: status, body: JSON.stringify({ error }) });

/** Keeps what arrives, also of a request that broke off, as far as the quota of its owner goes. */
export class UploadStore extends FileStore {
  /** Requests that are to break, by the upload they bring. */
  readonly toCut = new Map<string, () => void>();
  /** One after the other, so that two at once cannot both be the last that is allowed. */
  private turn: Promise<unknown> = Promise.resolve();

  /** @throws what the upload server answers, where there are too many or they are too large together */
  override create(upload: Upload): Promise<Upload> {
    const created = this.turn.then(() => this.createInTurn(upload));
    this.turn = created.catch(() => undefined);
    return created;
  }

  override write(readable: Readable, upload: string, offset: number): Promise<number> {
    const cut = this.toCut.get(upload);
    return super.write(cut === undefined ? readable : readable.pipe(cutting(cut)), upload, offset);
  }

  /** Deletes the rest of an upload; its file may have been moved by now. */
  async forget(upload: string): Promise<void> {
    await this.remove(upload).catch(() => this.configstore.delete(upload));
  }

  private async createInTurn(upload: Upload): Promise<Upload> {
    if (upload.size === undefined) throw refusal(400, 'invalid_request');
    const sizes = await this.sizesOf(ownerOf(upload.id));
    const total = sizes.reduce((sum, size) => sum + size, upload.size);
    if (sizes.length >= MOST_UPLOADS || total > MOST_UPLOAD_BYTES) throw refusal(413, 'too_many_uploads');
    return super.create(upload);
  }

  /** Reads the announced sizes of all uploads that were begun. */
  private async sizesOf(owner: string): Promise<readonly number[]> {
    const uploads = (await this.configstore.list?.()) ?? [];
    const own = uploads.filter((name) => ownerOf(name) === owner);
    const known = await Promise.all(own.map((name) => this.configstore.get(name)));
    return known.flatMap((upload) => upload?.size ?? []);
  }
}
