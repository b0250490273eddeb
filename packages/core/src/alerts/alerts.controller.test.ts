import { expect, it } from 'vitest';
import { createPerformerMemory } from '../../testing/kernel/performer-memory.fake.ts';
import { alertId, performerId } from '../kernel/ids.ts';
import { millis, seconds } from '../kernel/units.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import type { AlertHistory } from './alert-queue.machine.ts';
import { createAlertsController } from './alerts.controller.ts';

const NOON = seconds(1_772_712_000);

const ANNA = performerId('1001');
const BEA = performerId('1002');

const setUp = (memory = createPerformerMemory<AlertHistory>(), id = ANNA) => {
  const clock = createVirtualClock(NOON);
  const alerts = createAlertsController({ clock, memory, performerId: () => id });
  const keys = (): readonly string[] => alerts.watch.state().shown.map(({ content }) => content.key);
  const past = (): readonly string[] => alerts.watch.state().history.map(({ content }) => content.key);
  return { clock, alerts, keys, past, memory };
};

it('shows the fourth alert when the first of 3 is gone, for its full time', () => {
  const { clock, alerts, keys } = setUp();
  for (const key of ['a', 'b', 'c', 'd']) {
    alerts.show({ class: 'error', key });
    clock.advance(millis(500));
  }
  expect(keys()).toEqual(['a', 'b', 'c']);
  clock.advance(millis(500));
  expect(keys()).toEqual(['b', 'c', 'd']);
  clock.advance(millis(2_499));
  expect(keys()).toEqual(['d']);
  clock.advance(millis(1));
  expect(keys()).toEqual([]);
});

it('keeps what was asked for: class, sentence, values and time', () => {
  const { alerts } = setUp();
  alerts.show({ class: 'toy', key: 'toys.tip', params: { credits: 5 }, displayTime: millis(9_000) });
  const [shown] = alerts.watch.state().shown;
  expect(shown).toEqual({
    id: alertId('alert-1'),
    class: 'toy',
    content: { key: 'toys.tip', params: { credits: 5 } },
    displayTime: 9_000,
    opacity: 1,
  });
  expect(alerts.watch.state().history[0]?.at).toBe(NOON);
});

it.each(['reset', 'dispose'] as const)('leaves no timer behind after %s', (end) => {
  const { clock, alerts } = setUp();
  for (const key of ['a', 'b', 'c', 'd']) alerts.show({ class: 'info', key });
  alerts[end]();
  expect(clock.pending()).toBe(0);
});

it('lists after a reload what was told before it, with its number of unread ones, behind what is told since', () => {
  const { alerts, memory } = setUp();
  alerts.load();
  for (const key of ['a', 'b']) alerts.show({ class: 'info', key });
  const page = setUp(memory);
  page.alerts.show({ class: 'info', key: 'c' });
  page.alerts.load();
  expect([page.keys(), page.past(), page.alerts.watch.state().unread]).toEqual([['c'], ['c', 'b', 'a'], 3]);
  expect(new Set(page.alerts.watch.state().history.map(({ id }) => id)).size).toBe(3);
  const other = setUp(memory, BEA);
  other.alerts.load();
  expect(other.past()).toEqual([]);
});

it('keeps the list through the end of a page, and nothing of it through a log-out', () => {
  const { alerts, memory } = setUp();
  alerts.show({ class: 'info', key: 'a' });
  alerts.load();
  alerts.dispose();
  expect(memory.read(ANNA)).toMatchObject({ history: [{ content: { key: 'a' } }], unread: 1 });
  const page = setUp(memory);
  page.alerts.load();
  page.alerts.readHistory();
  expect(memory.read(ANNA)).toMatchObject({ unread: 0 });
  page.alerts.reset();
  page.alerts.show({ class: 'info', key: 'b' });
  expect(memory.read(ANNA)).toBeUndefined();
});
