import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import {
  ANNA,
  customer,
  NOTHING_GOES_ON,
  setUpConnected,
  UNANSWERED,
  type SessionRig,
} from '../../testing/session/session-rig.fake.ts';
import { done } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';

/** Connected with Mark, and the platform has not taken the end of it. */
const setUpStuck = async (blocked = false) => {
  const rig = await setUpConnected();
  rig.pass(5_000);
  rig.refused.add('end');
  rig.session.end(blocked);
  await settle();
  return rig;
};

const wait = async ({ pass }: SessionRig, time: number): Promise<void> => {
  for (let left = time; left > 0; left -= 1_000) {
    pass(1_000);
    await settle();
  }
};

it('stays connected when ending fails, with the toys at rest, and can be ended again', async () => {
  const { session, refused, state, toyStops } = await setUpStuck(true);
  expect(state()).toMatchObject({ status: 'connected', error: 'session.endFailed', clientBlocked: false });
  expect(toyStops()).toBe(1);
  refused.clear();
  session.end(false);
  await settle();
  expect(state()).toMatchObject({ status: 'active', error: undefined });
});

it.each([true, false])('allows leaving a session that cannot be ended, blocked %s', async (blocked) => {
  const rig = await setUpStuck(blocked);
  rig.session.leave();
  expect(rig.state()).toMatchObject({
    status: 'active',
    client: undefined,
    error: undefined,
    clientBlocked: blocked,
    lastEnd: { reason: 'ENDED_BY_PERFORMER', duration: 5 },
  });
  expect(rig.toyStops()).toBe(2);
  await wait(rig, 11_000);
  rig.refused.clear();
  await wait(rig, 120_000);
  const end = { performerId: ANNA, clientId: rig.mark.id, blocked };
  expect(rig.named('end')).toEqual([end, end, end, end, end]);
  expect(rig.clock.pending()).toBe(0);
});

it.each([
  ['the customer leaves', ({ leaves }: SessionRig) => leaves(customer('mark').id)],
  ['the broadcast stops', ({ session }: SessionRig) => session.stop()],
  ['a long outage begins', ({ session }: SessionRig) => session.outageBegan()],
  [
    'the platform has ended the session',
    ({ knows, session }: SessionRig) => {
      knows.snapshot = NOTHING_GOES_ON;
      session.reconcile();
    },
  ],
])('blocks the customer after all when %s after an end by blocking that failed', async (_what, act) => {
  const rig = await setUpStuck(true);
  act(rig);
  await settle();
  expect(rig.state()).toMatchObject({ client: undefined, clientBlocked: true });
  rig.refused.clear();
  await wait(rig, 60_000);
  const end = { performerId: ANNA, clientId: rig.mark.id, blocked: true };
  expect(rig.named('end')).toEqual([end, end, end]);
});

it('reports no end of a session that the customer left after it could not be ended', async () => {
  const rig = await setUpStuck(false);
  rig.leaves(rig.mark.id);
  await wait(rig, 60_000);
  expect([rig.named('end').length, rig.state().clientBlocked]).toEqual([1, false]);
});

it('tells the platform for a minute at most', async () => {
  const rig = await setUpStuck();
  rig.session.leave();
  await wait(rig, 600_000);
  expect(rig.named('end')).toHaveLength(1 + 12);
  expect(rig.clock.pending()).toBe(0);
});

it('blocks the customer also after an outage of two hours', async () => {
  const rig = await setUpStuck(true);
  rig.session.leave();
  await wait(rig, 2 * 3_600_000);
  rig.refused.clear();
  await wait(rig, 6_000);
  expect(rig.named('end')).toHaveLength(1 + 1_440 + 1);
  expect(rig.clock.pending()).toBe(0);
});

it('does not end the new session of a customer who is back', async () => {
  const rig = await setUpStuck();
  rig.session.leave();
  await settle();
  rig.asks(rig.mark);
  await rig.accept();
  await wait(rig, 60_000);
  expect(rig.named('end')).toHaveLength(2);
  expect(rig.state().client).toEqual(rig.mark);
});

