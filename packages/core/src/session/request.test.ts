import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { customer, NOON, setUpRequest, setUpSession, UNANSWERED } from '../../testing/session/session-rig.fake.ts';
import { done } from '../kernel/result.ts';

it.each(['VIPVIDEO', 'VIDEO', 'VIDEOCALL'] as const)('shows a %s request while active', async (sessionType) => {
  const { goReady, asks, state, named, kpis } = setUpSession();
  await goReady();
  const mark = customer('mark', sessionType);
  asks(mark);
  expect(state().request).toEqual({ status: 'pending', client: mark, askedAt: 0, receivedAt: 0, accepting: false });
  expect(named('performer_received_request')).toHaveLength(1);
  expect(kpis).toContain('pf_camback_request_received');
});

it('shows no request while not active, but records it as missed', () => {
  const { asks, state, missed } = setUpSession();
  const mark = customer('mark');
  asks(mark);
  expect(state().request.status).toBe('none');
  expect(missed).toEqual([{ client: mark, at: NOON, why: 'notActive' }]);
});

it('shows a request that comes before the answer to going ready, and rings from when it came', async () => {
  const { session, hold, answer, asks, cancels, state, missed, pass } = setUpSession();
  hold('start');
  session.goReady();
  asks(customer('bob'));
  cancels(customer('bob').id);
  pass(300);
  asks(customer('mark'));
  pass(700);
  expect([state().request.status, missed]).toEqual(['none', []]);
  await answer('start', done);
  expect(state().request).toMatchObject({ status: 'pending', client: customer('mark'), askedAt: 300 });
  expect(missed).toMatchObject([{ client: customer('bob'), why: 'cancelled' }]);
});

it.each(['a failed start', 'a stop'] as const)('records a request as missed that came before %s', async (end) => {
  const { session, hold, answer, asks, missed } = setUpSession();
  hold('start');
  session.goReady();
  asks(customer('mark'));
  if (end === 'a stop') session.stop();
  await answer('start', UNANSWERED);
  expect(missed).toMatchObject([{ client: customer('mark'), why: 'notActive' }]);
});

it('records a second customer as missed while a request is pending', async () => {
  const { asks, state, missed, mark } = await setUpRequest();
  asks(customer('bob'));
  expect(state().request).toMatchObject({ client: mark });
  expect(missed).toMatchObject([{ client: { id: 'bob' }, why: 'busy' }]);
});

it('takes the same customer asking twice for one request', async () => {
  const { asks, accept, missed, named, mark } = await setUpRequest();
  asks(mark);
  await accept();
  asks(mark);
  expect([missed, named('performer_received_request').length]).toEqual([[], 1]);
});

it('clears the request that its customer cancels', async () => {
  const { cancels, state, why, mark } = await setUpRequest();
  cancels(customer('bob').id);
  expect(state().request.status).toBe('pending');
  cancels(mark.id);
  expect([state().request.status, why()]).toEqual(['none', ['cancelled']]);
});

it('ends the session when the customer takes the request back at the moment of its acceptance', async () => {
  const { accept, cancels, state, mark, toyStops } = await setUpRequest();
  await accept();
  cancels(mark.id);
  expect(state()).toMatchObject({ status: 'active', client: undefined, lastEnd: { client: mark, reason: 'CLICK' } });
  expect(toyStops()).toBe(1);
});

it('clears a pending request quietly when its customer disconnects', async () => {
  const { leaves, state, why, toyStops, mark } = await setUpRequest();
  leaves(customer('bob').id);
  expect([state().request.status, toyStops()]).toEqual(['pending', 0]);
  leaves(mark.id);
  expect(state()).toMatchObject({ status: 'active', request: { status: 'none' }, lastEnd: undefined });
  expect([why(), toyStops()]).toEqual([['disconnected'], 0]);
});

it('is accepting until the platform answers, then connected', async () => {
  const { session, hold, answer, state, named, kpis, mark } = await setUpRequest();
  hold('accept');
  session.accept();
  session.accept();
  expect(state().request).toMatchObject({ status: 'pending', accepting: true });
  expect([named('accept'), named('performer_clicked_accept').length]).toEqual([[{ clientId: mark.id }], 1]);
  await answer('accept', done);
  expect(state()).toMatchObject({ status: 'connected', client: mark, request: { status: 'none' } });
  expect(kpis).toContain('pf_camback_accept_clicked');
});

it('keeps the request when accepting fails, to be tried again', async () => {
  const { accept, refused, kpis, state } = await setUpRequest();
  refused.add('accept');
  await accept();
  expect(kpis).toContain('pf_camback_accept_failed');
  expect(state().request).toMatchObject({ status: 'pending', accepting: false, error: 'session.acceptFailed' });
  refused.clear();
  await accept();
  expect(state().status).toBe('connected');
});

it.each([
  ['success', done],
  ['failure', UNANSWERED],
] as const)('lets a cancellation during accepting win over a late %s', async (_, late) => {
  const { session, hold, answer, cancels, state, kpis, why, clock, mark } = await setUpRequest();
  hold('accept');
  session.accept();
  cancels(mark.id);
  await answer('accept', late);
  expect(kpis).not.toContain('pf_camback_accept_failed');
  expect(state()).toMatchObject({ status: 'active', request: { status: 'none' }, client: undefined });
  expect([why(), clock.pending()]).toEqual([['cancelled'], 0]);
});

it('does not take the answer to an earlier acceptance for the next request', async () => {
  const { session, hold, answer, cancels, asks, state, mark } = await setUpRequest();
  hold('accept');
  session.accept();
  cancels(mark.id);
  asks(customer('bob'));
  session.accept();
  await answer('accept', done);
  expect(state().request).toMatchObject({ client: { id: 'bob' }, accepting: true });
  await answer('accept', done);
  expect(state().client).toMatchObject({ id: 'bob' });
});

it('tracks a missed request with the reason', async () => {
  const { cancels, kpiBodies, mark } = await setUpRequest();
  cancels(mark.id);
  expect(kpiBodies.get('pf_camback_request_missed')).toEqual({ why: 'cancelled' });
});

it('forgets the camera of a customer whose request is gone', async () => {
  const { session, cancels, state, mark } = await setUpRequest();
  session.onEvent({ type: 'clientCameraChanged', clientId: mark.id, on: true });
  cancels(mark.id);
  expect(state().clientCam).toBe(false);
});

it('does not decline a request that is being accepted', async () => {
  const { session, hold, announced, state } = await setUpRequest();
  hold('accept');
  session.accept();
  session.decline();
  await settle();
  expect([announced, state().request.status]).toEqual([[], 'pending']);
});
