import { setTimeout as sleep } from 'node:timers/promises';
import type { AdminClient } from '../actors/admin-client.ts';
import { openCustomerLink, type ReturningLink } from '../actors/customer-link.socket.ts';
import { createPerformer, type Performer } from '../actors/performer.ts';
import { createLatencyCounter, type ErrorCounter } from './latencies.ts';
import { createSessionPair, reached, type Account, type SessionPair } from './session-pair.ts';
import type { GroupTally, SwarmPart } from './swarm.wire.ts';

/** Number of tasks that run at once; the others wait, so that the platform is not flooded. */
const AT_ONCE = 4;

export const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Runs a task for all, a few at a time. @param end stops before the next task begins */
export const forEach = async <One>(
  all: readonly One[],
  end: AbortSignal | undefined,
  does: (one: One) => Promise<void>,
): Promise<void> => {
  const left = all.values();
  const next = async (): Promise<void> => {
    for (const one of left) {
      if (end?.aborted === true) return;
      await does(one);
    }
  };
  await Promise.all(times(AT_ONCE).map(next));
};

interface AtWork {
  readonly id: string;
  readonly performer: Performer;
}

/** A log-in hashes a password, and many of them wait for each other. */
const TIMEOUT = 15_000;
/** In milliseconds: a customer who is away for longer is counted as gone by the platform. */
const RETURNS_WITHIN = 20_000;
const LEAVES_WITHIN = 5_000;
/** Milliseconds without any arrival after which waiting ends. A machine that has other things to do is slow. */
const STANDS_STILL = 20_000;
const LOOK_EVERY = 50;

/** The performers and customers of one process. */
export const createLoadGroup = (admin: AdminClient, plan: SwarmPart, errors: ErrorCounter) => {
  const performers: AtWork[] = [];
  const links: ReturningLink[] = [];
  const pairs: SessionPair[] = [];
  const latencies = createLatencyCounter();
  const { failed } = errors;

  const goToWork = async (end: AbortSignal): Promise<void> => {
    const hired = await admin.hire({ services: ['chat'] });
    if (!hired.ok) return failed(`hiring: ${hired.error.error}`);
    const { id, password } = hired.value;
    const performer = createPerformer({ url: plan.url, clockRate: plan.clockRate });
    performers.push({ id, performer });
    const { login, realtime, session } = performer.app;
    performer.app.start();
    await reached(login.watch, ({ checkedOnce }) => checkedOnce, TIMEOUT, end);
    login.logIn({ performerId: id, password });
    if (!(await reached(realtime.watch, ({ authenticated }) => authenticated, TIMEOUT, end)))
      return failed(`log-in: ${login.watch.state().error ?? 'no answer'}`);
    session.goReady();
    if (!(await reached(session.watch, ({ status }) => status === 'active', TIMEOUT, end))) failed('going ready');
  };
  const comeIn = async (): Promise<void> => {
    const link = await openCustomerLink(plan.url, admin, { name: 'Mark', country: 'nl' }, RETURNS_WITHIN);
    if (link.ok) links.push(link.value);
    else failed(`coming in: ${link.error.error}`);
  };
  const meet = async (pair: SessionPair, end: AbortSignal): Promise<void> => {
    if (await pair.meet(end)) pairs.push(pair);
    else failed('no session');
  };

  const goHome = async ({ performer }: AtWork): Promise<void> => {
    const { login } = performer.app;
    login.logOut();
    await reached(login.watch, ({ status }) => status === 'unauthenticated', LEAVES_WITHIN);
    performer.dispose();
  };

  return {
    /**
     * Logs all performers in and sets them to work, connects all customers, and has each customer ask a different
     * performer.
     */
    gather: async (end: AbortSignal): Promise<void> => {
      await forEach(times(plan.performers), end, () => goToWork(end));
      await forEach(times(plan.customers), end, comeIn);
      const { everyMilliseconds } = plan;
      const pairs = links.flatMap((link, index) => {
        const atWork = performers[index];
        if (atWork === undefined) return [];
        const { id: performerId, performer } = atWork;
        return createSessionPair({ performer, performerId, link, everyMilliseconds, took: latencies.record, failed });
      });
      await forEach(pairs, end, (pair) => meet(pair, end));
    },
    /** Sets the number of pairs that talk from now on; the others are silent. */
    talk: (wanted: number): void => {
      pairs.forEach((pair, place) => (place < wanted ? pair.talk() : pair.drain()));
    },
    /** Counts as errors what conversations show at their end. */
    check: (): void => {
      for (const pair of pairs) pair.check();
    },
    /** Stops all talk, and waits for the lines that are under way. */
    drain: async (): Promise<void> => {
      for (const pair of pairs) pair.drain();
      let before = Number.POSITIVE_INFINITY;
      let movedAt = performance.now();
      for (;;) {
        const underWay = pairs.reduce((sum, pair) => sum + pair.settle(), 0);
        if (underWay < before) movedAt = performance.now();
        if (underWay === 0 || performance.now() - movedAt > STANDS_STILL) return;
        before = underWay;
        await sleep(LOOK_EVERY);
      }
    },
    tally: (): GroupTally => {
      const accounts = pairs.map((pair) => pair.account());
      const sum = (count: (account: Account) => number): number =>
        accounts.reduce((total, account) => total + count(account), 0);
      return {
        performers: performers.length,
        customers: links.length,
        pairs: pairs.length,
        said: sum(({ said }) => said),
        lost: sum(({ lost }) => lost),
        doubled: sum(({ doubled }) => doubled),
        latencies: latencies.counts(),
      };
    },
    leave: async (): Promise<void> => {
      await forEach(pairs, undefined, (pair) => pair.part());
      for (const link of links) link.close();
      await Promise.all(performers.map(goHome));
    },
  };
};

export type LoadGroup = ReturnType<typeof createLoadGroup>;