it('opens the next request of a customer whose session is just being ended', async () => {
  const rig = await setUpConnected();
  rig.hold('end');
  rig.session.end(false);
  rig.asks(rig.mark);
  const asked = { status: 'active', client: undefined, request: { status: 'pending', client: rig.mark } };
  expect(rig.state()).toMatchObject({ ...asked, lastEnd: { reason: 'ENDED_BY_PERFORMER' } });
  await rig.answer('end', done);
  rig.knows.snapshot = { ...NOTHING_GOES_ON, requests: [{ client: rig.mark, waiting: seconds(0) }] };
  await rig.reconcile();
  expect(rig.state()).toMatchObject(asked);
  expect(rig.announced).toEqual([]);
});

it('opens no request of a customer who is just being blocked', async () => {
  const rig = await setUpConnected();
  rig.hold('end');
  rig.session.end(true);
  rig.asks(rig.mark);
  expect(rig.state()).toMatchObject({ status: 'connected', request: { status: 'none' } });
});

it('announces that the platform has got an end which nothing waited for, once it has answered', async () => {
  const rig = await setUpStuck();
  let reported = 0;
  rig.session.onEndReported(() => (reported += 1));
  rig.session.leave();
  await wait(rig, 11_000);
  expect(reported).toBe(0);
  rig.refused.clear();
  await wait(rig, 60_000);
  expect(reported).toBe(1);
});

it('repeats no end that the platform refuses for good', async () => {
  const rig = await setUpStuck();
  rig.denied.set('end', 404);
  rig.session.leave();
  await wait(rig, 60_000);
  expect([rig.named('end').length, rig.session.isSettled()]).toEqual([2, true]);
});

it('ignores leaving while nothing has failed', async () => {
  const { session, state } = await setUpConnected();
  session.leave();
  expect(state().status).toBe('connected');
});

it('repeats the end of a session in whose middle the broadcast stopped', async () => {
  const rig = await setUpConnected();
  rig.refused.add('end');
  rig.session.stop();
  await wait(rig, 4_000);
  rig.refused.clear();
  await wait(rig, 60_000);
  expect([rig.state().status, rig.named('end').length]).toEqual(['idle', 2]);
});

it.each(['reset', 'dispose'] as const)('tells the platform nothing more after %s', async (end) => {
  const rig = await setUpStuck();
  rig.session.leave();
  await settle();
  rig.session[end]();
  await wait(rig, 60_000);
  expect([rig.named('end').length, rig.clock.pending()]).toEqual([2, 0]);
});

it('ignores an answer that comes after the session was left', async () => {
  const { session, hold, answer, state } = await setUpConnected();
  hold('end');
  session.end(false);
  await answer('end', UNANSWERED);
  session.leave();
  await answer('end', done);
  expect(state()).toMatchObject({ status: 'active', lastEnd: { reason: 'ENDED_BY_PERFORMER' } });
});

it.each([
  ['ended', done],
  ['not ended', UNANSWERED],
])('takes the word that a session before was %s for none about the one that is being ended', async (_what, late) => {
  const { accept, answer, asks, hold, leaves, mark, session, state } = await setUpConnected();
  hold('end');
  session.end(false);
  leaves(mark.id);
  asks(customer('bob'));
  await accept();
  session.end(true);
  await answer('end', late);
  expect(state()).toMatchObject({ status: 'connected', client: { id: 'bob' }, error: undefined });
  await answer('end', done);
  expect(state()).toMatchObject({ status: 'active', lastEnd: { client: { id: 'bob' } } });
});

it('does not block the customer of a session after one that was ended by blocking', async () => {
  const { session, asks, accept, named, state } = await setUpConnected();
  session.end(true);
  await settle();
  asks(customer('bob'));
  await accept();
  expect(state()).toMatchObject({ client: { id: 'bob' }, clientBlocked: false });
  session.stop();
  expect(named('end').at(-1)).toEqual({ performerId: ANNA, clientId: 'bob', blocked: false });
});

it('tracks the end of a session with its reason and its seconds', async () => {
  const { kpiBodies, leaves, mark, pass } = await setUpConnected();
  pass(61_000);
  leaves(mark.id, 'BROKE');
  expect(kpiBodies.get('pf_camback_session_ended')).toEqual({ reason: 'BROKE', duration: 61 });
});

it('changes nothing when a summary is closed that is not there', async () => {
  const { session, state } = await setUpConnected();
  const before = state();
  session.dismissSummary();
  expect(state()).toBe(before);
});
