import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { parseJson } from '@greenroom/core/kernel/json';
import {
  joinWire,
  newsWire,
  type JoinRequest,
  type SwarmOrder,
  type SwarmTally,
  type SwarmNews,
} from './swarm.wire.ts';
import type { Team } from './team.ts';

/** A swarm of another process, or of another machine, that has joined. */
export interface Joiner extends Team {
  /** The address that it comes from. */
  readonly name: string;
  readonly brings: JoinRequest;
}

/** The place at which swarms that drive one platform meet. */
export interface SwarmHub {
  readonly address: string;
  /** Waits for this many swarms, or until it is ended. */
  readonly joined: (count: number, end: AbortSignal) => Promise<readonly Joiner[]>;
  readonly close: () => void;
}

const NOTHING: SwarmTally = {
  performers: 0,
  customers: 0,
  idle: 0,
  pairs: 0,
  said: 0,
  lost: 0,
  doubled: 0,
  latencies: {},
  errors: {},
  residentBytes: 0,
  cpuMilliseconds: 0,
};

const createJoiner = (socket: Socket, name: string, brings: JoinRequest, lines: NodeJS.EventEmitter): Joiner => {
  let last = NOTHING;
  let isGone = false;
  const waiting = new Map<SwarmNews['is'], () => void>();
  const order = (sent: SwarmOrder): void => {
    if (!isGone) socket.write(`${JSON.stringify(sent)}\n`);
  };
  /** Resolves when it has told this, or is gone. */
  const received = (is: SwarmNews['is']): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.set(is, resolve);
    if (isGone) resolve();
    return promise;
  };
  lines.on('line', (line: string) => {
    // The line of another program is none of these.
    const news = newsWire.safeParse(parseJson(line)).data;
    if (news === undefined) {
      socket.destroy();
      return;
    }
    if (news.is !== 'gathered') last = news.tally;
    waiting.get(news.is)?.();
  });
  socket.once('close', () => {
    isGone = true;
    for (const resolve of waiting.values()) resolve();
  });
  /** Counts the last figures of a swarm that is gone; lines that were under way then are not known to be lost. */
  const tally = (): SwarmTally =>
    isGone
      ? { ...last, lost: 0, errors: { ...last.errors, [`${name} is gone, its last figures are counted`]: 1 } }
      : last;
  return {
    name,
    brings,
    gather: async (part, token) => {
      const gathered = received('gathered');
      order({ do: 'gather', token, part });
      await gathered;
    },
    talk: (pairs) => order({ do: 'talk', pairs }),
    count: async () => tally(),
    drain: async () => {
      const drained = received('drained');
      order({ do: 'drain' });
      await drained;
      return tally();
    },
    end: async () => {
      if (isGone) return;
      const closed = once(socket, 'close');
      order({ do: 'leave' });
      await closed;
    },
    kill: async () => {
      socket.destroy();
    },
  };
};

/** Listens for swarms that join. @throws when the address cannot be listened on */
export const openSwarmHub = async (host: string, port: number): Promise<SwarmHub> => {
  const joiners: Joiner[] = [];
  const arrivals = new EventTarget();
  const server = createServer((socket) => {
    const name = `${socket.remoteAddress ?? '?'}:${socket.remotePort ?? '?'}`;
    socket.on('error', () => socket.destroy());
    const lines = createInterface({ input: socket });
    lines.once('line', (line) => {
      const request = joinWire.safeParse(parseJson(line)).data;
      if (request === undefined) {
        socket.destroy();
        return;
      }
      joiners.push(createJoiner(socket, name, request, lines));
      arrivals.dispatchEvent(new Event('joined'));
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const bound = server.address();
  return {
    address: `${host}:${typeof bound === 'object' && bound !== null ? bound.port : port}`,
    joined: async (count, end) => {
      while (joiners.length < count && !end.aborted)
        await once(arrivals, 'joined', { signal: end }).catch(() => undefined);
      return joiners.slice(0, count);
    },
    close: () => server.close(),
  };
};
