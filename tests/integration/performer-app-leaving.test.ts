import { expect, it } from 'vitest';
import { NETWORK_FAILED, NETWORK_TIMED_OUT } from '@greenroom/core/kernel/result';
import { countListeners } from '../support/count-listeners.ts';
import { createVirtualPerformer, MARK, type VirtualPerformer, refusal } from '../support/virtual-performer.ts';

const called = ({ calls }: VirtualPerformer, ...names: readonly string[]): readonly string[] =>
  calls.map(({ name }) => name).filter((name) => names.includes(name));

it('saves a service that was switched less than 1 s before log-out, then logs out', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  anna.app.services.toggle('email');
  await anna.pass(500);
  anna.app.login.logOut();
  await anna.pass(0);
  expect(anna.callsOf('saveServices')).toMatchObject([{ email: true }]);
  expect(called(anna, 'saveServices', 'logout')).toEqual(['saveServices', 'logout']);
});

it('logs out only when the platform has answered that the session is over', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  anna.gate.refused.set('endSession', NETWORK_TIMED_OUT);
  anna.app.login.logOut();
  await anna.pass(2_000);
  expect(called(anna, 'endSession', 'logout')).toEqual(['endSession']);
  anna.gate.refused.clear();
  await anna.pass(5_500);
  expect(called(anna, 'endSession', 'logout')).toEqual(['endSession', 'endSession', 'logout']);
  expect(anna.callsOf('endSession').at(-1)).toMatchObject({ clientId: MARK.id });
});

it('waits 8 s at most for a platform that does not take the end of the session', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  anna.gate.refused.set('endSession', refusal(500));
  anna.app.login.logOut();
  await anna.pass(7_750);
  expect(called(anna, 'logout')).toEqual([]);
  await anna.pass(500);
  expect(called(anna, 'logout')).toEqual(['logout']);
});

it('is out on the device at once without a network, in a session too, and logs out when it is back', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  const offline = ['endSession', 'kpi', 'kpiWithoutBody', 'saveServices', 'logout', 'checkSession'] as const;
  for (const call of offline) anna.gate.refused.set(call, NETWORK_FAILED);
  anna.app.login.logOut();
  await anna.pass(0);
  expect(anna.app.login.watch.state()).toMatchObject({ status: 'unauthenticated', error: 'login.logoutUnconfirmed' });
  expect(anna.app.session.watch.state()).toMatchObject({ status: 'idle', client: undefined });
  anna.gate.refused.clear();
  await anna.pass(5_000);
  expect(called(anna, 'logout')).toHaveLength(2);
  const open = anna.platform.parts.store.selectFrom('logins').select('id').where('ended_at', 'is', null);
  expect(await open.execute()).toEqual([]);
});

it('tells the platform again that the performer stopped, until it answers', async () => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  const told = () => anna.callsOf('kpiWithoutBody').filter(({ name }) => name === 'pf_camback_stopped').length;
  anna.gate.refused.set('kpiWithoutBody', NETWORK_TIMED_OUT);
  anna.app.session.stop();
  await anna.pass(0);
  expect(told()).toBe(1);
  anna.gate.refused.clear();
  await anna.pass(8_000);
  expect(told()).toBe(2);
  await anna.pass(30_000);
  expect(told()).toBe(2);
});

it('says nothing more of having stopped once the performer is ready again', async () => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  anna.gate.refused.set('kpiWithoutBody', NETWORK_TIMED_OUT);
  anna.app.session.stop();
  await anna.pass(1_000);
  anna.gate.refused.clear();
  anna.app.session.goReady();
  const told = anna.calls.length;
  await anna.pass(30_000);
  const later = anna.calls.slice(told).filter(({ content }) => JSON.stringify(content).includes('stopped'));
  expect([anna.app.session.watch.state().status, later]).toEqual(['active', []]);
});

it.each(['stop', 'logOut'] as const)('does not say ready after %s while starting', async (way) => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  anna.gate.held.set('startOneOnOne', []);
  anna.app.session.goReady();
  await anna.pass(0);
  if (way === 'stop') anna.app.session.stop();
  else anna.app.login.logOut();
  const waiting = anna.gate.held.get('startOneOnOne') ?? [];
  anna.gate.held.clear();
  for (const answer of waiting) answer();
  await anna.pass(1_000);
  expect(called(anna, 'performerReady')).toEqual([]);
  expect(anna.app.session.watch.state().status).toBe('idle');
});

it('says stopped after ready when the performer stops while ready is being told', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  anna.gate.held.set('performerReady', []);
  anna.app.session.goReady();
  await anna.pass(0);
  anna.app.session.stop();
  await anna.pass(0);
  const stopped = () => anna.callsOf('kpiWithoutBody').filter(({ name }) => name === 'pf_camback_stopped').length;
  expect(stopped()).toBe(0);
  const waiting = anna.gate.held.get('performerReady') ?? [];
  anna.gate.held.clear();
  for (const answer of waiting) answer();
  await anna.pass(0);
  expect(stopped()).toBe(1);
});

it('ends a session whose end was on its way at log-out and got no answer', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  anna.gate.held.set('endSession', []);
  anna.app.session.end(true);
  await anna.pass(0);
  const waiting = anna.gate.held.get('endSession') ?? [];
  anna.gate.held.clear();
  anna.app.login.logOut();
  await anna.pass(0);
  expect(called(anna, 'logout')).toEqual([]);
  anna.gate.refused.set('endSession', NETWORK_TIMED_OUT);
  for (const answer of waiting) answer();
  await anna.pass(250);
  anna.gate.refused.clear();
  await anna.pass(6_000);
  expect(called(anna, 'endSession', 'logout').at(-1)).toBe('logout');
  expect(anna.callsOf('endSession').at(-1)).toMatchObject({ clientId: MARK.id, blocked: true });
});

it('has after each log-out as many listeners as after the first, and no timer', async () => {
  const listeners = countListeners();
  try {
    const anna = createVirtualPerformer();
    const left: (readonly number[])[] = [];
    for (let time = 0; time < 4; time += 1) {
      await anna.meetsMark();
      anna.app.login.logOut();
      await anna.pass(30_000);
      expect(anna.app.login.watch.state().status).toBe('unauthenticated');
      left.push([listeners.count(), anna.planned()]);
    }
    const [first = []] = left;
    expect(first[1]).toBe(0);
    expect(left).toEqual(left.map(() => first));
  } finally {
    listeners.end();
  }
});
