import { expect, it } from 'vitest';
import { seconds } from '@greenroom/core/kernel/units';
import type { CurrentSession, CurrentWork } from '@greenroom/core/session/current-work';
import { HEADLESS_STREAMS } from '@greenroom/sim-cli/headless/headless-desk';
import { refusal } from '@greenroom/sim-cli/headless/headless-platform';
import { createHeadlessPerformer, MARK } from '../support/headless-performer.ts';

const NOTHING: CurrentWork = { ready: true, wasReady: false, session: undefined, requests: [], ended: undefined };

it('brings toys to rest when the connection is lost during a session', async () => {
  const anna = createHeadlessPerformer();
  await anna.meetsMark();
  anna.socket.reset();
  await anna.pass(0);
  expect(anna.toyStops()).toBe(1);
});

it('resets the session when the connection cannot be repaired', async () => {
  const anna = createHeadlessPerformer();
  await anna.meetsMark();
  anna.app.services.toggle('cam');
  await anna.pass(1_000);
  anna.socket.line.opening = 'refuses';
  anna.socket.reset();
  await anna.pass(60_000);
  expect(anna.app.realtime.watch.state().gaveUp).toBe(true);
  expect(anna.app.session.watch.state().status).toBe('idle');
  expect(anna.app.services.watch.state().flags.cam).toBe(false);
  expect(anna.toldKeys()).toContain('error.session.connectionLost');
});

it('lets her leave a session that the platform does not end, and keeps telling it', async () => {
  const anna = createHeadlessPerformer();
  await anna.meetsMark();
  anna.platform.refused.set('endSession', refusal(500));
  anna.app.session.end(false);
  await anna.pass(0);
  expect(anna.alertKeys()).toEqual(['error.session.endFailed']);
  anna.app.session.leave();
  expect(anna.app.session.watch.state().status).toBe('active');
  expect(anna.modal()).toBe('session');
  await anna.pass(0);
  expect(anna.toyStops()).toBe(2);
  await anna.pass(5_000);
  anna.platform.refused.delete('endSession');
  await anna.pass(60_000);
  expect(anna.platform.bodiesOf('endSession')).toHaveLength(4);
});

it('ends a session after a reconnect when the platform says that he has left', async () => {
  const anna = createHeadlessPerformer();
  await anna.meetsMark();
  anna.platform.desk = { ...anna.platform.desk, current: () => NOTHING };
  anna.socket.reset();
  await anna.pass(3_000);
  expect(anna.app.session.watch.state()).toMatchObject({ status: 'active', lastEnd: { reason: 'DISCONNECT' } });
  expect(anna.modal()).toBe('session');
});

const SESSION: CurrentSession = {
  client: MARK,
  streams: HEADLESS_STREAMS,
  camera: false,
  sinceStartTimer: seconds(5),
  sinceDeviceTimer: seconds(4),
};

it.each([
  ['names the customer', { ...NOTHING, session: SESSION }],
  ['does not tell', undefined],
])('stays with the customer after a reconnect when the platform %s', async (_what, current) => {
  const anna = createHeadlessPerformer();
  await anna.meetsMark();
  anna.platform.desk = { ...anna.platform.desk, current: () => current };
  anna.socket.reset();
  await anna.pass(3_000);
  expect(anna.platform.bodiesOf('currentSession').length).toBeGreaterThan(1);
  expect(anna.app.session.watch.state().status).toBe('connected');
});
