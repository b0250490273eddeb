// Three nodes on one PostgreSQL behind one address, with 150 couples who write to each other for a minute; then the same while one node is killed.
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '@greenroom/sim-cli/swarm/latencies';
import { runSwarm, type SwarmOutcome } from '@greenroom/sim-cli/swarm/swarm';
import { eventually } from '../support/eventually.ts';
import { startPlatformNodes, type PlatformNodes } from '../support/nodes/platform-nodes.ts';
import { queryDatabase } from '../support/postgres.ts';
import { atMost, type BenchRow } from './bench-row.ts';

const NODES = 3;
/** `NODES_COUPLES=20 npm run bench -- nodes`: fewer, on a machine that is busy. */
const COUPLES = Number(process.env['NODES_COUPLES'] ?? '150');
const TALK_MS = 60_000;
const MOST_P99 = 150;
const BACK_WITHIN_S = 20;

const connected = async ({ database }: PlatformNodes): Promise<number> => {
  const [row] = await queryDatabase(
    database,
    `select count(distinct room)::int as n from connections c join nodes n on n.id = c.node_id where n.slot > 0`,
  );
  return Number(row?.['n']);
};

/** Kills the node that does the due work. @returns after how many seconds everybody was connected to another one */
const killFirst = async (platform: PlatformNodes): Promise<number> => {
  await sleep(TALK_MS / 2);
  const [first] = platform.nodes;
  if (first === undefined) throw new RangeError('There is no node.');
  process.kill(first.pid, 'SIGKILL');
  const killedAt = performance.now();
  await eventually(async () => (await connected(platform)) === 2 * COUPLES);
  return (performance.now() - killedAt) / 1_000;
};

interface Measured extends SwarmOutcome {
  readonly backAfter: number | undefined;
}

const talkOn = async (platform: PlatformNodes, kills: boolean): Promise<Measured> => {
  let back: Promise<number | undefined> = Promise.resolve(undefined);
  const plan = {
    url: platform.url,
    token: platform.token,
    clockRate: 1,
    performers: COUPLES,
    customers: COUPLES,
    idle: 0,
    workers: 2,
    everyMilliseconds: 5_000,
    talkMilliseconds: TALK_MS,
  };
  const watch = {
    gathered: async () => {
      if (kills) back = killFirst(platform).catch(() => Number.POSITIVE_INFINITY);
    },
    talking: () => undefined,
    drained: async () => undefined,
  };
  const outcome = await runSwarm(plan, watch, new AbortController().signal);
  if (outcome === undefined) throw new Error('The swarm ended early.');
  return { ...outcome, backAfter: await back };
};

const measure = async (kills: boolean): Promise<Measured> => {
  const more = ['--crowd', 'none', '--no-proxy'];
  const platform = await startPlatformNodes({ count: NODES, port: 0, dataFolder: undefined, more });
  try {
    return await talkOn(platform, kills);
  } finally {
    await platform.stop();
  }
};

export const run = async (): Promise<BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const kills of [false, true]) {
    const told = await measure(kills);
    const { pairs, said, lost, doubled, latencies, errors, backAfter } = told;
    const [p50, p99, slowest] = [0.5, 0.99, 1].map((share) => percentile(latencies, share) ?? Number.NaN);
    const cores = (told.cpuMilliseconds / told.talkedMilliseconds).toFixed(2);
    console.log(
      `p50 ${p50} ms, p99 ${p99} ms, slowest ${slowest} ms; the couples took ${cores} cores; ${JSON.stringify(errors)}`,
    );
    const what = `${NODES} nodes, ${pairs} of ${COUPLES} couples, ${said} lines in 60 s${kills ? ', one node killed' : ''}`;
    rows.push(atMost(`${what}: lost`, lost, '', 0), atMost('… doubled', doubled, '', 0));
    if (backAfter === undefined) rows.push(atMost('… delivery, p99', p99 ?? Number.NaN, 'ms', MOST_P99));
    else rows.push(atMost('… everybody back on another node after', backAfter, 's', BACK_WITHIN_S));
  }
  return rows;
};
