import { sumOf } from './latencies.ts';
import { portionOf } from './stages.ts';
import type { SwarmOrder, SwarmPart, SwarmTally, SwarmNews } from './swarm.wire.ts';
import { SMALL, startWorker } from './worker-process.ts';

/** Computes a worker's share, as even as possible. */
const share = (of: number, workers: number, place: number): number =>
  portionOf(of, { before: place, own: 1, all: workers });

export const pairsOf = ({ performers, customers }: Pick<SwarmPart, 'performers' | 'customers'>): number =>
  Math.min(performers, customers);

/** The tallies of several as one; memory and processor time are sums. */
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
 * Starts the processes of this machine.
 *
 * @param areSmall for people who do not talk: their number counts, not their speed
 */
export const createTeam = (count: number, areSmall: boolean) => {
  const workers = Array.from({ length: count }, () => startWorker(areSmall ? SMALL : []));
  let parts: readonly SwarmPart[] = [];
  const all = async <Is extends SwarmNews['is']>(is: Is, order: (place: number) => SwarmOrder) =>
    Promise.all(
      workers.map((worker, place) => {
        const news = worker.receive(is);
        worker.order(order(place));
        return news;
      }),
    );
  return {
    gather: async (part: SwarmPart, token: string): Promise<void> => {
      parts = workers.map((_worker, place) => ({
        ...part,
        performers: share(part.performers, count, place),
        customers: share(part.customers, count, place),
        idle: share(part.idle, count, place),
      }));
      const partOf = (place: number): SwarmPart => parts[place] ?? part;
      await all('gathered', (place) => ({ do: 'gather', token, part: partOf(place) }));
    },
    /** Sets the number of pairs that talk from now on. */
    talk: (pairs: number): void => {
      const sizes = parts.map(pairsOf);
      const sum = sizes.reduce((total, size) => total + size, 0);
      workers.forEach((worker, place) => {
        const before = sizes.slice(0, place).reduce((total, size) => total + size, 0);
        worker.order({ do: 'talk', pairs: portionOf(pairs, { before, own: sizes[place] ?? 0, all: sum }) });
      });
    },
    /** Stops all talk, and waits for the lines that are under way. */
    drain: async (): Promise<SwarmTally> =>
      together((await all('drained', () => ({ do: 'drain' }))).map(({ tally }) => tally)),
    end: async (): Promise<void> => {
      await Promise.all(workers.map((worker) => worker.end()));
    },
    kill: async (): Promise<void> => {
      await Promise.all(workers.map((worker) => worker.kill()));
    },
  };
};

/** Worker processes of a swarm. */
export type Team = ReturnType<typeof createTeam>;
