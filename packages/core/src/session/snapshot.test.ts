import { expect, it } from 'vitest';
import {
  customer,
  NOTHING_GOES_ON,
  runningSession,
  setUpConnected,
  setUpRequest,
  type SessionRig,
} from '../../testing/session/session-rig.fake.ts';
import { done } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';

const MARK = customer('mark');

/** A fetch whose answer is pending while something happens. @returns the number of fetches in the end */
const fetchesDuring = async (rig: SessionRig, act: (rig: SessionRig) => void): Promise<number> => {
  rig.hold('snapshot');
  rig.hold('accept');
  rig.hold('end');
  rig.session.reconcile();
  act(rig);
  await rig.answer('snapshot', done);
  return rig.named('snapshot').length;
};

it.each<[string, (rig: SessionRig) => void, number]>([
  ['nothing happens', () => undefined, 1],
  ['the viewers change', ({ session }) => session.onEvent({ type: 'viewersChanged', kind: 'peek', count: 3 }), 1],
  ['a second passes', ({ pass }) => pass(1_000), 1],
  ['the request is accepted', ({ session }) => session.accept(), 2],
  ['the request is declined', ({ session }) => session.decline(), 2],
  ['the customer takes the request back', ({ cancels }) => cancels(MARK.id), 2],
  ['START_TIMER comes', ({ timer }) => timer(MARK.id, 'platform'), 2],
  ['the performer stops', ({ session }) => session.stop(), 2],
])('while a request rings and %s, takes %s for %i fetches', async (_what, act, fetches) => {
  const rig = await setUpRequest();
  rig.knows.snapshot = { ...NOTHING_GOES_ON, requests: [{ client: rig.mark, waiting: seconds(1) }] };
  expect(await fetchesDuring(rig, act)).toBe(fetches);
});

it.each<[string, (rig: SessionRig) => void, number]>([
  ['nothing happens', () => undefined, 1],
  ['the end is sent', ({ session }) => session.end(false), 2],
  ['it is fetched again', ({ session }) => session.reconcile(), 2],
])('while a session runs and %s, fetches %i times', async (_what, act, fetches) => {
  const rig = await setUpConnected();
  rig.knows.snapshot = { ...NOTHING_GOES_ON, session: runningSession(rig.mark) };
  expect(await fetchesDuring(rig, act)).toBe(fetches);
});
