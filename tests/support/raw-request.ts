import { connect } from 'node:net';

/** Rest of a request that is sent slowly, every so many milliseconds. */
export interface Drip {
  readonly text: string;
  readonly every: number;
}

/** Writes to a port of this machine as it is. @returns the raw answer once the connection is closed, and after how long */
export const rawRequest = (port: number, first: string, drip?: Drip) =>
  new Promise<{ answer: string; after: number }>((resolve) => {
    const begun = performance.now();
    const socket = connect(port, '127.0.0.1');
    const pieces: Buffer[] = [];
    const timer = drip && setInterval(() => socket.write(drip.text), drip.every);
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ answer: Buffer.concat(pieces).toString(), after: performance.now() - begun });
    });
    socket.write(first);
  });

/** Headers that go out with every answer that is no page. */
export const PROTECTING = {
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
