import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sumOf } from './latencies.ts';
import { tidingWire, type SwarmOrder, type SwarmTally, type SwarmTiding } from './swarm.wire.ts';

export interface SwarmPlan {
  readonly url: string;
  readonly token: string;
  readonly clockRate: number;
  readonly performers: number;
  readonly customers: number;
  readonly idle: number;
  readonly workers: number;
  readonly everyMilliseconds: number;
  readonly talkMilliseconds: number;
}

/** All workers together; memory and processor time are sums. */
export interface SwarmOutcome extends SwarmTally {
  readonly gatheredAfterMilliseconds: number;
  readonly talkedMilliseconds: number;
}

export interface SwarmWatch {
  /** Everybody is there and begins to talk, or has ended. */
  readonly gathered: () => Promise<void>;
  readonly drained: () => Promise<void>;
}

/** Why a swarm ends early when there is nobody left to say good-bye to. */
export const PLATFORM_GONE = 'the platform is gone';

/** A worker process ended although nobody asked it to. */
export class WorkerGone extends Error {
  override readonly name = 'WorkerGone';
}

const WORKER = fileURLToPath(new URL('swarm-worker.ts', import.meta.url));
/** Who has not left by then is ended. */
const LEAVES_WITHIN = 20_000;

interface Worker {
  readonly order: (order: SwarmOrder) => void;
  /** @throws WorkerGone */
  readonly hear: <Is extends SwarmTiding['is']>(is: Is) => Promise<Extract<SwarmTiding, { is: Is }>>;
  readonly end: () => Promise<void>;
  readonly kill: () => Promise<void>;
}

const isOf = <Is extends SwarmTiding['is']>(tiding: SwarmTiding, is: Is): tiding is Extract<SwarmTiding, { is: Is }> =>
  tiding.is === is;

/** Young memory is kept small for those who only wait: their number counts, not their speed. */
const SMALL = ['--max-semi-space-size=1'];

const startWorker = (flags: readonly string[]): Worker => {
  const child: ChildProcess = fork(WORKER, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...process.execArgv, ...flags],
    // What this process remembers of compiling helps the others too: it saves them a third of their memory.
    env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir() },
  });
  const exited = once(child, 'exit');
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    order: (order) => {
      if (child.connected) child.send(order);
    },
    hear: (is) => {
      const { promise, resolve, reject } = Promise.withResolvers<Extract<SwarmTiding, { is: typeof is }>>();
      const listen = (message: unknown): void => {
        const tiding = tidingWire.parse(message);
        if (isOf(tiding, is)) resolve(tiding);
      };
      const gone = (): void => reject(new WorkerGone('A worker process ended by itself.'));
      child.on('message', listen);
      child.once('exit', gone);
      return promise.finally(() => {
        child.off('message', listen);
        child.off('exit', gone);
      });
    },
    end: async () => {
      if (isOver()) return;
      const deadline = setTimeout(() => child.kill('SIGKILL'), LEAVES_WITHIN);
      if (child.connected) child.send({ do: 'leave' });
      await exited;
      clearTimeout(deadline);
    },
    kill: async () => {
      if (isOver()) return;
      child.kill('SIGKILL');
      await exited;
    },
  };
};

/** As evenly as it goes. */
const share = (of: number, workers: number, place: number): number =>
  Math.floor((of * (place + 1)) / workers) - Math.floor((of * place) / workers);

const together = (tallies: readonly SwarmTally[]): SwarmTally => {
  const sum = (count: (tally: SwarmTally) => number): number =>
    tallies.reduce((total, tally) => total + count(tally), 0);
  return {
    performers: sum(({ performers }) => performers),
    customers: sum(({ customers }) => customers),
    idle: sum(({ idle }) => idle),
    pairs: sum(({ pairs }) => pairs),
    said: sum(({ said }) => said),
    lost: sum(({ lost }) => lost),
    doubled: sum(({ doubled }) => doubled),
    latencies: sumOf(tallies.map(({ latencies }) => latencies)),
    errors: sumOf(tallies.map(({ errors }) => errors)),
    residentBytes: sum(({ residentBytes }) => residentBytes),
    cpuMilliseconds: sum(({ cpuMilliseconds }) => cpuMilliseconds),
  };
};

/**
 * Many performers and customers on a platform that runs. However it ends, no process of it is left.
 *
 * @param end ends it early, with what was counted until then
 * @returns undefined when it was ended before everybody was there
 * @throws WorkerGone
 */
export const runSwarm = async (
  plan: SwarmPlan,
  watch: SwarmWatch,
  end: AbortSignal,
): Promise<SwarmOutcome | undefined> => {
  const began = performance.now();
  const flags = plan.performers + plan.customers === 0 ? SMALL : [];
  const workers = Array.from({ length: plan.workers }, () => startWorker(flags));
  const isAbandoned = (): boolean => end.reason === PLATFORM_GONE;
  const ended = end.aborted ? Promise.resolve() : once(end, 'abort');
  const all = async <Is extends SwarmTiding['is']>(is: Is, order: (place: number) => SwarmOrder) =>
    Promise.all(
      workers.map((worker, place) => {
        const tiding = worker.hear(is);
        worker.order(order(place));
        return tiding;
      }),
    );
  try {
    const gathered = all('gathered', (place) => ({
      do: 'gather',
      token: plan.token,
      part: {
        url: plan.url,
        clockRate: plan.clockRate,
        everyMilliseconds: plan.everyMilliseconds,
        performers: share(plan.performers, plan.workers, place),
        customers: share(plan.customers, plan.workers, place),
        idle: share(plan.idle, plan.workers, place),
      },
    }));
    gathered.catch(() => undefined);
    await Promise.race([gathered, ended]);
    if (end.aborted) return undefined;
    await watch.gathered();
    const talkFrom = performance.now();
    for (const worker of workers) worker.order({ do: 'talk' });
    await sleep(plan.talkMilliseconds, undefined, { signal: end }).catch(() => undefined);
    const talkedMilliseconds = performance.now() - talkFrom;
    if (isAbandoned()) return undefined;
    const drained = await all('hushed', () => ({ do: 'hush' }));
    await watch.drained();
    const gatheredAfterMilliseconds = talkFrom - began;
    return { ...together(drained.map(({ tally }) => tally)), gatheredAfterMilliseconds, talkedMilliseconds };
  } finally {
    await Promise.all(workers.map((worker) => (isAbandoned() ? worker.kill() : worker.end())));
  }
};
