import { expect, it } from 'vitest';
import { runSwarm, type TalkProgress } from './swarm.ts';
import type { SwarmTally } from './swarm.wire.ts';
import type { Team } from './team.ts';

const TALLY: SwarmTally = {
  performers: 4,
  customers: 4,
  idle: 0,
  pairs: 4,
  said: 9,
  lost: 0,
  doubled: 0,
  latencies: {},
  errors: {},
  residentBytes: 0,
  cpuMilliseconds: 0,
};
const PLAN = {
  url: 'http://127.0.0.1:1',
  token: '',
  clockRate: 1,
  performers: 4,
  customers: 4,
  idle: 0,
  workers: 0,
  everyMilliseconds: 1,
};

it('reports how long all have talked and how many talk', async () => {
  const levels: number[] = [];
  const team: Team = {
    gather: async () => undefined,
    talk: (pairs) => void levels.push(pairs),
    drain: async () => TALLY,
    end: async () => undefined,
    kill: async () => undefined,
  };
  const told: TalkProgress[] = [];
  const outcome = await runSwarm(
    { ...PLAN, stages: [{ from: 0, to: 4, milliseconds: 300 }], talkMilliseconds: 300 },
    {
      gathered: async () => undefined,
      talking: (progress) => void told.push(progress),
      drained: async () => undefined,
    },
    new AbortController().signal,
    team,
  );
  expect(outcome?.said).toBe(9);
  expect(told[0]).toEqual({ passedMilliseconds: 0, ofMilliseconds: 600, talking: 0, pairs: 4 });
  expect(told.at(-1)).toMatchObject({ ofMilliseconds: 600, talking: 4, pairs: 4 });
  expect(told.length).toBeGreaterThan(2);
  expect(told.map(({ passedMilliseconds }) => passedMilliseconds)).toEqual(
    told.map(({ passedMilliseconds }) => passedMilliseconds).toSorted((one, other) => one - other),
  );
  // Each level is ordered once.
  expect(levels).toEqual([...new Set(levels)]);
});
