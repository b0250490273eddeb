import { expect, it } from 'vitest';
import { refusal } from '@greenroom/sim-cli/headless/headless-platform';
import { createHeadlessPerformer, MARK } from '../support/headless-performer.ts';

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
  anna.platform.goingOn.set(MARK.id, false);
  anna.socket.reset();
  await anna.pass(3_000);
  expect(anna.app.session.watch.state()).toMatchObject({ status: 'active', lastEnd: { reason: 'DISCONNECT' } });
  expect(anna.modal()).toBe('session');
});

it.each([true, undefined])('stays with him after a reconnect when the platform says %s', async (goesOn) => {
  const anna = createHeadlessPerformer();
  await anna.meetsMark();
  if (goesOn !== undefined) anna.platform.goingOn.set(MARK.id, goesOn);
  anna.socket.reset();
  await anna.pass(3_000);
  expect(anna.platform.bodiesOf('chatHistory')).toContainEqual({ clientId: MARK.id, limit: 1 });
  expect(anna.app.session.watch.state().status).toBe('connected');
});
