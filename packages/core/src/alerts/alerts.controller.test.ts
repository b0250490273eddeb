import { expect, it } from 'vitest';
import { alertId } from '../kernel/ids.ts';
import { millis, seconds } from '../kernel/units.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import { createAlertsController } from './alerts.controller.ts';

const NOON = seconds(1_772_712_000);

const setUp = () => {
  const clock = createVirtualClock(NOON);
  const alerts = createAlertsController({ clock });
  const keys = (): readonly string[] => alerts.watch.state().shown.map(({ content }) => content.key);
  return { clock, alerts, keys };
};

it('shows an alert for 2500 ms, not longer', () => {
  const { clock, alerts, keys } = setUp();
  alerts.show({ class: 'info', key: 'a' });
  clock.advance(millis(2_499));
  expect(keys()).toEqual(['a']);
  clock.advance(millis(1));
  expect(keys()).toEqual([]);
  expect(clock.pending()).toBe(0);
});

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

it('makes room at once when an alert is dismissed', () => {
  const { clock, alerts, keys } = setUp();
  for (const key of ['a', 'b', 'c', 'd']) alerts.show({ class: 'info', key });
  const [first] = alerts.watch.state().shown;
  alerts.dismiss(first?.id ?? alertId(''));
  expect(keys()).toEqual(['b', 'c', 'd']);
  expect(clock.pending()).toBe(3);
});

it('counts unread alerts until the history is read', () => {
  const { alerts } = setUp();
  alerts.show({ class: 'info', key: 'a' });
  alerts.show({ class: 'info', key: 'b' });
  expect(alerts.watch.state().unread).toBe(2);
  alerts.readHistory();
  expect(alerts.watch.state().unread).toBe(0);
});

it.each(['reset', 'dispose'] as const)('leaves no timer behind after %s', (end) => {
  const { clock, alerts } = setUp();
  for (const key of ['a', 'b', 'c', 'd']) alerts.show({ class: 'info', key });
  alerts[end]();
  expect(clock.pending()).toBe(0);
  expect(alerts.watch.state()).toEqual({ shown: [], waiting: [], history: [], unread: 0 });
});
