import { expect, it } from 'vitest';
import { createPageRig } from '../../testing/realtime/page-rig.fake.ts';
import { performerId } from '../kernel/ids.ts';

const MINUTE = 60_000;
const RENEWED = { performerId: performerId('1001'), socketToken: 'renewed' };

/** A connection that is lost after a minute and comes back with a token that has expired. */
const setUpRefused = () => {
  const rig = createPageRig();
  rig.advanceTo(MINUTE);
  rig.socket.line.acknowledgement = 'rejects';
  rig.socket.reset();
  for (let at = MINUTE; !rig.realtime.watch.state().isRefused; at += 250) rig.advanceTo(at);
  return rig;
};

it('keeps the time of the loss while a token is renewed', () => {
  const { realtime } = setUpRefused();
  expect(realtime.watch.state()).toMatchObject({ isRefused: true, outage: 'short', lostAt: MINUTE });
  realtime.renew(RENEWED);
  expect(realtime.watch.state()).toMatchObject({ phase: 'opening', outage: 'short', lostAt: MINUTE });
});

it('makes no long outage of an acknowledgement that takes longer than 3 s after a renewal', () => {
  const { clock, socket, realtime, advanceTo } = setUpRefused();
  socket.line.acknowledgement = 'silent';
  realtime.renew(RENEWED);
  const renewedAt = clock.now();
  advanceTo(renewedAt + 5_000);
  expect(realtime.watch.state()).toMatchObject({ outage: 'short', lostAt: MINUTE, error: 'realtime.socketTimeout' });
  socket.line.acknowledgement = 'accepts';
  advanceTo(renewedAt + 20_000);
  expect(realtime.watch.state()).toMatchObject({ authenticated: true, outage: 'none' });
});

it('keeps the time of the loss when the performer tries again after a refusal', () => {
  const { realtime, clock, advanceTo } = setUpRefused();
  advanceTo(clock.now() + 10_000);
  realtime.retryNow();
  expect(realtime.watch.state()).toMatchObject({ phase: 'opening', lostAt: MINUTE });
});
