import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { silentLog } from '@greenroom/core/kernel/log.port';
import type { MediaServerOptions } from '@greenroom/sim-cli/platform/devices/media/media.constants';
import { createMarkedMediaServer } from './marked-media-server.ts';

/** A media server on a port of its own, with sockets that write frames by hand. */
export const startFrameRig = async (changes: Partial<MediaServerOptions> = {}) => {
  const media = createMarkedMediaServer({ codec: 'vp8', log: silentLog, ...changes });
  const server = createServer((request, response) => {
    if (!media.handleHttp(request, response)) response.writeHead(404).end('not the media server');
  });
  server.on('upgrade', (request, socket, head) => {
    if (!media.handleUpgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const open = async () => {
    const socket = new WebSocket(`ws://${host}/webrtc-session.json`);
    const answers: unknown[] = [];
    const waiting: ((answer: unknown) => void)[] = [];
    socket.on('message', (data: Buffer) => {
      const answer: unknown = JSON.parse(data.toString());
      const next = waiting.shift();
      if (next === undefined) answers.push(answer);
      else next(answer);
    });
    await new Promise((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('error', reject);
    });
    return {
      socket,
      ask: (frame: string | Buffer): Promise<unknown> => {
        socket.send(frame);
        const [answer] = answers.splice(0, 1);
        return answer === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(answer);
      },
    };
  };
  const close = (): void => {
    media.close();
    server.close();
    server.closeAllConnections();
  };
  return { media, host, url: `http://${host}`, open, close };
};

export type FrameRig = Awaited<ReturnType<typeof startFrameRig>>;
