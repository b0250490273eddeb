import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/** A media server that says what it is told to, frame by frame, and shares no code with the product. */
export interface RawMediaServer {
  readonly url: string;
  /** Frames received, in order. */
  readonly frames: readonly string[];
  /** The paths that sockets were opened with. */
  readonly paths: readonly (string | undefined)[];
  readonly say: (frame: string) => void;
  readonly openSockets: () => number;
  readonly cut: () => void;
  readonly close: () => void;
}

export const startRawMediaServer = async (): Promise<RawMediaServer> => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await new Promise((resolve) => {
    server.on('listening', resolve);
  });
  const frames: string[] = [];
  const paths: (string | undefined)[] = [];
  let latest: WebSocket | undefined;
  server.on('connection', (socket, request) => {
    latest = socket;
    paths.push(request.url);
    socket.on('message', (data: Buffer) => frames.push(data.toString()));
  });
  const cut = (): void => {
    for (const socket of server.clients) socket.terminate();
  };
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    frames,
    paths,
    say: (frame) => latest?.send(frame),
    openSockets: () => server.clients.size,
    cut,
    close: () => {
      cut();
      server.close();
    },
  };
};
