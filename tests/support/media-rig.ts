import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLog } from '@greenroom/core/kernel/log.port';
import type { MediaCodec } from '@greenroom/sim-cli/platform/media/media-options';
import { createMediaServer, type MediaServer } from '@greenroom/sim-cli/platform/media/media-server';
import { createSourcePages } from './source-pages.ts';

/** A media server on a port of its own, which also serves the page that streams. */
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

export const startMediaRig = async (codec: MediaCodec): Promise<MediaRig> => {
  const media = createMediaServer({ codec, log: silentLog });
  const pages = createSourcePages('tests/support/stream-page.ts');
  const server = createServer((request, response) => {
    if (allowOtherPages(request, response) || media.handleHttp(request, response)) return;
    void pages(request, response);
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
