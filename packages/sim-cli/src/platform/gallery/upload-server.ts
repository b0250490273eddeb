import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { MAX_VIDEO_SIZE } from '@greenroom/core/media/media.constants';
import { createSecret } from '../security/secret.ts';
import { UPLOADS_PATH } from './uploads-path.ts';
import { CUT_AFTER, UPLOAD_KEPT_FOR } from './gallery.constants.ts';

/** Whose an upload is stands in its name, so that nobody goes on with somebody else's. */
const ownerOf = (upload: string): string => upload.split('-')[0] ?? '';

/** Lets a first part through, and then the line breaks. */
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

/** Keeps what arrives, also of a request that broke off. */
class UploadStore extends FileStore {
  /** Requests that are to break, by the upload they bring. */
  readonly toCut = new Map<string, () => void>();

  override write(readable: Readable, upload: string, offset: number): Promise<number> {
    const cut = this.toCut.get(upload);
    return super.write(cut === undefined ? readable : readable.pipe(cutting(cut)), upload, offset);
  }
}

/** Takes files piece by piece; after a break it goes on where it ended (the tus protocol). */
export interface UploadServer {
  readonly handle: (
    request: IncomingMessage,
    response: ServerResponse,
    performerId: string,
    isCut: boolean,
  ) => Promise<void>;
  /** Where a whole file of hers is; `undefined` when there is none of that name. */
  readonly whole: (performerId: string, upload: string) => Promise<string | undefined>;
  readonly forget: (upload: string) => Promise<void>;
  /** Throws away what nobody goes on with. */
  readonly sweep: () => Promise<unknown>;
}

const uploadIn = (url: string | undefined): string => /\/uploads\/([\w-]+)/.exec(url ?? '')?.[1] ?? '';

export const createUploadServer = (directory: string): UploadServer => {
  const datastore = new UploadStore({ directory, expirationPeriodInMilliseconds: UPLOAD_KEPT_FOR });
  const callers = new WeakMap<object, string>();
  /** Uploads whose line has broken: it stays so while the fault is on. */
  const broken = new Set<string>();
  const tus = new Server({
    path: UPLOADS_PATH,
    datastore,
    maxSize: MAX_VIDEO_SIZE,
    relativeLocation: true,
    // Pages of another origin are refused before this.
    allowedOrigins: () => false,
    namingFunction: (request) => `${callers.get(request.runtime?.node?.req ?? request) ?? ''}-${createSecret()}`,
  });
  return {
    handle: async (request, response, performerId, isCut) => {
      const upload = uploadIn(request.url);
      if (upload !== '' && ownerOf(upload) !== performerId) {
        response.writeHead(404).end();
        return;
      }
      callers.set(request, performerId);
      if (!isCut) broken.delete(upload);
      else if (broken.has(upload)) return void request.socket.destroy();
      if (isCut && request.method === 'PATCH') {
        datastore.toCut.set(upload, () => {
          broken.add(upload);
          request.socket.destroy();
        });
      }
      const gone = once(response, 'close');
      await tus.handle(request, response);
      await gone;
      datastore.toCut.delete(upload);
    },
    whole: async (performerId, upload) => {
      if (ownerOf(upload) !== performerId) return undefined;
      const known = await datastore.getUpload(upload).catch(() => undefined);
      return known !== undefined && known.size === known.offset ? join(directory, upload) : undefined;
    },
    forget: (upload) => datastore.remove(upload).catch(() => undefined),
    sweep: () => tus.cleanUpExpiredUploads(),
  };
};
