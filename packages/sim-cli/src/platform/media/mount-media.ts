import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Origins } from '../security/origins.ts';
import type { MediaServerOptions } from './media-options.ts';
import type { MediaServer } from './media-server.ts';
import { isSignalling, isStreamRequest, pathOf } from './stream-path.ts';

/** A media server behind the platform's own port, loaded when it is first needed: it costs a fifth of a second. */
export interface MountedMedia {
  readonly server: () => Promise<MediaServer>;
  readonly close: () => Promise<void>;
}

/** The realtime server's own. */
const OTHER_UPGRADES = '/socket.io/';

/**
 * Puts the media server on the platform's port. To be called before routes are registered, with a realtime server that has
 * `destroyUpgrade: false`; upgrades that are neither's are ended here.
 */
export const mountMedia = (
  app: FastifyInstance,
  origins: Origins,
  options: Omit<MediaServerOptions, 'mayEnter'>,
): MountedMedia => {
  const mayEnter = ({ headers }: IncomingMessage): boolean => origins.isOwnHost(headers) && origins.isOwnPage(headers);
  let loading: Promise<MediaServer> | undefined;
  const server = (): Promise<MediaServer> => {
    loading ??= import('./media-server.ts').then(({ createMediaServer }) =>
      createMediaServer({ ...options, mayEnter }),
    );
    return loading;
  };
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isSignalling(request)) {
      socket.on('error', () => socket.destroy());
      server().then(
        (media) => media.handleUpgrade(request, socket, head),
        () => socket.destroy(),
      );
    } else if (!pathOf(request).startsWith(OTHER_UPGRADES)) socket.destroy();
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isStreamRequest(request.raw)) return;
    const media = await server();
    reply.hijack();
    media.handleHttp(request.raw, reply.raw);
  });
  return { server, close: async () => (await loading)?.close() };
};
