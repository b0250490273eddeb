import { expect, it } from 'vitest';
import type { AppDeps } from '@greenroom/core/app/app-deps';
import { done, ok } from '@greenroom/core/kernel/result';
import { uncancelledTimers } from '@greenroom/sim-cli/compositions/virtual/uncancelled-timers.fake';
import { explore } from '@greenroom/sim-cli/explore/explore';
import { randomShift } from '@greenroom/sim-cli/explore/random-shift';
import { FAULT_NAMES } from '@greenroom/sim-cli/platform/base/faults/fault';
import { replay } from '@greenroom/sim-cli/scenario/replay';

const SHORT = { hours: 0.2, faults: FAULT_NAMES };

it.each([1, 2])('begins no seed once it is told to end, with %i threads', async (workers) => {
  const end = new AbortController();
  const played: number[] = [];
  const went = ({ seed }: { readonly seed: number }): void => {
    played.push(seed);
    if (played.length === 3) end.abort();
  };
  expect(await explore({ ...SHORT, from: 1, seeds: 2_000, workers, went, end: end.signal })).toBeUndefined();
  expect(played.length).toBeLessThanOrEqual(2 + workers);
});

it('plays several performers at once, and pages that are left in the middle', async () => {
  const calm = Array.from({ length: 40 }, (_, index) => randomShift({ ...SHORT, faults: [], seed: index + 1 }));
  const actions = new Set(calm.flatMap(({ steps }) => steps.map(({ step }) => step.action)));
  expect([...actions]).toEqual(expect.arrayContaining(['reloadPage', 'leavePage', 'openTab']));
  const shift = calm.find(({ world }) => world.otherPerformers.length > 0);
  if (shift === undefined) throw new Error('one performer in each shift');
  const { failure, traceEvents } = await replay(shift);
  expect(failure).toBeUndefined();
  const logIns = traceEvents.filter(
    (one) => one.kind === 'state' && one.path === 'login.status' && one.to === 'authenticated',
  );
  expect(new Set(logIns.map(({ performer }) => performer))).toEqual(
    new Set([undefined, ...shift.world.otherPerformers]),
  );
});

// `npm run nightly` plays thousands, each night others.
it('plays each of 25 random shifts with every fault once, in two threads, and finds nothing', async () => {
  const played: number[] = [];
  const went = ({ seed }: { readonly seed: number }): void => void played.push(seed);
  expect(await explore({ ...SHORT, from: 1, seeds: 25, workers: 2, went })).toBeUndefined();
  expect(played.toSorted((left, right) => left - right)).toEqual(Array.from({ length: 25 }, (_, index) => 1 + index));
});

/** Bugs as they could be anywhere between the rules and the world, planted on purpose. */
const BUGS: Readonly<Record<string, (deps: AppDeps) => AppDeps>> = {
  'a save that failed is taken for one that worked': (deps) => ({
    ...deps,
    services: {
      save: async (...order) => {
        await deps.services.save(...order);
        return done;
      },
    },
  }),
  'a stop is never sent to the toy': (deps) => ({ ...deps, toyApp: { ...deps.toyApp, stop: async () => done } }),
  'a timer that was cancelled still runs': uncancelledTimers,
  'a conversation comes back in the wrong order': (deps) => ({
    ...deps,
    chat: {
      ...deps.chat,
      history: async (who, limit) => {
        const answer = await deps.chat.history(who, limit);
        return answer.ok ? ok(answer.value.toReversed()) : answer;
      },
    },
  }),
  'a call throws instead of failing': (deps) => ({
    ...deps,
    chat: { ...deps.chat, send: () => Promise.reject(new TypeError('nobody expects this')) },
  }),
  'a timer throws': (deps) => ({
    ...deps,
    toyApp: {
      ...deps.toyApp,
      run: (command) => {
        if (deps.clock.now() > 60_000) throw new TypeError('nobody expects this');
        return deps.toyApp.run(command);
      },
    },
  }),
  'what goes on is not compared after a reconnect': (deps) => ({
    ...deps,
    session: { ...deps.session, snapshot: async () => ok(undefined) },
  }),
};

/** Seeds whose shifts find a bug soon, where the first ones do not; the search begins there. */
const FROM_SEEDS: Readonly<Record<string, number>> = {
  'a save that failed is taken for one that worked': 21,
  'a stop is never sent to the toy': 18,
};

it.each(Object.entries(BUGS))('finds within 200 seeds, and in at most 20 steps, that %s', async (what, bend) => {
  const broken: number[] = [];
  const broke = (seed: number): void => void broken.push(seed);
  const finding = await explore({ ...SHORT, from: FROM_SEEDS[what] ?? 1, seeds: 200, bend, broke });
  if (finding === undefined) throw new Error('nothing was found');
  expect(broken).toEqual([finding.seed]);
  const { scenario, failure } = finding;
  expect(scenario.steps.length).toBeLessThanOrEqual(20);
  const bent = await replay(scenario, { bend });
  expect(bent.failure).toEqual(failure);
  expect((await replay(scenario)).failure, 'without the bug it goes well').toBeUndefined();
});
