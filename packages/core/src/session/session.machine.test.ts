import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { customer, setUpSession, type SessionRig } from '../../testing/session/session-rig.fake.ts';

const MARK = customer('mark');
const BOB = customer('bob', 'VIPVIDEO');

type Act = (rig: SessionRig) => void;
/** The five videoChat events of the platform. @spec §4 Request flow */
const EVENTS: Readonly<Record<string, Act>> = {
  REQUEST: ({ asks }) => asks(MARK),
  CANCEL_REQUEST: ({ cancels }) => cancels(MARK.id),
  START_TIMER: ({ timer }) => timer(MARK.id, 'platform'),
  START_TIMER_DEVICE: ({ timer }) => timer(MARK.id, 'device'),
  DISCONNECT: ({ leaves }) => leaves(MARK.id),
};
const NAMES = Object.keys(EVENTS);

const permutations = (names: readonly string[]): readonly (readonly string[])[] =>
  names.length === 0
    ? [[]]
    : names.flatMap((name) => permutations(names.filter((other) => other !== name)).map((rest) => [name, ...rest]));

/** True after every step of every run. */
const expectInvariants = ({ state, clock }: SessionRig): void => {
  const { status, request, client, second, timers, clientTime, joinSecondsLeft, peek, voyeur } = state();
  if (request.status === 'pending') expect([status, client]).toEqual(['active', undefined]);
  expect(status === 'connected').toBe(client !== undefined);
  if (clientTime > 0) expect([status, timers]).toEqual(['connected', { platform: true, device: true }]);
  if (joinSecondsLeft !== undefined) expect(timers.platform).toBe(true);
  if (client === undefined && request.status === 'none') expect(clock.pending()).toBe(0);
  // The join timeout, the beat of the seconds, and Undo or the second customer's time.
  expect(clock.pending()).toBeLessThanOrEqual(3);
  if (second !== undefined) expect([status, second.client.id === client?.id]).toEqual(['connected', false]);
  expect(Math.min(peek, voyeur)).toBeGreaterThanOrEqual(0);
};

const play = async (rig: SessionRig, acts: readonly Act[]): Promise<void> => {
  for (const act of acts) {
    act(rig);
    await settle();
    expectInvariants(rig);
  }
};

const orders = permutations(NAMES);

it('has 120 orders of the five events to survive', () => {
  expect(orders).toHaveLength(120);
});

it('ends every order of the five events free, or with a request that was not taken back', async () => {
  for (const order of orders) {
    const rig = setUpSession();
    await rig.goReady();
    await play(
      rig,
      order.flatMap((name) => EVENTS[name] ?? []),
    );
    const isTakenBack = order
      .slice(order.indexOf('REQUEST'))
      .some((name) => name === 'CANCEL_REQUEST' || name === 'DISCONNECT');
    expect(rig.state()).toMatchObject({
      status: 'active',
      lastEnd: undefined,
      request: { status: isTakenBack ? 'none' : 'pending' },
    });
    expect(rig.missed).toHaveLength(isTakenBack ? 1 : 0);
  }
});

it('ends every order of the five events, doubled, like the order itself', async () => {
  for (const order of orders) {
    const once = setUpSession();
    const twice = setUpSession();
    await once.goReady();
    await twice.goReady();
    for (const name of order) {
      await play(once, [EVENTS[name] ?? (() => undefined)]);
      await play(twice, [EVENTS[name] ?? (() => undefined), EVENTS[name] ?? (() => undefined)]);
    }
    expect(twice.state()).toEqual(once.state());
    expect(twice.missed).toEqual(once.missed);
  }
});

it('keeps its promises in every order with an acceptance anywhere among the five events', async () => {
  for (const order of orders) {
    for (let place = 0; place <= order.length; place += 1) {
      const rig = setUpSession();
      await rig.goReady();
      const acts = order.flatMap((name) => EVENTS[name] ?? []);
      await play(rig, [...acts.slice(0, place), ({ session }) => session.accept(), ...acts.slice(place)]);
      rig.pass(200_000);
      expectInvariants(rig);
      expect(rig.state().joinSecondsLeft).toBeUndefined();
    }
  }
});

const ACTS: readonly Act[] = [
  ...Object.values(EVENTS),
  ({ asks }) => asks(BOB),
  ({ leaves }) => leaves(BOB.id, 'BROKE'),
  ({ timer }) => timer(BOB.id, 'platform'),
  ({ timer }) => timer(BOB.id, 'device'),
  ({ session }) => session.accept(),
  ({ session }) => session.decline(),
  ({ session }) => session.undoDecline(),
  ({ session }) => session.second.decline(),
  ({ session }) => session.second.keep(),
  ({ session }) => session.second.take(),
  ({ session }) => session.end(true),
  ({ session }) => session.goReady(),
  ({ session }) => session.stop(),
  ({ session }) => session.onEvent({ type: 'viewersChanged', kind: 'peek', count: -2 }),
  ({ refused }) => refused.add('accept'),
  ({ refused }) => refused.clear(),
];

it('keeps its promises through any run of events, presses, failures and waiting', async () => {
  const anyAct = fc.oneof(
    fc.constantFrom(...ACTS),
    fc.integer({ min: 0, max: 61_000 }).map(
      (ms): Act =>
        ({ pass }) =>
          pass(ms),
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { maxLength: 60 }), async (acts) => {
      const rig = setUpSession();
      await rig.goReady();
      await play(rig, acts);
      const connections = rig.kpis.filter((kpi) => kpi === 'pf_camback_request_accepted').length;
      const ends = rig.kpis.filter((kpi) => kpi === 'pf_camback_session_ended').length;
      expect(connections - ends).toBe(rig.state().status === 'connected' ? 1 : 0);
      rig.session.reset();
      expect(rig.clock.pending()).toBe(0);
    }),
    { numRuns: 300 },
  );
});
