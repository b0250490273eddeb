import { connect, createServer, type Socket } from 'node:net';
import type { LinkFaults } from './link-faults.ts';
import { listenOnLoopback, LOOPBACK } from './loopback.ts';
import { openPipe } from './pipe.ts';

/** Proxy with switchable faults between the performer and the platform. */
export interface TcpProxy {
  readonly port: number;
  /** Assigns the connection that reaches the platform from this port to a performer. */
  readonly belongs: (platformSide: number | undefined, performerId: string) => void;
  /** Finds the address of the caller behind the connection that reaches the platform from this port. */
  readonly addressOf: (platformSide: number | undefined) => string | undefined;
  /** Resets the lines of one performer, or all: a socket in the middle of its next frame. */
  readonly reset: (performerId: string | undefined) => void;
  readonly close: () => Promise<void>;
}

export interface TcpProxyOptions {
  /** 0 picks a free one. */
  readonly port: number;
  readonly target: number;
  readonly linkFaults: LinkFaults;
  readonly chance: () => number;
}

interface Line {
  owner: string | undefined;
  readonly address: string | undefined;
  readonly wake: () => void;
  readonly reset: () => void;
  readonly end: (how: 'reset' | 'closed') => void;
}

/** Opens a proxy port in front of the platform's own. @throws when the port is in use */
export const openTcpProxy = async ({ port, target, linkFaults, chance }: TcpProxyOptions): Promise<TcpProxy> => {
  const lines = new Map<Socket, Line>();
  /** Connections by the port from which they reach the platform. */
  const byPort = new Map<number | undefined, Line>();

  const openLine = (outer: Socket): void => {
    if (linkFaults.isOn('tcp-down', undefined)) {
      outer.resetAndDestroy();
      return;
    }
    const inner = connect({ port: target, host: LOOPBACK, allowHalfOpen: true });
    /** Kept here: a socket that is closed has no port any more. */
    let linePort: number | undefined;
    const end: Line['end'] = (how) => {
      lines.delete(inner);
      // The next connection may have this port already.
      if (byPort.get(linePort) === line) byPort.delete(linePort);
      inner.destroy();
      if (how === 'reset') outer.resetAndDestroy();
      else outer.end(() => outer.destroy());
    };
    const has = (fault: Parameters<LinkFaults['isOn']>[0]): boolean => linkFaults.isOn(fault, lines.get(inner)?.owner);
    const shared = { has, isCalm: linkFaults.isCalm, chance, end };
    const up = openPipe({ ...shared, from: outer, to: inner, leads: 'up' });
    const down = openPipe({ ...shared, from: inner, to: outer, leads: 'down' });
    const wake = (): void => {
      up.wake();
      down.wake();
    };
    const line: Line = { owner: undefined, address: outer.remoteAddress, wake, end, reset: down.reset };
    lines.set(inner, line);
    inner.once('connect', () => {
      linePort = inner.localPort;
      byPort.set(linePort, line);
    });
    for (const socket of [outer, inner]) {
      socket.setNoDelay(true);
      socket.on('error', () => end('reset'));
    }
    outer.on('close', () => end('closed'));
  };
  const server = createServer({ allowHalfOpen: true }, openLine);
  const ownPort = await listenOnLoopback(server, port);
  const follow = (): void => {
    for (const { owner, wake, end } of lines.values()) {
      if (linkFaults.isOn('tcp-down', owner)) end('reset');
      else wake();
    }
  };
  const stopFollowing = linkFaults.onChange(follow);

  return {
    port: ownPort,
    belongs: (platformSide, performerId) => {
      const line = byPort.get(platformSide);
      if (line === undefined || line.owner === performerId) return;
      line.owner = performerId;
      if (linkFaults.isOn('tcp-down', performerId)) line.end('reset');
    },
    addressOf: (platformSide) => byPort.get(platformSide)?.address,
    reset: (performerId) => {
      for (const line of lines.values()) if (performerId === undefined || line.owner === performerId) line.reset();
    },
    close: async () => {
      stopFollowing();
      for (const line of lines.values()) line.end('reset');
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
};
