import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PHONE_RECORDINGS, soundType } from '@greenroom/core/profile/phone-recording';
import { cookiesOf } from '../security/cookies.ts';
import { NEVER_STORED } from '../security/headers.ts';
import { recordingKind } from './phone-recordings.ts';
import type { Parts } from '../platform-parts.ts';

/** Samples a second; enough for speech. */
const RATE = 8_000;
const PITCH = 220;
const LENGTH = 1;
const HEAD = 44;

/** Makes the sample recording: a hum of one second, as WAV of 8 bits. */
const sampleVoice = (): Uint8Array<ArrayBuffer> => {
  const size = RATE * LENGTH;
  const content = new Uint8Array(HEAD + size);
  const view = new DataView(content.buffer);
  const write = (at: number, text: string): void =>
    content.set(
      Array.from(text, (sign) => sign.charCodeAt(0)),
      at,
    );
  write(0, 'RIFF');
  view.setUint32(4, HEAD - 8 + size, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // PCM, one channel.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, size, true);
  for (let at = 0; at < size; at += 1)
    content[HEAD + at] = 128 + Math.round(40 * Math.sin((2 * Math.PI * PITCH * at) / RATE));
  return content;
};

type RecordingRequest = FastifyRequest<{ Params: { readonly id: string; readonly recording: string } }>;

const RECORDINGS = '/api/performer/performer_account/:id/performer_ivr/:recording';

/** Serves the recordings of a performer: like the documents of a payment they are links that the browser follows, without the headers of a call. */
export const registerRecordings = (
  app: FastifyInstance,
  { authenticate, files, phoneRecordings }: Parts<'authenticate' | 'files' | 'phoneRecordings'>,
): void => {
  app.get(RECORDINGS, async (request: RecordingRequest, reply) => {
    const known = (await authenticate(cookiesOf(request, reply), request.host)).performer;
    if (!known.ok) return reply.code(known.error.status).send(known.error.body);
    const { performer } = known.value;
    const name = PHONE_RECORDINGS.find((each) => each === request.params.recording);
    const isOwn = request.params.id === performer.id && name !== undefined;
    if (!isOwn || (await phoneRecordings.recordings(performer))[name] === 'none')
      return reply.code(404).send({ error: 'not_found' });
    const content = (await files.read(performer.id, recordingKind(name))) ?? sampleVoice();
    return reply
      .type(soundType(content) ?? 'application/octet-stream')
      .header('Cache-Control', NEVER_STORED)
      .send(Buffer.from(content));
  });
};
