import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLog } from '@greenroom/core/kernel/log.port';
import type { MediaCodec } from '@greenroom/sim-cli/platform/base/environment/platform-options';
import type { MediaServer } from '@greenroom/sim-cli/platform/devices/media/media-server';
import { createMarkedMediaServer } from './marked-media-server.ts';

/** A media server on a port of its own. */
export interface MediaRig {
  readonly media: MediaServer;
  readonly url: string;
  readonly close: () => void;
}

/** One page speaks to several servers. @returns whether it was only asked */
const allowOtherPages = (request: IncomingMessage, response: ServerResponse): boolean => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
  response.setHeader('Access-Control-Allow-Methods', 'POST, DELETE');
  response.setHeader('Access-Control-Expose-Headers', 'location');
  if (request.method !== 'OPTIONS') return false;
  response.writeHead(204).end();
  return true;
};

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

const notFound: Answer = (_, response) => response.writeHead(404).end();

/** @param otherwise answers what is not about streams, e.g. with the page that streams */
export const startMediaRig = async (codec: MediaCodec, otherwise: Answer = notFound): Promise<MediaRig> => {
  const media = createMarkedMediaServer({ codec, log: silentLog });
  const server = createServer((request, response) => {
    if (allowOtherPages(request, response) || media.handleHttp(request, response)) return;
    otherwise(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (!media.handleUpgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    media,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      media.close();
      server.close();
      server.closeAllConnections();
    },
  };
};
