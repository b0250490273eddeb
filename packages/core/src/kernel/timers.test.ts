import { expect, it } from 'vitest';
import { createTimers } from './timers.ts';
import { millis } from './units.ts';
import { createVirtualClock } from './virtual-clock.ts';

const setUp = () => {
  const clock = createVirtualClock();
  const timers = createTimers<'ping' | 'guard'>(clock);
  const fired: string[] = [];
  const start = (name: 'ping' | 'guard', after: number): void =>
    timers.start(name, millis(after), () => fired.push(`${name} ${clock.now()}`));
  return { clock, timers, fired, start };
};

it('runs each task once, after its own time', () => {
  const { clock, fired, start } = setUp();
  start('ping', 200);
  start('guard', 100);
  clock.advance(millis(1_000));
  expect(fired).toEqual(['guard 100', 'ping 200']);
});

it('starts a running timer of the same name again', () => {
  const { clock, fired, start } = setUp();
  start('ping', 100);
  clock.advance(millis(60));
  start('ping', 100);
  clock.advance(millis(1_000));
  expect(fired).toEqual(['ping 160']);
});

it('stops one timer and leaves the others', () => {
  const { clock, timers, fired, start } = setUp();
  start('ping', 100);
  start('guard', 100);
  timers.stop('ping');
  timers.stop('ping');
  clock.advance(millis(1_000));
  expect(fired).toEqual(['guard 100']);
});

it('leaves nothing on the clock after all were stopped', () => {
  const { clock, timers, fired, start } = setUp();
  start('ping', 100);
  start('guard', 100);
  timers.stopAll();
  expect(clock.pending()).toBe(0);
  clock.advance(millis(1_000));
  expect(fired).toEqual([]);
});

it('is running from its start until it is over or stopped', () => {
  const { clock, timers, start } = setUp();
  expect(timers.isRunning('ping')).toBe(false);
  start('ping', 100);
  start('guard', 300);
  expect(timers.isRunning('ping')).toBe(true);
  clock.advance(millis(100));
  expect(timers.isRunning('ping')).toBe(false);
  timers.stop('guard');
  expect(timers.isRunning('guard')).toBe(false);
});

it('can be started again by its own task', () => {
  const { clock, timers } = setUp();
  const at: number[] = [];
  const repeat = (): void => {
    at.push(clock.now());
    timers.start('ping', millis(50), repeat);
  };
  timers.start('ping', millis(50), repeat);
  clock.advance(millis(150));
  expect(at).toEqual([50, 100, 150]);
  expect(timers.isRunning('ping')).toBe(true);
});
