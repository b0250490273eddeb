import { expect, it } from 'vitest';
import { createVirtualPerformer, type VirtualPerformer } from '../support/virtual-performer.ts';

it('tries once more with a new token when the platform refuses the old one', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  anna.link.socket.acknowledgement = 'rejects';
  await anna.renewsToken();
  anna.link.reset();
  await anna.pass(1_200);
  anna.link.socket.acknowledgement = 'accepts';
  await anna.pass(2_000);
  expect(anna.app.realtime.watch.state()).toMatchObject({ authenticated: true, isRefused: false });
});

it('stays on the air when a stale socket token is renewed, and asks for what was missed', async () => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  anna.link.socket.acknowledgement = 'rejects';
  await anna.renewsToken();
  anna.link.reset();
  await anna.pass(1_600);
  anna.link.socket.acknowledgement = 'accepts';
  const asked = anna.callsOf('checkSession').length;
  await anna.pass(2_000);
  expect(anna.app.realtime.watch.state()).toMatchObject({ authenticated: true, isRefused: false });
  expect(anna.app.session.watch.state()).toMatchObject({ status: 'active', error: undefined });
  expect(anna.callsOf('checkSession').length).toBe(asked + 1);
});

it.each([
  ['the platform has no new token', () => undefined],
  ['the session check gets no answer', (anna: VirtualPerformer) => anna.gate.held.set('checkSession', [])],
] as const)('goes off the air 3 s after a refused token when %s', async (_, set) => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  anna.link.socket.acknowledgement = 'rejects';
  set(anna);
  anna.link.reset();
  await anna.pass(4_000);
  expect(anna.app.session.watch.state().status).toBe('active');
  await anna.pass(1_000);
  expect(anna.app.session.watch.state()).toMatchObject({ status: 'idle', error: 'session.connectionLost' });
});

it('goes off the air at once when the renewed token is refused too', async () => {
  const anna = createVirtualPerformer();
  await anna.goesLive();
  anna.link.socket.acknowledgement = 'rejects';
  await anna.renewsToken();
  anna.link.reset();
  await anna.pass(3_000);
  expect(anna.app.session.watch.state()).toMatchObject({ status: 'idle', error: 'session.connectionLost' });
});

it('does not go ready while the connection is refused, and says why', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  anna.link.socket.acknowledgement = 'rejects';
  anna.link.reset();
  await anna.pass(5_000);
  expect(anna.app.realtime.watch.state().isRefused).toBe(true);
  anna.app.session.goReady();
  await anna.pass(1_000);
  expect(anna.callsOf('performerReady')).toEqual([]);
  expect(anna.app.session.watch.state()).toMatchObject({ status: 'idle', error: 'session.connectionLost' });
  anna.link.socket.acknowledgement = 'accepts';
  anna.app.realtime.retryNow();
  await anna.pass(3_000);
  anna.app.session.goReady();
  await anna.pass(0);
  expect(anna.app.session.watch.state()).toMatchObject({ status: 'active', error: undefined });
});

it('does not go round in circles when every new token is refused', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  anna.link.socket.acknowledgement = 'rejects';
  anna.link.reset();
  for (let minute = 0; minute < 3; minute += 1) {
    await anna.renewsToken();
    await anna.pass(60_000);
  }
  expect(anna.socket.opened()).toBe(3);
});

it('connects with the token that was renewed in a long outage', async () => {
  const anna = createVirtualPerformer();
  await anna.logsIn();
  anna.link.socket.opening = 'refuses';
  anna.link.reset();
  await anna.pass(70_000);
  expect(anna.app.realtime.watch.state().outage).toBe('long');
  await anna.renewsToken();
  await anna.pass(60_000);
  anna.link.socket.opening = 'opens';
  anna.app.realtime.retryNow();
  await anna.pass(1_500);
  expect(anna.app.realtime.watch.state()).toMatchObject({ authenticated: true, error: undefined });
});
