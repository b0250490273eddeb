import { createServer } from 'node:http';
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

export const startMediaRig = async (codec: MediaCodec): Promise<MediaRig> => {
  const media = createMediaServer({ codec, log: silentLog });
  const pages = createSourcePages('tests/support/stream-page.ts');
  const server = createServer((request, response) => {
    if (!media.handleHttp(request, response)) void pages(request, response);
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
