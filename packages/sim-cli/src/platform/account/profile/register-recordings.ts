import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PHONE_RECORDINGS, soundType } from '@greenroom/core/profile/phone-profile';
import type { Authenticate } from '../../base/calls/handler.ts';
import type { Files } from '../../base/people/files.ts';
import { cookiesOf } from '../../base/security/cookies.ts';
import { NEVER_STORED } from '../../base/security/headers.ts';
import { recordingKind, type PhoneRecordings } from './phone-recordings.ts';

/** A hum of one second, for a recording that was never made. */
const SAMPLE_VOICE = new URL('./sample-voice.wav', import.meta.url);

type RecordingRequest = FastifyRequest<{ Params: { readonly id: string; readonly recording: string } }>;

const RECORDINGS = '/api/performer/performer_account/:id/performer_ivr/:recording';

interface Parts {
  readonly authenticate: Authenticate;
  readonly files: Files;
  readonly phoneRecordings: PhoneRecordings;
}

/** Serves the recordings of a performer: like the documents of a payment they are links that the browser follows, without the headers of a call. */
export const registerRecordings = (app: FastifyInstance, { authenticate, files, phoneRecordings }: Parts): void => {
  app.get(RECORDINGS, async (request: RecordingRequest, reply) => {
    const known = (await authenticate(cookiesOf(request, reply), request.host)).performer;
    if (!known.ok) return reply.code(known.error.status).send(known.error.body);
    const { performer } = known.value;
    const name = PHONE_RECORDINGS.find((each) => each === request.params.recording);
    const isOwn = request.params.id === performer.id && name !== undefined;
    if (!isOwn || (await phoneRecordings.recordings(performer))[name] === 'none')
      return reply.code(404).send({ error: 'not_found' });
    const content = (await files.read(performer.id, recordingKind(name))) ?? readFileSync(SAMPLE_VOICE);
    return reply
      .type(soundType(content) ?? 'application/octet-stream')
      .header('Cache-Control', NEVER_STORED)
      .send(Buffer.from(content));
  });
};
