import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LONGEST_MESSAGE, pathOf, STREAM_PATH, type StreamUse } from './media.constants.ts';
import { acceptPublisher } from './publisher-peer.ts';
import type { StreamRegistry } from './stream-registry.ts';
import { createViewerPeer } from './viewer-peer.ts';

const NOT_RUNNING = 502;
const NAME_IN_USE = 503;
/** HTTP's word for both. */
const CONFLICT = 409;

/** Reads a body to its end, because a connection that is closed before it brings no answer. @returns undefined when it is too long */
const readBody = async (request: IncomingMessage): Promise<string | undefined> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= LONGEST_MESSAGE) parts.push(part);
  }
  return size > LONGEST_MESSAGE ? undefined : Buffer.concat(parts).toString();
};

const bearer = ({ headers }: IncomingMessage): string => /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

interface Asked extends Omit<StreamUse, 'token'> {
  readonly path: string;
}

/** Streams over HTTP: POST an offer, DELETE the session. */
export const createWhipWhepEndpoints = (registry: StreamRegistry) => {
  const sessions = new Map<string, () => void>();

  const start = async ({ direction, stream }: Asked, offer: string, session: string): Promise<string> => {
    const forget = (): void => {
      sessions.delete(session);
    };
    if (direction === 'publish') {
      const { answer, close } = await acceptPublisher(registry.stream(stream), registry.codec, offer, forget);
      sessions.set(session, close);
      return answer;
    }
    const viewer = createViewerPeer(registry.stream(stream), registry.codec, forget);
    sessions.set(session, viewer.close);
    try {
      return await viewer.answer(offer);
    } catch (error) {
      viewer.close();
      throw error;
    }
  };
  const post = async (request: IncomingMessage, response: ServerResponse, asked: Asked): Promise<void> => {
    if (registry.isSilent()) return;
    const refusal = registry.refusal({ ...asked, token: bearer(request) });
    if (refusal !== undefined) {
      const { status, description } = refusal;
      const isConflict = status === NOT_RUNNING || status === NAME_IN_USE;
      response.writeHead(isConflict ? CONFLICT : status, { 'Content-Type': 'text/plain', 'Retry-After': '1' });
      response.end(description);
      return;
    }
    if (request.headers['content-type']?.startsWith('application/sdp') !== true) {
      response.writeHead(415).end();
      return;
    }
    const offer = await readBody(request);
    if (offer === undefined || !offer.startsWith('v=0')) {
      response.writeHead(offer === undefined ? 413 : 400).end();
      return;
    }
    const session = randomUUID();
    const answer = await start(asked, offer, session);
    response.writeHead(201, {
      'Content-Type': 'application/sdp',
      Location: `${asked.path}/${session}`,
      ETag: `"${session}"`,
    });
    response.end(registry.answerSdp(answer));
  };
  const remove = (response: ServerResponse, session: string): void => {
    const close = sessions.get(session);
    sessions.delete(session);
    close?.();
    response.writeHead(close === undefined ? 404 : 200).end();
  };
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const path = pathOf(request);
    const { stream, kind, session } = STREAM_PATH.exec(path)?.groups ?? {};
    if (stream === undefined) return;
    const asked: Asked = { path, stream: decoded(stream), direction: kind === 'whip' ? 'publish' : 'play' };
    if (request.method === 'DELETE' && session !== undefined) remove(response, session);
    else if (request.method === 'POST' && session === undefined) {
      post(request, response, asked).catch(() => {
        if (!response.headersSent) response.writeHead(400);
        response.end();
      });
    } else response.writeHead(405, { Allow: session === undefined ? 'POST' : 'DELETE' }).end();
  };
  return {
    /** Only for requests that are. */
    handle,
  };
};
