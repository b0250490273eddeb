import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPerformerMemory } from '../../testing/kernel/performer-memory.fake.ts';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { NO_ACCOUNT_LIST } from '../../testing/missed-requests/no-account-list.fake.ts';
import {
  ANNA,
  customer,
  runningSession,
  NOTHING_GOES_ON,
  setUpSession,
} from '../../testing/session/session-rig.fake.ts';
import { elapsed, millisToSeconds, type Millis } from '../kernel/units.ts';
import { createMissedRequestsController } from '../missed-requests/missed-requests.controller.ts';
import { customersOf } from '../session/session-state.ts';

const CUSTOMERS = [customer('mark'), customer('bob')];

/** The session of a performer with the list of missed requests, and the platform's own knowledge of who asks. */
const setUp = async () => {
  const rig = setUpSession();
  const missed = createMissedRequestsController({
    ...NO_ACCOUNT_LIST,
    memory: createPerformerMemory(),
    performerId: () => ANNA,
  });
  rig.session.onMissed(missed.add);
  rig.session.onMissedAlone(missed.addAnswered);
  rig.session.onStillAsks(missed.stillAsks);
  await rig.goReady();
  const waiting = new Map<number, Millis>();
  let isCutOff = false;
  const acts = {
    asks: (who: number) => {
      if (waiting.has(who) || rig.state().client?.id === CUSTOMERS[who]?.id) return;
      waiting.set(who, rig.clock.now());
      if (!isCutOff) rig.asks(CUSTOMERS[who] ?? customer('mark'));
    },
    cancels: (who: number) => {
      if (!waiting.delete(who) || isCutOff) return;
      rig.cancels((CUSTOMERS[who] ?? customer('mark')).id);
    },
    accept: () => {
      if (!isCutOff) rig.session.accept();
    },
    outage: () => {
      isCutOff = true;
      rig.session.outageBegan();
    },
    back: () => {
      isCutOff = false;
      const { client } = rig.state();
      const requests = [...waiting].map(([who, since]) => ({
        client: CUSTOMERS[who] ?? customer('mark'),
        waiting: millisToSeconds(elapsed(since, rig.clock.now())),
      }));
      rig.knows.snapshot = { ...NOTHING_GOES_ON, requests, session: client && runningSession(client) };
      rig.session.reconcile();
    },
  };
  /** A customer who is connected does not ask any more. */
  const settleRequests = async (): Promise<void> => {
    await settle();
    const { client } = rig.state();
    CUSTOMERS.forEach(({ id }, who) => {
      if (client?.id === id) waiting.delete(who);
    });
  };
  return { ...rig, missed, acts, waiting, settleRequests };
};

it('lists nobody as missed by an outage whose request rings or became a session, in any order of requests and outages', async () => {
  const act = fc.tuple(
    fc.constantFrom('asks', 'asks', 'cancels', 'accept', 'outage', 'back', 'back'),
    fc.nat({ max: CUSTOMERS.length - 1 }),
    fc.integer({ min: 1, max: 20 }),
  );
  let rangAgain = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), async (steps) => {
      const rig = await setUp();
      const askedAt = new Map<string, number>();
      rig.session.onStillAsks(() => (rangAgain += 1));
      for (const [name, who, pause] of steps) {
        rig.pass(pause * 1_000);
        const before = rig.waiting.get(who);
        rig.acts[name](who);
        const since = rig.waiting.get(who);
        if (before === undefined && since !== undefined) askedAt.set(String(CUSTOMERS[who]?.id), rig.clock.today());
        await rig.settleRequests();
        const there = customersOf(rig.state()).map(({ id }) => id);
        const wrong = rig.missed.watch.state().filter(({ client, at, why }) => {
          const isSince = at >= (askedAt.get(client.id) ?? 0);
          return there.includes(client.id) && why === 'performerLost' && isSince;
        });
        expect(wrong).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
  expect(rangAgain).toBeGreaterThan(10);
});
