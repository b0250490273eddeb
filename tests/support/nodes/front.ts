import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listenOnLoopback, LOOPBACK } from '@greenroom/sim-cli/platform/base/tcp/loopback';

/** One address before several nodes. */
export interface Front {
  readonly port: number;
  /** Sends each new connection to the next of these ports; a port that refuses it is passed over. */
  readonly leadTo: (ports: readonly number[]) => void;
  readonly close: () => Promise<void>;
}

/**
 * Opens one address before several nodes: whole connections, in turn. So a WebSocket stays with its node, and HTTP polling needs more
 * than this.
 *
 * @param wanted the port; 0 picks a free one
 * @throws when it is in use
 */
export const openFront = async (wanted: number): Promise<Front> => {
  let ports: readonly number[] = [];
  let turn = 0;
  const outers = new Set<Socket>();

  const join = (outer: Socket, inner: Socket): void => {
    outer.pipe(inner);
    inner.pipe(outer);
    inner.on('error', () => outer.resetAndDestroy());
    outer.on('error', () => inner.resetAndDestroy());
    inner.on('close', () => outer.destroy());
    outer.on('close', () => inner.destroy());
  };
  const reach = (outer: Socket, left: number): void => {
    const port = ports[(turn += 1) % Math.max(1, ports.length)];
    if (port === undefined || left === 0 || outer.destroyed) {
      outer.resetAndDestroy();
      return;
    }
    const inner = connect({ port, host: LOOPBACK, noDelay: true, allowHalfOpen: true });
    const refused = (): void => reach(outer, left - 1);
    inner.once('error', refused);
    inner.once('connect', () => {
      inner.off('error', refused);
      join(outer, inner);
    });
  };
  const server = createServer({ allowHalfOpen: true, noDelay: true, pauseOnConnect: false }, (outer) => {
    outers.add(outer);
    outer.on('error', () => undefined);
    outer.on('close', () => outers.delete(outer));
    reach(outer, ports.length);
  });
  const port = await listenOnLoopback(server, wanted);
  return {
    port,
    leadTo: (next) => {
      ports = next;
    },
    close: async () => {
      for (const outer of outers) outer.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
