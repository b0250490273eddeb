import { expect, it } from 'vitest';
import { dayOf } from '@greenroom/core/formatting/dates';
import { earnedOn } from '@greenroom/sim-cli/platform/serving/admin/book-difference';
import { createVirtualPerformer, DEMI, MARK, refusal } from '../support/virtual-performer.ts';

it('brings toys to rest when the connection is lost during a session', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  anna.link.reset();
  await anna.pass(0);
  expect(anna.toyStops()).toBe(1);
});

it('resets the session in a long outage, and stays on the air with the same services', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  anna.app.services.toggle('cam');
  await anna.pass(1_000);
  anna.link.socket.opening = 'refuses';
  anna.link.reset();
  await anna.pass(60_000);
  expect(anna.app.realtime.watch.state().outage).toBe('long');
  expect(anna.app.session.watch.state()).toMatchObject({ status: 'active', client: undefined });
  expect(anna.app.availability.watch.state().status).toBe('offline');
  expect(anna.alertHistory()).toContain('error.session.outage');
  anna.link.socket.opening = 'opens';
  await anna.pass(45_000);
  expect(anna.app.realtime.watch.state()).toMatchObject({ authenticated: true, outage: 'none' });
  expect(anna.app.availability.watch.state().status).toBe('ready');
  expect(anna.app.services.watch.state().flags.cam).toBe(true);
  expect(anna.app.session.watch.state().error).toBeUndefined();
});

it('leaves a session that the platform does not end, and keeps telling it', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  anna.gate.refused.set('endSession', refusal(500));
  anna.app.session.end(false);
  await anna.pass(0);
  expect(anna.alertKeys()).toEqual(['error.session.endFailed']);
  anna.app.session.leave();
  expect(anna.app.session.watch.state().status).toBe('active');
  expect(anna.modal()).toBe('session');
  await anna.pass(0);
  expect(anna.toyStops()).toBe(2);
  await anna.pass(5_000);
  anna.gate.refused.delete('endSession');
  await anna.pass(60_000);
  expect(anna.callsOf('endSession')).toHaveLength(4);
});

it('ends a session after a reconnect when the customer left meanwhile and the event was lost', async () => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  anna.link.reset();
  await anna.platform.parts.faults.switch('lose-events', true, anna.id);
  await (await anna.customer(MARK)).leave('DISCONNECT');
  await anna.pass(3_000);
  expect(anna.app.session.watch.state()).toMatchObject({ status: 'active', lastEnd: { reason: 'DISCONNECT' } });
  expect(anna.modal()).toBe('session');
});

it.each([
  ['names the customer', undefined],
  ['does not tell', refusal(404)],
])('stays with the customer after a reconnect when the platform %s', async (_what, refused) => {
  const anna = createVirtualPerformer();
  await anna.meetsMark();
  if (refused !== undefined) anna.gate.refused.set('currentSession', refused);
  anna.link.reset();
  await anna.pass(3_000);
  expect(anna.callsOf('currentSession').length).toBeGreaterThan(1);
  expect(anna.app.session.watch.state().status).toBe('connected');
});

it('shows what the platform has earned after an end that no event and no snapshot told', async () => {
  const demi = createVirtualPerformer({ id: DEMI });
  await demi.meetsMark();
  await demi.pass(30_000);
  demi.gate.refused.set('currentSession', refusal(500));
  demi.app.dispose();
  const again = createVirtualPerformer({ reloaded: demi });
  again.app.start();
  await again.pass(500);
  again.app.session.goReady();
  await again.platform.parts.faults.switch('lose-events', true, DEMI);
  await (await demi.customer(MARK)).leave('CLICK');
  await again.pass(0);
  expect(again.app.session.watch.state().status).toBe('active');
  expect(again.app.meter.watch.state().today).toBeDefined();
  again.gate.refused.clear();
  await again.pass(62_000);
  const earned = await earnedOn(again.platform.parts.store, {
    performerId: DEMI,
    day: dayOf(again.platform.clock.today()),
  });
  expect(again.app.meter.watch.state().today).toBe(earned);
});
