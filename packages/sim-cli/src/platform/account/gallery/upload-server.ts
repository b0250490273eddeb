import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Server, type ServerOptions } from '@tus/server';
import { MAX_VIDEO_SIZE } from '@greenroom/core/gallery/upload-limits';
import { createSecret } from '../../base/security/secret.ts';
import { UPLOADS_PATH, UPLOAD_KEPT_FOR } from './gallery.constants.ts';
import { ownerOf, UploadStore, uploadName } from './upload-store.ts';

type ServerRequest = Parameters<NonNullable<ServerOptions['getFileIdFromRequest']>>[0];

/** An upload request after its checks. */
export interface UploadRequest {
  readonly performerId: string;
  /** Empty for a new one. */
  readonly upload: string;
  /** Breaks the connection in the middle of the upload. */
  readonly isCut: boolean;
}

/** Takes files piece by piece; after a break it goes on where it ended (the tus protocol). */
export const createUploadServer = (directory: string) => {
  const datastore = new UploadStore({ directory, expirationPeriodInMilliseconds: UPLOAD_KEPT_FOR });
  const asked = new WeakMap<object, UploadRequest>();
  /** Uploads whose connection has broken: it stays so while the fault is on. */
  const broken = new Set<string>();
  const askedBy = (request: ServerRequest): UploadRequest | undefined =>
    asked.get(request.runtime?.node?.req ?? request);
  const tus = new Server({
    path: UPLOADS_PATH,
    datastore,
    maxSize: MAX_VIDEO_SIZE,
    relativeLocation: true,
    // Pages of another origin are refused before this.
    allowedOrigins: () => false,
    namingFunction: (request) => uploadName(askedBy(request)?.performerId ?? '', createSecret()),
    // The address is read once, where its owner is checked: two readings could differ.
    getFileIdFromRequest: (request) => askedBy(request)?.upload,
  });
  return {
    handle: async (request: IncomingMessage, response: ServerResponse, which: UploadRequest): Promise<void> => {
      const { performerId, upload, isCut } = which;
      if (upload !== '' && ownerOf(upload) !== performerId) {
        response.writeHead(404).end();
        return;
      }
      asked.set(request, which);
      if (!isCut) broken.delete(upload);
      else if (broken.has(upload)) {
        request.socket.destroy();
        return;
      }
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
    /** Finds the complete file of a performer's upload; `undefined` when there is none of that name. */
    whole: async (performerId: string, upload: string): Promise<string | undefined> => {
      if (ownerOf(upload) !== performerId) return undefined;
      const known = await datastore.getUpload(upload).catch(() => undefined);
      return known !== undefined && known.size === known.offset ? join(directory, upload) : undefined;
    },
    forget: (upload: string): Promise<void> => {
      broken.delete(upload);
      return datastore.forget(upload);
    },
    /** Deletes all uploads of a performer, with their descriptions. At once, so that a run in virtual time does not race it. */
    forgetAll: (performerId: string): void => {
      for (const name of readdirSync(directory)) {
        if (ownerOf(name) !== performerId) continue;
        broken.delete(name);
        rmSync(join(directory, name), { force: true });
      }
    },
    /** Deletes unfinished uploads that have expired. */
    sweep: async (): Promise<unknown> => {
      for (const upload of broken) {
        if (
          !(await datastore.getUpload(upload).then(
            () => true,
            () => false,
          ))
        )
          broken.delete(upload);
      }
      return tus.cleanUpExpiredUploads();
    },
  };
};
