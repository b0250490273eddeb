import type { Server } from 'node:net';

/** Address of this machine that no other machine reaches. */
export const LOOPBACK = '127.0.0.1';
/** Connections that may wait to be accepted; the kernel drops one beyond them, and its caller tries again after 1, 3 and 7 s. */
export const LISTEN_BACKLOG = 4_096;

/**
 * Opens a port for this machine alone.
 *
 * @param port 0 for a free one
 * @returns the port
 * @throws when it is in use
 */
export const listenOnLoopback = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: LOOPBACK, backlog: LISTEN_BACKLOG }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
