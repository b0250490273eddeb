import type { AdminClient } from '../actors/admin-client.ts';
import type { CustomerLink } from '../actors/customer-link.port.ts';
import { openCustomerLink } from '../actors/customer-link.socket.ts';
import { createPerformer, type Performer } from '../actors/performer.ts';
import { forEach, times } from './a-few-at-once.ts';
import { createCouple, type Couple } from './couple.ts';
import { createLatencyCounter } from './latencies.ts';
import { reached } from './reached.ts';
import type { ErrorCounter } from './error-counter.ts';
import type { CompanyTally, SwarmPart } from './swarm.wire.ts';

/** The performers and customers of one process. */
export interface Company {
  /** All log in and go to work, all come, and every customer asks a performer of his own. */
  readonly gather: (end: AbortSignal) => Promise<void>;
  readonly talk: () => void;
  readonly hush: () => void;
  readonly tally: () => CompanyTally;
  readonly leave: () => Promise<void>;
}

interface AtWork {
  readonly id: string;
  readonly performer: Performer;
}

/** A log-in hashes a password, and many of them wait for each other. */
const PATIENCE = 15_000;
const LEAVES_WITHIN = 5_000;

export const createCompany = (admin: AdminClient, plan: SwarmPart, errors: ErrorCounter): Company => {
  const performers: AtWork[] = [];
  const links: CustomerLink[] = [];
  const couples: Couple[] = [];
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
    await reached(login.watch, ({ checkedOnce }) => checkedOnce, PATIENCE, end);
    login.logIn({ performerId: id, password });
    if (!(await reached(realtime.watch, ({ authenticated }) => authenticated, PATIENCE, end)))
      return failed(`log-in: ${login.watch.state().error ?? 'no answer'}`);
    session.goReady();
    if (!(await reached(session.watch, ({ status }) => status === 'active', PATIENCE, end))) failed('going ready');
  };
  const comeIn = async (): Promise<void> => {
    const link = await openCustomerLink(plan.url, admin, { name: 'Mark', country: 'nl' });
    if (link.ok) links.push(link.value);
    else failed(`coming in: ${link.error.error}`);
  };
  const meet = async (couple: Couple, end: AbortSignal): Promise<void> => {
    if (await couple.meet(end)) couples.push(couple);
    else failed('no session');
  };

  const goHome = async ({ performer }: AtWork): Promise<void> => {
    const { login } = performer.app;
    login.logOut();
    await reached(login.watch, ({ status }) => status === 'unauthenticated', LEAVES_WITHIN);
    performer.dispose();
  };

  return {
    gather: async (end) => {
      await forEach(times(plan.performers), end, () => goToWork(end));
      await forEach(times(plan.customers), end, comeIn);
      const { everyMilliseconds } = plan;
      const pairs = links.flatMap((link, index) => {
        const she = performers[index];
        if (she === undefined) return [];
        const { id: performerId, performer } = she;
        return createCouple({ performer, performerId, link, everyMilliseconds, took: latencies.record, failed });
      });
      await forEach(pairs, end, (couple) => meet(couple, end));
    },
    talk: () => {
      for (const couple of couples) couple.talk();
    },
    hush: () => {
      for (const couple of couples) couple.hush();
    },
    tally: () => {
      const books = couples.flatMap((couple) => couple.books());
      const sum = (count: (book: (typeof books)[number]) => number): number =>
        books.reduce((total, book) => total + count(book), 0);
      return {
        performers: performers.length,
        customers: links.length,
        couples: couples.length,
        said: sum((book) => book.said()),
        lost: sum((book) => book.underWay()),
        doubled: sum((book) => book.doubled()),
        latencies: latencies.counts(),
      };
    },
    leave: async () => {
      await forEach(couples, undefined, (couple) => couple.part());
      for (const link of links) link.close();
      await Promise.all(performers.map(goHome));
    },
  };
};
