import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { MEDIA_PLACES, type MediaPlace } from '../../base/environment/platform-options.ts';
import { refuseUpgrade, hijack } from '../../base/security/bare-answer.ts';
import { hasSeveralHosts, type Origins } from '../../base/security/origins.ts';
import type { MediaServer } from './media-server.ts';
import { type MediaServerOptions, placeOf, isSignalling, isStreamRequest, pathOf } from './media.constants.ts';

/** The realtime server's own, and the toy hub's. */
const OTHER_UPGRADES = ['/socket.io/', '/developer.io/'];

/**
 * Puts the media servers on the platform's port. To be called before routes are registered, with a realtime server that
 * has `destroyUpgrade: false`; upgrades that belong to no server are ended here.
 */
export const mountMedia = (app: FastifyInstance, origins: Origins, options: Omit<MediaServerOptions, 'mayEnter'>) => {
  const mayEnter = ({ headers }: IncomingMessage): boolean => origins.isOwnHost(headers) && origins.isOwnPage(headers);
  const loading = new Map<MediaPlace, Promise<MediaServer>>();
  const server = (place: MediaPlace): Promise<MediaServer> => {
    const known =
      loading.get(place) ??
      import('./media-server.ts').then(({ createMediaServer }) => createMediaServer({ ...options, mayEnter }));
    loading.set(place, known);
    return known;
  };
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = pathOf(request);
    if (isSignalling(request) && hasSeveralHosts(request.headers)) refuseUpgrade(socket, 400, 'Bad Request');
    else if (isSignalling(request)) {
      socket.on('error', () => socket.destroy());
      server(placeOf(path)).then(
        (media) => media.handleUpgrade(request, socket, head),
        () => socket.destroy(),
      );
    } else if (!OTHER_UPGRADES.some((other) => path.startsWith(other))) refuseUpgrade(socket, 404, 'Not Found');
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isStreamRequest(request.raw)) return;
    const media = await server(placeOf(pathOf(request.raw)));
    hijack(reply);
    media.handleHttp(request.raw, reply.raw);
  });
  return {
    codec: options.codec,
    server,
    /** Only where it was needed before. */
    running: async (place: MediaPlace): Promise<MediaServer | undefined> => loading.get(place),
    close: async (): Promise<void> => {
      for (const place of MEDIA_PLACES) (await loading.get(place))?.close();
    },
  };
};

/** Media servers behind the platform's own port, each loaded when it is first needed: the first costs a fifth of a second. */
export type MountedMedia = ReturnType<typeof mountMedia>;
