import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import {
  ANNA,
  customer,
  NOON,
  NOTHING_GOES_ON,
  setUpConnected,
  setUpRequest,
  setUpSession,
} from '../../testing/session/session-rig.fake.ts';
import { seconds } from '../kernel/units.ts';

const BOB = customer('bob');

it('says that the performer’s connection was lost in a long outage, also to the platform, and stays on the air', async () => {
  const { session, named, state, toyStops, pass, mark } = await setUpConnected();
  pass(90_000);
  session.outageBegan();
  expect(state()).toMatchObject({
    status: 'active',
    client: undefined,
    error: 'session.outage',
    lastEnd: { client: mark, reason: 'PERFORMER_LOST', duration: 90 },
  });
  expect(named('end')).toEqual([
    { performerId: ANNA, clientId: mark.id, requestId: undefined, blocked: false, lost: true },
  ]);
  expect(toyStops()).toBe(1);
});

it('lists the request that rang, and who waited for the end of the session, when an outage began', async () => {
  const ringing = await setUpRequest();
  ringing.session.outageBegan();
  expect([ringing.state().request.status, ringing.why()]).toEqual(['none', ['performerLost']]);
  const { session, asks, state, missed } = await setUpConnected();
  asks(BOB);
  session.second.keep();
  session.outageBegan();
  expect(state()).toMatchObject({ status: 'active', second: undefined, request: { status: 'none' } });
  expect(missed.map(({ why }) => why)).toEqual(['performerLost']);
});

it('opens a request that rang when an outage began again, if the platform has kept it', async () => {
  const { session, state, knows, reconcile, mark, announced } = await setUpRequest();
  session.outageBegan();
  knows.snapshot = { ...NOTHING_GOES_ON, requests: [{ client: mark, waiting: seconds(58) }] };
  await reconcile();
  expect(state().request).toMatchObject({ status: 'pending', client: mark });
  expect(announced).toEqual([]);
});

it('declines again a request that was being declined when an outage began, if the platform has kept it', async () => {
  const { session, state, knows, reconcile, mark, announced, why, pass } = await setUpRequest();
  pass(10_000);
  session.decline();
  session.outageBegan();
  expect([state().request.status, why()]).toEqual(['none', ['declined']]);
  pass(30_000);
  knows.snapshot = { ...NOTHING_GOES_ON, requests: [{ client: mark, waiting: seconds(40) }] };
  await reconcile();
  expect(state().request.status).toBe('none');
  expect(announced.map(({ content }) => content['_stateChange'])).toEqual(['REJPERF', 'REJPERF']);
});

it('counts a request once that rings again after an outage and is declined then', async () => {
  const { session, knows, reconcile, mark, kpiBodies, kpis, pass } = await setUpRequest();
  session.outageBegan();
  expect(kpis).not.toContain('pf_camback_request_missed');
  knows.snapshot = { ...NOTHING_GOES_ON, requests: [{ client: mark, waiting: seconds(58) }] };
  await reconcile();
  expect(kpis.filter((kpi) => kpi === 'pf_camback_request_received')).toHaveLength(1);
  session.decline();
  pass(3_000);
  expect(kpis.filter((kpi) => kpi === 'pf_camback_request_missed')).toHaveLength(1);
  expect(kpiBodies.get('pf_camback_request_missed')).toEqual({ why: 'declined' });
});

it('counts the next request of a customer whose earlier one rang when an outage began', async () => {
  const { session, asks, knows, reconcile, mark, kpis } = await setUpRequest();
  asks({ ...mark, requestId: '42' });
  session.outageBegan();
  knows.snapshot = { ...NOTHING_GOES_ON, requests: [{ client: { ...mark, requestId: '43' }, waiting: seconds(8) }] };
  await reconcile();
  expect(kpis.filter((kpi) => kpi === 'pf_camback_request_received')).toHaveLength(2);
});

it('hands on what the platform answered alone', async () => {
  const { knows, reconcile, session, mark } = await setUpRequest();
  const missed = [{ client: mark, at: seconds(5), why: 'unreachable' }] as const;
  const learned: unknown[] = [];
  session.onMissedAlone((ones) => learned.push(ones));
  knows.snapshot = { ...NOTHING_GOES_ON, missed };
  await reconcile();
  expect(learned).toEqual([missed]);
});

it('means nothing to a performer who is not on the air', () => {
  const { session, state } = setUpSession();
  session.outageBegan();
  expect(state()).toMatchObject({ status: 'idle', error: undefined });
});

const comeBack = async (answer: number | undefined) => {
  const rig = setUpSession();
  await rig.goReady();
  rig.session.outageBegan();
  if (answer !== undefined) rig.denied.set('ready', answer);
  rig.knows.snapshot = { ...NOTHING_GOES_ON, ready: false };
  await rig.reconcile();
  return rig;
};

it('reports ready again once the connection is back, and says nothing of the outage any more', async () => {
  const { named, state } = await comeBack(undefined);
  expect(named('ready')).toHaveLength(2);
  expect(state()).toMatchObject({ status: 'active', error: undefined });
});

it('says nothing of the outage any more on a platform that does not tell its running work', async () => {
  const { session, state, denied, goReady, reconcile } = setUpSession();
  await goReady();
  session.outageBegan();
  denied.set('snapshot', 503);
  await reconcile();
  expect(state().error).toBe('session.outage');
  denied.clear();
  await reconcile();
  expect(state()).toMatchObject({ status: 'active', error: undefined });
});

it('is idle with the words of a failed start when the platform refuses', async () => {
  const { state } = await comeBack(409);
  expect(state()).toMatchObject({ status: 'idle', error: 'session.startFailed' });
});

it.each([502, 503, 504])(
  'stays on the air when a gateway answers %i, and reports ready again 5 s later, until it is answered',
  async (status) => {
    const { clock, named, state, denied, pass } = await comeBack(status);
    expect(state().status).toBe('active');
    denied.clear();
    pass(5_000);
    await settle();
    expect([state().status, named('ready').length, clock.pending()]).toEqual(['active', 3, 0]);
  },
);

it('does not report ready again once the broadcast has ended', async () => {
  const { named, session, pass } = await comeBack(503);
  session.stop();
  pass(60_000);
  await settle();
  expect(named('ready')).toHaveLength(2);
});

it('says since when a request has waited that rings again after an outage', async () => {
  const { session, knows, reconcile, mark } = await setUpRequest();
  const asking: unknown[] = [];
  session.onStillAsks(({ client, since }) => asking.push([client, since]));
  session.outageBegan();
  knows.snapshot = { ...NOTHING_GOES_ON, requests: [{ client: mark, waiting: seconds(58) }] };
  await reconcile();
  expect(asking).toEqual([[mark, NOON - 58]]);
});
