import { expect, it } from 'vitest';
import { millis } from '../kernel/units.ts';
import { createValue } from '../kernel/value.ts';
import { setUpServices } from '../services/services-rig.sim.ts';
import { IDLE_SESSION, type SessionState } from '../session/session-state.ts';
import { createWorkBreak } from './work-break.controller.ts';

const setUp = () => {
  const rig = setUpServices('peek', 'vipcam');
  const session = createValue<SessionState>({ ...IDLE_SESSION, status: 'active' });
  const alerts: string[] = [];
  const work = createWorkBreak({
    services: rig.services,
    session,
    alerts: { show: ({ key }) => void alerts.push(key) },
    clock: rig.clock,
  });
  return { ...rig, session, alerts, work };
};

it('pauses work, reminds after 4:30 and resumes after 5 minutes with the same services', () => {
  const { work, clock, state, isOn, alerts } = setUp();
  work.start();
  expect([state().status, isOn(), work.watch.state().until]).toEqual(['pause', [], 300_000]);
  clock.advance(millis(269_999));
  expect(alerts).toEqual([]);
  clock.advance(millis(1));
  expect(alerts).toEqual(['session.break.endsSoon']);
  clock.advance(millis(29_999));
  expect(state().status).toBe('pause');
  clock.advance(millis(1));
  expect([state().status, isOn(), alerts.at(-1)]).toEqual(['ready', ['peek', 'vipcam'], 'session.break.over']);
  expect(work.watch.state().until).toBeUndefined();
});

it('counts from the first press when it is pressed again', () => {
  const { work, clock, state } = setUp();
  work.start();
  clock.advance(millis(200_000));
  work.start();
  clock.advance(millis(100_000));
  expect(state().status).toBe('ready');
});

it('ends when work is resumed by hand, and pauses nothing later', () => {
  const { work, clock, services, state, alerts } = setUp();
  work.start();
  clock.advance(millis(60_000));
  services.resume();
  expect(work.watch.state().until).toBeUndefined();
  services.pause();
  clock.advance(millis(600_000));
  expect([state().status, alerts]).toEqual(['pause', []]);
});

it('does not resume work after the broadcast was stopped', () => {
  const { work, clock, session, state } = setUp();
  work.start();
  session.set(IDLE_SESSION);
  clock.advance(millis(600_000));
  expect(state().status).toBe('pause');
});

it('leaves nothing on the clock', () => {
  const { work, clock } = setUp();
  const before = clock.pending();
  work.start();
  work.dispose();
  expect(clock.pending()).toBe(before);
});
