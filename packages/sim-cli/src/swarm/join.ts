import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { detach } from '@greenroom/core/kernel/detach';
import { orderWire, type JoinRequest, type SwarmNews, type SwarmTally } from './swarm.wire.ts';
import { createTeam } from './team.ts';

/** Milliseconds between two reports of the counts so far: the last one counts when this process dies. */
const REPORT_INTERVAL = 1_000;

/** Part of the run in which a swarm that has joined is. */
export type JoinPhase = 'waiting' | 'gathering' | 'gathered' | 'talking' | 'draining';

export interface JoinWatch {
  /** Called when a part of the run begins. */
  readonly phase: (phase: JoinPhase) => void;
  /** Called every second while they talk. */
  readonly counted: (tally: SwarmTally) => void;
}

/**
 * Follows the orders of the first swarm, with the processes of this machine, until it is told to leave.
 *
 * @param watch told how far it is
 * @param end leaves at once
 * @returns `gone` when the first swarm is gone
 * @throws when no swarm listens there
 */
export const joinSwarm = async (
  address: { readonly host: string; readonly port: number },
  { workers, ...people }: Omit<JoinRequest, 'is'> & { readonly workers: number },
  watch: JoinWatch,
  end: AbortSignal,
): Promise<'done' | 'gone'> => {
  const socket = connect(address);
  await once(socket, 'connect');
  const team = createTeam(workers, people.performers + people.customers === 0);
  const send = (news: SwarmNews | JoinRequest): void => {
    socket.write(`${JSON.stringify(news)}\n`);
  };
  let reports: NodeJS.Timeout | undefined;
  const outcome = Promise.withResolvers<'done' | 'gone'>();
  const report = async (): Promise<void> => {
    const tally = await team.count();
    watch.counted(tally);
    send({ is: 'counted', tally });
  };
  const handleOrder = async (line: string): Promise<void> => {
    const order = orderWire.parse(JSON.parse(line));
    switch (order.do) {
      case 'gather':
        watch.phase('gathering');
        await team.gather(order.part, order.token);
        watch.phase('gathered');
        return send({ is: 'gathered' });
      case 'talk':
        if (reports === undefined) watch.phase('talking');
        reports ??= setInterval(() => detach(report().catch(outcome.reject)), REPORT_INTERVAL);
        return team.talk(order.pairs);
      case 'count':
        return report();
      case 'drain':
        clearInterval(reports);
        watch.phase('draining');
        return send({ is: 'drained', tally: await team.drain() });
      case 'leave':
        return outcome.resolve('done');
    }
  };
  createInterface({ input: socket }).on('line', (line) => detach(handleOrder(line).catch(outcome.reject)));
  const lose = (): void => outcome.resolve(end.aborted ? 'done' : 'gone');
  socket.on('error', lose);
  socket.once('close', lose);
  end.addEventListener('abort', () => outcome.resolve('done'));
  send({ is: 'joined', ...people });
  watch.phase('waiting');
  try {
    return await outcome.promise;
  } finally {
    clearInterval(reports);
    await team.end();
    socket.end();
  }
};
