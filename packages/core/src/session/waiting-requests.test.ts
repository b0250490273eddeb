import { expect, it } from 'vitest';
import { customer, NOTHING_GOES_ON, setUpSession } from '../../testing/session/session-rig.fake.ts';
import { seconds } from '../kernel/units.ts';

const MARK = customer('mark');
const BOB = customer('bob');
const from = (client = MARK) => ({ client, waiting: seconds(4) });

/** Not ready, with Mark and Bob asking at the platform. */
const setUpAsking = async () => {
  const rig = setUpSession();
  rig.knows.snapshot = { ...NOTHING_GOES_ON, ready: false, requests: [from(MARK), from(BOB)] };
  await rig.reconcile();
  return rig;
};

it('knows who asks while the performer is not ready, until the customer takes it back or leaves', async () => {
  const { state, cancels, leaves } = await setUpAsking();
  expect(state()).toMatchObject({ request: { status: 'none' }, waitingRequests: [from(MARK), from(BOB)] });
  cancels(MARK.id);
  expect(state().waitingRequests).toEqual([from(BOB)]);
  leaves(BOB.id);
  expect(state().waitingRequests).toEqual([]);
});

it('knows of a new request of a customer who was declined before', async () => {
  const { session, state, knows, pass, reconcile } = await setUpAsking();
  session.declineWaiting(MARK.id);
  pass(60_000);
  knows.snapshot = { ...NOTHING_GOES_ON, ready: false, requests: [from(MARK)] };
  await reconcile();
  expect(state().waitingRequests).toEqual([from(MARK)]);
});

it('declines who asks while the performer is not ready, no other customer, and asks no more about it', async () => {
  const { session, state, announced, reconcile } = await setUpAsking();
  session.declineWaiting(customer('carl').id);
  expect(announced).toEqual([]);
  session.declineWaiting(MARK.id);
  expect(announced).toMatchObject([{ receiverId: MARK.id, content: { _stateChange: 'REJPERF' } }]);
  // The platform has not got it yet.
  await reconcile();
  expect(state().waitingRequests).toEqual([from(BOB)]);
});
