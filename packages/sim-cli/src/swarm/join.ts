import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { orderWire, type JoinRequest, type SwarmNews } from './swarm.wire.ts';
import { createTeam } from './team.ts';

/** Milliseconds between two reports of the counts so far: the last one counts when this process dies. */
const REPORT_INTERVAL = 1_000;

/**
 * Follows the orders of the first swarm, with the processes of this machine, until it is told to leave.
 *
 * @param end leaves at once
 * @returns `gone` when the first swarm is gone
 * @throws when no swarm listens there
 */
export const joinSwarm = async (
  address: { readonly host: string; readonly port: number },
  { workers, ...people }: Omit<JoinRequest, 'is'> & { readonly workers: number },
  end: AbortSignal,
): Promise<'done' | 'gone'> => {
  const socket = connect(address);
  await once(socket, 'connect');
  const team = createTeam(workers, people.performers + people.customers === 0);
  const send = (news: SwarmNews | JoinRequest): void => void socket.write(`${JSON.stringify(news)}\n`);
  let reports: NodeJS.Timeout | undefined;
  const outcome = Promise.withResolvers<'done' | 'gone'>();
  const report = async (): Promise<void> => send({ is: 'counted', tally: await team.count() });
  const handleOrder = async (line: string): Promise<void> => {
    const order = orderWire.parse(JSON.parse(line));
    switch (order.do) {
      case 'gather':
        await team.gather(order.part, order.token);
        return send({ is: 'gathered' });
      case 'talk':
        reports ??= setInterval(() => void report().catch(outcome.reject), REPORT_INTERVAL);
        return team.talk(order.pairs);
      case 'count':
        return report();
      case 'drain':
        clearInterval(reports);
        return send({ is: 'drained', tally: await team.drain() });
      case 'leave':
        return outcome.resolve('done');
    }
  };
  createInterface({ input: socket }).on('line', (line) => void handleOrder(line).catch(outcome.reject));
  const lose = (): void => outcome.resolve(end.aborted ? 'done' : 'gone');
  socket.on('error', lose);
  socket.once('close', lose);
  end.addEventListener('abort', () => outcome.resolve('done'));
  send({ is: 'joined', ...people });
  try {
    return await outcome.promise;
  } finally {
    clearInterval(reports);
    await team.end();
    socket.end();
  }
};
