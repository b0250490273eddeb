import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/** A platform that speaks socket.io 4 by hand, text frame by text frame, and shares no code with the product. */
export interface RawPlatform {
  readonly url: string;
  /** Frames received after the handshake. */
  readonly frames: readonly string[];
  readonly say: (frame: string) => void;
  readonly close: () => void;
}

const HANDSHAKE = '0{"sid":"e-1","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}';

export const startRawPlatform = async (): Promise<RawPlatform> => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, path: '/socket.io/' });
  await new Promise((resolve) => {
    server.on('listening', resolve);
  });
  const frames: string[] = [];
  let peer: WebSocket | undefined;
  server.on('connection', (socket) => {
    peer = socket;
    socket.send(HANDSHAKE);
    socket.on('message', (data: Buffer) => {
      const frame = data.toString();
      if (frame === '40') socket.send('40{"sid":"s-1"}');
      else frames.push(frame);
    });
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    frames,
    say: (frame) => peer?.send(frame),
    close: () => {
      peer?.terminate();
      server.close();
    },
  };
};
