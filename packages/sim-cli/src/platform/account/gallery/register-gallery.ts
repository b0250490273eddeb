import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { MAX_PHOTO_SIZE } from '@greenroom/core/gallery/upload-limits';
import type { Authenticate } from '../../base/calls/handler.ts';
import type { Faults } from '../../base/faults/faults.ts';
import { hijack } from '../../base/security/bare-answer.ts';
import { cookiesOf } from '../../base/security/cookies.ts';
import { STORED_FOREVER } from '../../base/security/headers.ts';
import { createSecret } from '../../base/security/secret.ts';
import { isStoreTrouble } from '../../base/store/store-trouble.ts';
import { UPLOADS_PATH } from './gallery.constants.ts';
import type { Gallery } from './gallery.ts';
import { pictureWidth } from './photo-files.ts';
import { uploadName } from './upload-store.ts';

const CHUNK_TYPE = 'application/offset+octet-stream';
/** Content-Security-Policy of an uploaded file, which may do nothing, whatever it is made to be. */
const LOCKED_UP = "default-src 'none'; sandbox; frame-ancestors 'none'";

const fileWire = z.object({ key: z.string().regex(/^[\w-]{10,100}$/), name: z.string().regex(/^[a-z\d]+\.[a-z\d]+$/) });
const uploadWire = z.object({ upload: z.optional(z.string().regex(/^[\w-]{1,100}$/)) });
/** Name that a page gives to a photo in one piece. */
const KEY = /^[\w-]{1,80}$/;
const ownerWire = z.object({ id: z.string() });
const fieldWire = z.object({ value: z.string() });
const number = z.coerce.number().int().min(0);

/**
 * Gives a broken form the status 400, because the form reader's errors have none.
 *
 * @throws the error that is answered
 */
const refuseForm = (error: unknown): never => {
  if (error instanceof Error && !isStoreTrouble(error) && !('statusCode' in error)) {
    throw Object.assign(error, { statusCode: 400 });
  }
  throw error;
};

type Fields = Readonly<Record<string, unknown>>;
const text = (fields: Fields, name: string): string => fieldWire.safeParse(fields[name]).data?.value ?? '';

interface Parts {
  readonly authenticate: Authenticate;
  readonly faults: Faults;
  readonly gallery: Gallery;
}

/** The upload server, photos in one piece, and the pictures and videos themselves. */
export const registerGallery = (app: FastifyInstance, { authenticate, faults, gallery }: Parts): void => {
  const { folder, keeper, medias, uploads, arriving, samples } = gallery;

  const takeUpload = async (request: FastifyRequest, reply: FastifyReply) => {
    const { data: named } = uploadWire.safeParse(request.params);
    if (named === undefined) return reply.callNotFound();
    const { performer: caller } = await authenticate(cookiesOf(request, reply), request.host);
    if (!caller.ok) return reply.code(caller.error.status).send(caller.error.body);
    const { id } = caller.value.performer;
    const isCut = (await faults.of(id)).has('upload-cut');
    hijack(reply);
    await uploads.handle(request.raw, reply.raw, { performerId: id, upload: named.upload ?? '', isCut });
    return reply;
  };
  app.register(async (chunks) => {
    // The upload server reads it piece by piece.
    chunks.addContentTypeParser(CHUNK_TYPE, (_request, _payload, done) => done(null));
    chunks.route({ method: 'POST', url: UPLOADS_PATH, handler: takeUpload });
    chunks.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${UPLOADS_PATH}/:upload`, handler: takeUpload });
  });

  const takeForm = async (request: FastifyRequest, reply: FastifyReply) => {
    const { performer: caller } = await authenticate(cookiesOf(request, reply), request.host);
    if (!caller.ok) return reply.code(caller.error.status).send(caller.error.body);
    const { performer } = caller.value;
    if (ownerWire.parse(request.params).id !== performer.id) return reply.callNotFound();
    const file = await request.file().catch(refuseForm);
    const price = number.safeParse(text(file?.fields ?? {}, 'price'));
    if (file === undefined || !price.success) return reply.code(400).send({ error: 'invalid_request' });
    const name = text(file.fields, 'upload');
    // A photo that is sent again because its answer was lost is the same one.
    const upload = uploadName(performer.id, KEY.test(name) ? name : createSecret());
    const path = arriving.pathOf(upload);
    try {
      await pipeline(file.file, createWriteStream(path)).catch(refuseForm);
      if (file.file.truncated) return await reply.code(413).send({ error: 'too_large' });
      const paid = text(file.fields, 'paid') === '1';
      const description = text(file.fields, 'description');
      const kept = await keeper.keep(performer, { kind: 'photo', upload, path, paid, price: price.data, description });
      return await (kept.ok ? reply.send({ id: kept.value }) : reply.code(kept.error.status).send(kept.error.body));
    } finally {
      await rm(path, { force: true });
    }
  };
  app.register(async (forms) => {
    await forms.register(multipart, { limits: { files: 1, fields: 4, fileSize: MAX_PHOTO_SIZE, fieldSize: 4_000 } });
    forms.post('/api/performer/performer_accounts/:id/photos/file', takeForm);
  });

  app.get('/media/:key/:name', { exposeHeadRoute: true }, async (request, reply) => {
    const { data: file } = fileWire.safeParse(request.params);
    const media = file === undefined ? undefined : await medias.byKey(file.key);
    if (file === undefined || media === undefined) return reply.callNotFound();
    reply
      .header('Content-Security-Policy', LOCKED_UP)
      .header('Cache-Control', STORED_FOREVER.replace('public', 'private'));
    const sample = samples.picture(media.file, pictureWidth(file.name));
    if (sample !== undefined) return reply.type('image/webp').send(await sample);
    return reply.sendFile(`${file.key}/${file.name}`, folder.items);
  });
};
