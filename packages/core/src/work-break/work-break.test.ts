import { expect, it } from 'vitest';
import { createPauseMemory } from '../../testing/services/pause-memory.fake.ts';
import { setUpServices } from '../../testing/services/services-rig.fake.ts';
import { breakRows } from '../app/wiring/services-rows.ts';
import { performerId } from '../kernel/ids.ts';
import { createValue, type Watchable } from '../kernel/machine.ts';
import { connectRows } from '../kernel/row.ts';
import { millis } from '../kernel/units.ts';
import { IDLE_SESSION, type SessionState } from '../session/session-state.ts';
import { createWorkBreak } from './work-break.controller.ts';

const PERFORMER = performerId('1004');
const BEA = performerId('1002');

const setUp = () => {
  const rig = setUpServices('peek', 'vipcam');
  const session = createValue<SessionState>({ ...IDLE_SESSION, status: 'active' });
  const alerts: string[] = [];
  const memory = createPauseMemory();
  /** A page of the same tab. */
  const open = (on: Watchable<SessionState> = session) => {
    const work = createWorkBreak({
      services: rig.services,
      session: on,
      alerts: { show: ({ key }) => void alerts.push(key) },
      memory,
      clock: rig.clock,
    });
    connectRows(breakRows({ services: rig.services, session: { watch: on }, workBreak: work }));
    work.load(PERFORMER);
    return work;
  };
  return { ...rig, session, alerts, memory, open, work: open() };
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

it('goes on after a reload and resumes 5 minutes after it began, and the services with it', () => {
  const { work, open, clock, state, isOn, alerts, memory } = setUp();
  work.start();
  clock.advance(millis(120_000));
  work.dispose();
  const after = open(createValue(IDLE_SESSION));
  expect(after.watch.state().until).toBe(clock.now() + 180_000);
  clock.advance(millis(150_000));
  expect(alerts).toEqual(['session.break.endsSoon']);
  clock.advance(millis(29_999));
  expect(state().status).toBe('pause');
  clock.advance(millis(1));
  expect([state().status, isOn()]).toEqual(['ready', ['peek', 'vipcam']]);
  // The broadcast is off after a reload: the alert names the next step.
  expect(alerts.at(-1)).toBe('session.break.overIdle');
  expect(memory.breakUntil(PERFORMER)).toBeUndefined();
});

it('is over for a page that is loaded after its end, and work stays paused', () => {
  const { work, open, clock, state, memory } = setUp();
  work.start();
  work.dispose();
  clock.advance(millis(300_000));
  expect(open().watch.state().until).toBeUndefined();
  expect([state().status, memory.breakUntil(PERFORMER)]).toEqual(['pause', undefined]);
});

it('is not found again after work was resumed by hand, and not by another performer', () => {
  const { work, open, clock, services, memory } = setUp();
  work.start();
  work.dispose();
  const other = open();
  other.load(BEA);
  expect(memory.breakUntil(BEA)).toBeUndefined();
  other.reset();
  const again = open();
  services.resume();
  expect(again.watch.state().until).toBeUndefined();
  expect(memory.breakUntil(PERFORMER)).toBeUndefined();
  clock.advance(millis(600_000));
  expect(clock.pending()).toBe(0);
});
