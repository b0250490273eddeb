import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import { splitCandidates } from './description.ts';
import { acceptPublisher } from './publisher-peer.ts';
import type { StreamRegistry, MediaStatus } from './stream-registry.ts';
import { createViewerPeer, type ViewerPeer } from './viewer-peer.ts';
import { readWowzaRequest, streamAndToken, type WowzaRequest, type WowzaRequestOf } from './wowza-request.wire.ts';

const OK: MediaStatus = { status: 200, description: 'OK' };
const NOT_READ: MediaStatus = { status: 400, description: 'The request cannot be read' };
const NO_SESSION: MediaStatus = { status: 400, description: 'There is no such session' };
const FAILED: MediaStatus = { status: 500, description: 'The description cannot be used' };

/** Adds the default instance to the name of an application without one. */
const fullName = (application: string): string =>
  application.includes('/') ? application : `${application}/_definst_`;

/** One signalling socket, from its opening to its end. A publisher ends with it; a viewer does not. */
export const serveWowzaSession = (socket: WebSocket, registry: StreamRegistry): void => {
  const sessionId = String(randomInt(1_000_000_000, 2_147_483_647));
  let stopPublishing: (() => void) | undefined;
  let viewer: ViewerPeer | undefined;

  const reply = ({ status, description }: MediaStatus, request: WowzaRequest | undefined, rest: object = {}): void => {
    if (socket.readyState !== socket.OPEN || registry.isSilent()) return;
    const { direction, command } = request ?? {};
    socket.send(JSON.stringify({ status, statusDescription: description, direction, command, ...rest }));
  };
  const info = ({ streamInfo }: WowzaRequestOf<'sendOffer' | 'getOffer'>) => ({
    streamInfo: { ...streamInfo, applicationName: fullName(streamInfo.applicationName), sessionId },
  });
  const publish = async (request: WowzaRequestOf<'sendOffer'>): Promise<void> => {
    const { stream, token } = streamAndToken(request);
    const refusal = registry.refusal({ direction: 'publish', stream, token });
    if (refusal !== undefined) return reply(refusal, request, { streamInfo: request.streamInfo });
    // Until it is answered the socket stays: a bad offer is to be told so.
    const ended = (): void => {
      if (stopPublishing !== undefined) socket.close();
    };
    const publisher = await acceptPublisher(registry.stream(stream), registry.codec, request.sdp.sdp, ended);
    stopPublishing = publisher.close;
    // The socket may have gone while the answer was made.
    if (socket.readyState !== socket.OPEN) return publisher.close();
    const { sdp, candidates } = splitCandidates(registry.answerSdp(publisher.answer));
    return reply(OK, request, { ...info(request), sdp: { type: 'answer', sdp }, iceCandidates: candidates });
  };
  const offer = async (request: WowzaRequestOf<'getOffer'>): Promise<void> => {
    const { stream, token } = streamAndToken(request);
    const refusal = registry.refusal({ direction: 'play', stream, token });
    if (refusal !== undefined) return reply(refusal, request, { streamInfo: request.streamInfo });
    viewer?.close();
    viewer = createViewerPeer(registry.stream(stream), registry.codec, () => undefined);
    const { sdp, candidates } = splitCandidates(registry.answerSdp(await viewer.offer()));
    waiting = candidates;
    return reply(OK, request, { ...info(request), sdp: { type: 'offer', sdp } });
  };
  let waiting: readonly object[] = [];
  const accept = async (request: WowzaRequestOf<'sendResponse'>): Promise<void> => {
    if (viewer === undefined || request.streamInfo.sessionId !== sessionId) return reply(NO_SESSION, request);
    await viewer.accept(request.sdp.sdp);
    // From here on the viewer outlives the socket.
    viewer = undefined;
    return reply(OK, request, { iceCandidates: waiting });
  };
  const list = (request: WowzaRequest): void => {
    const running = [...registry.streams].filter(([, stream]) => stream.isRunning());
    reply(OK, request, { availableStreams: running.map(([streamName]) => ({ streamName })) });
  };
  const handle = async (request: WowzaRequest): Promise<void> => {
    switch (request.command) {
      case 'sendOffer':
        return publish(request);
      case 'getOffer':
        return offer(request);
      case 'sendResponse':
        return accept(request);
      case 'getAvailableStreams':
        return list(request);
    }
  };
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    const request = isBinary ? undefined : readWowzaRequest(data.toString());
    if (request === undefined) reply(NOT_READ, undefined);
    else handle(request).catch(() => reply(FAILED, request));
  });
  // An error is always followed by the close.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    stopPublishing?.();
    viewer?.close();
  });
};
