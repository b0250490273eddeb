import { expect, it } from 'vitest';
import { createHeadlessPerformer, type HeadlessPerformer } from '../support/headless-performer.ts';

it('tries once more with a new token when the platform refuses the old one', async () => {
  const anna = createHeadlessPerformer();
  await anna.logsIn();
  anna.socket.line.acknowledgement = 'rejects';
  anna.platform.account = { ...anna.platform.account, socketToken: 'socket-token-2' };
  anna.socket.reset();
  await anna.pass(1_200);
  anna.socket.line.acknowledgement = 'accepts';
  await anna.pass(2_000);
  expect(anna.app.realtime.watch.state()).toMatchObject({ authenticated: true, gaveUp: false });
});

it('stays on the air when a stale socket token is renewed, and asks for what was missed', async () => {
  const anna = createHeadlessPerformer();
  await anna.goesLive();
  anna.socket.line.acknowledgement = 'rejects';
  anna.platform.account = { ...anna.platform.account, socketToken: 'socket-token-2' };
  anna.socket.reset();
  await anna.pass(1_200);
  anna.socket.line.acknowledgement = 'accepts';
  const asked = anna.platform.bodiesOf('checkSession').length;
  await anna.pass(2_000);
  expect(anna.app.realtime.watch.state()).toMatchObject({ authenticated: true, gaveUp: false });
  expect(anna.app.session.watch.state()).toMatchObject({ status: 'active', error: undefined });
  expect(anna.platform.bodiesOf('checkSession').length).toBe(asked + 1);
});

it.each([
  ['the platform has no new token', () => undefined],
  ['the session check gets no answer', (anna: HeadlessPerformer) => anna.platform.held.set('checkSession', [])],
] as const)('goes off the air 3 s after a refused token when %s', async (_, set) => {
  const anna = createHeadlessPerformer();
  await anna.goesLive();
  anna.socket.line.acknowledgement = 'rejects';
  set(anna);
  anna.socket.reset();
  await anna.pass(4_000);
  expect(anna.app.session.watch.state().status).toBe('active');
  await anna.pass(1_000);
  expect(anna.app.session.watch.state()).toMatchObject({ status: 'idle', error: 'session.connectionLost' });
});

it('goes off the air at once when the renewed token is refused too', async () => {
  const anna = createHeadlessPerformer();
  await anna.goesLive();
  anna.socket.line.acknowledgement = 'rejects';
  anna.platform.account = { ...anna.platform.account, socketToken: 'socket-token-2' };
  anna.socket.reset();
  await anna.pass(3_000);
  expect(anna.app.session.watch.state()).toMatchObject({ status: 'idle', error: 'session.connectionLost' });
});

it('does not go ready while the connection is given up, and says why', async () => {
  const anna = createHeadlessPerformer();
  await anna.logsIn();
  anna.socket.line.acknowledgement = 'rejects';
  anna.socket.reset();
  await anna.pass(5_000);
  expect(anna.app.realtime.watch.state().gaveUp).toBe(true);
  anna.app.session.goReady();
  await anna.pass(1_000);
  expect(anna.platform.bodiesOf('performerReady')).toEqual([]);
  expect(anna.app.session.watch.state()).toMatchObject({ status: 'idle', error: 'session.connectionLost' });
  anna.socket.line.acknowledgement = 'accepts';
  anna.app.realtime.retryNow();
  await anna.pass(3_000);
  anna.app.session.goReady();
  await anna.pass(0);
  expect(anna.app.session.watch.state()).toMatchObject({ status: 'active', error: undefined });
});

it('does not go round in circles when every new token is refused', async () => {
  const anna = createHeadlessPerformer();
  await anna.logsIn();
  anna.socket.line.acknowledgement = 'rejects';
  anna.socket.reset();
  for (let minute = 0; minute < 3; minute += 1) {
    anna.platform.account = { ...anna.platform.account, socketToken: `token-of-minute-${minute}` };
    await anna.pass(60_000);
  }
  expect(anna.socket.opened()).toBe(3);
});
