import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { orderWire, type JoinRequest, type SwarmNews } from './swarm.wire.ts';
import { createTeam } from './team.ts';

/** Milliseconds between two reports of the counts so far: the last one counts when this process dies. */
const TOLD_EVERY = 1_000;

/**
 * Follows the orders of the first swarm, with the processes of this machine, until it is told to leave.
 *
 * @param end leaves at once
 * @returns `gone` when the first swarm is gone
 * @throws when no swarm listens there
 */
export const joinSwarm = async (
  address: { readonly host: string; readonly port: number },
  brings: Omit<JoinRequest, 'is'> & { readonly workers: number },
  end: AbortSignal,
): Promise<'done' | 'gone'> => {
  const socket = connect(address);
  await once(socket, 'connect');
  const { workers, ...people } = brings;
  const team = createTeam(workers, people.performers + people.customers === 0);
  const tell = (said: SwarmNews | JoinRequest): void => void socket.write(`${JSON.stringify(said)}\n`);
  let reports: NodeJS.Timeout | undefined;
  let isDone = false;
  const left = Promise.withResolvers<void>();
  const report = async (): Promise<void> => tell({ is: 'counted', tally: await team.count() });
  const handleOrder = async (line: string): Promise<void> => {
    const order = orderWire.parse(JSON.parse(line));
    switch (order.do) {
      case 'gather':
        await team.gather(order.part, order.token);
        return tell({ is: 'gathered' });
      case 'talk':
        reports ??= setInterval(() => void report().catch(left.reject), TOLD_EVERY);
        return team.talk(order.pairs);
      case 'count':
        return report();
      case 'drain':
        clearInterval(reports);
        return tell({ is: 'drained', tally: await team.drain() });
      case 'leave':
        isDone = true;
        return left.resolve();
    }
  };
  createInterface({ input: socket }).on('line', (line) => void handleOrder(line).catch(left.reject));
  socket.on('error', () => left.resolve());
  socket.once('close', () => left.resolve());
  end.addEventListener('abort', () => left.resolve());
  tell({ is: 'joined', ...people });
  try {
    await left.promise;
    return isDone || end.aborted ? 'done' : 'gone';
  } finally {
    clearInterval(reports);
    await team.end();
    socket.end();
  }
};
