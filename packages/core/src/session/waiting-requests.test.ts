import { expect, it } from 'vitest';
import { customer, NOON, NOTHING_GOES_ON, setUpSession } from '../../testing/session/session-rig.fake.ts';
import { seconds } from '../kernel/units.ts';

const MARK = customer('mark');
const BOB = customer('bob');
const from = (client = MARK) => ({ client, waiting: seconds(4) });
const asking = (client = MARK) => ({ client, since: seconds(NOON - 4) });

/** Not ready, with Mark and Bob asking at the platform. */
const setUpAsking = async () => {
  const rig = setUpSession();
  rig.knows.snapshot = { ...NOTHING_GOES_ON, ready: false, requests: [from(MARK), from(BOB)] };
  await rig.reconcile();
  return rig;
};

it('knows who asks while the performer is not ready, until the customer takes it back or leaves', async () => {
  const { state, cancels, leaves } = await setUpAsking();
  expect(state()).toMatchObject({ request: { status: 'none' }, waitingRequests: [asking(MARK), asking(BOB)] });
  cancels(MARK.id);
  expect(state().waitingRequests).toEqual([asking(BOB)]);
  leaves(BOB.id);
  expect(state().waitingRequests).toEqual([]);
});

it('knows of a new request of a customer who was declined before', async () => {
  const { session, state, knows, pass, reconcile } = await setUpAsking();
  session.declineWaiting(MARK.id);
  pass(60_000);
  knows.snapshot = { ...NOTHING_GOES_ON, ready: false, requests: [from(MARK)] };
  await reconcile();
  expect(state().waitingRequests).toMatchObject([{ client: MARK }]);
});

it('declines who asks while the performer is not ready, no other customer, and asks no more about it', async () => {
  const { session, state, announced, reconcile } = await setUpAsking();
  session.declineWaiting(customer('carl').id);
  expect(announced).toEqual([]);
  session.declineWaiting(MARK.id);
  expect(announced).toMatchObject([{ receiverId: MARK.id, content: { _stateChange: 'REJPERF' } }]);
  // The platform has not got it yet.
  await reconcile();
  expect(state().waitingRequests).toEqual([asking(BOB)]);
});

it('lets a request wait that rings on another device, without listing or counting it as missed', async () => {
  const { state, asks, cancels, kpis, knows, missed, reconcile } = setUpSession();
  knows.snapshot = { ...NOTHING_GOES_ON, ready: false, readyElsewhere: true };
  await reconcile();
  asks(MARK);
  asks(MARK);
  expect(state()).toMatchObject({ readyElsewhere: true, waitingRequests: [{ client: MARK, since: NOON }] });
  cancels(MARK.id);
  expect([state().waitingRequests, missed, kpis]).toEqual([[], [], []]);
});
