import { expect, it } from 'vitest';
import { createHeadlessPerformer, MARK, type HeadlessPerformer } from '../support/headless-performer.ts';
import { refusal } from '@greenroom/sim-cli/headless/headless-platform';
import { NETWORK_FAILED, NETWORK_TIMED_OUT } from '@greenroom/core/kernel/call-failure';

const called = ({ platform }: HeadlessPerformer, ...names: readonly string[]): readonly string[] =>
  platform.calls.map(({ name }) => name).filter((name) => names.includes(name));

it('saves a service that was switched less than 1 s before log-out, then logs out', async () => {
  const anna = createHeadlessPerformer();
  await anna.logsIn();
  anna.app.services.toggle('email');
  await anna.pass(500);
  anna.app.login.logOut();
  await anna.pass(0);
  expect(anna.platform.bodiesOf('saveServices')).toEqual([{ email: true }]);
  expect(called(anna, 'saveServices', 'logout')).toEqual(['saveServices', 'logout']);
});

it('logs out only when the platform has answered that the session is over', async () => {
  const anna = createHeadlessPerformer();
  await anna.meetsMark();
  anna.platform.refused.set('endSession', NETWORK_TIMED_OUT);
  anna.app.login.logOut();
  await anna.pass(2_000);
  expect(called(anna, 'endSession', 'logout')).toEqual(['endSession']);
  anna.platform.refused.clear();
  await anna.pass(4_000);
  expect(called(anna, 'endSession', 'logout')).toEqual(['endSession', 'endSession', 'logout']);
  expect(anna.platform.bodiesOf('endSession').at(-1)).toMatchObject({ clientId: MARK.id });
});

it('waits 8 s at most for a platform that does not take the end of the session', async () => {
  const anna = createHeadlessPerformer();
  await anna.meetsMark();
  anna.platform.refused.set('endSession', refusal(500));
  anna.app.login.logOut();
  await anna.pass(7_750);
  expect(called(anna, 'logout')).toEqual([]);
  await anna.pass(500);
  expect(called(anna, 'logout')).toEqual(['logout']);
});

it('is out on the device at once without a network, in a session too, and logs out when it is back', async () => {
  const anna = createHeadlessPerformer();
  await anna.meetsMark();
  const offline = ['endSession', 'kpi', 'saveServices', 'logout', 'checkSession'] as const;
  for (const call of offline) anna.platform.refused.set(call, NETWORK_FAILED);
  anna.app.login.logOut();
  await anna.pass(0);
  expect(anna.app.login.watch.state()).toMatchObject({ status: 'unauthenticated', error: 'login.logoutUnheard' });
  expect(anna.app.session.watch.state()).toMatchObject({ status: 'idle', client: undefined });
  anna.platform.refused.clear();
  await anna.pass(5_000);
  expect(called(anna, 'logout')).toHaveLength(2);
  expect(anna.platform.loggedIn).toBe(false);
});

it('tells the platform again that the performer stopped, until it answers', async () => {
  const anna = createHeadlessPerformer();
  await anna.goesLive();
  const told = () => anna.platform.bodiesOf('kpi').filter((body) => JSON.stringify(body).includes('stopped')).length;
  anna.platform.refused.set('kpi', NETWORK_TIMED_OUT);
  anna.app.session.stop();
  await anna.pass(0);
  expect(told()).toBe(1);
  anna.platform.refused.clear();
  await anna.pass(5_000);
  expect(told()).toBe(2);
  await anna.pass(30_000);
  expect(told()).toBe(2);
});

it('says nothing more of having stopped once the performer is ready again', async () => {
  const anna = createHeadlessPerformer();
  await anna.goesLive();
  anna.platform.refused.set('kpi', NETWORK_TIMED_OUT);
  anna.app.session.stop();
  await anna.pass(1_000);
  anna.platform.refused.clear();
  anna.app.session.goReady();
  const told = anna.platform.calls.length;
  await anna.pass(30_000);
  const later = anna.platform.calls.slice(told).filter(({ body }) => JSON.stringify(body ?? '').includes('stopped'));
  expect([anna.app.session.watch.state().status, later]).toEqual(['active', []]);
});

it.each(['stop', 'logOut'] as const)('does not say ready after %s while starting', async (way) => {
  const anna = createHeadlessPerformer();
  await anna.logsIn();
  anna.platform.held.set('startOneOnOne', []);
  anna.app.session.goReady();
  await anna.pass(0);
  if (way === 'stop') anna.app.session.stop();
  else anna.app.login.logOut();
  const waiting = anna.platform.held.get('startOneOnOne') ?? [];
  anna.platform.held.clear();
  for (const answer of waiting) answer();
  await anna.pass(1_000);
  expect(called(anna, 'performerReady')).toEqual([]);
  expect(anna.app.session.watch.state().status).toBe('idle');
});

it('says stopped after ready when the performer stops while ready is being told', async () => {
  const anna = createHeadlessPerformer();
  await anna.logsIn();
  anna.platform.held.set('performerReady', []);
  anna.app.session.goReady();
  await anna.pass(0);
  anna.app.session.stop();
  await anna.pass(0);
  const stopped = () => anna.platform.bodiesOf('kpi').filter((body) => JSON.stringify(body).includes('stopped')).length;
  expect(stopped()).toBe(0);
  const waiting = anna.platform.held.get('performerReady') ?? [];
  anna.platform.held.clear();
  for (const answer of waiting) answer();
  await anna.pass(0);
  expect(stopped()).toBe(1);
});

it('ends a session whose end was on its way at log-out and got no answer', async () => {
  const anna = createHeadlessPerformer();
  await anna.meetsMark();
  anna.platform.held.set('endSession', []);
  anna.app.session.end(true);
  await anna.pass(0);
  const waiting = anna.platform.held.get('endSession') ?? [];
  anna.platform.held.clear();
  anna.app.login.logOut();
  await anna.pass(0);
  expect(called(anna, 'logout')).toEqual([]);
  anna.platform.refused.set('endSession', NETWORK_TIMED_OUT);
  for (const answer of waiting) answer();
  await anna.pass(250);
  anna.platform.refused.clear();
  await anna.pass(6_000);
  expect(called(anna, 'endSession', 'logout').at(-1)).toBe('logout');
  expect(anna.platform.bodiesOf('endSession').at(-1)).toMatchObject({ clientId: MARK.id, blocked: true });
});
