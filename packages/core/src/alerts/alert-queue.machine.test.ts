import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alertId } from '../kernel/ids.ts';
import { millis, seconds } from '../kernel/units.ts';
import {
  alertQueue,
  NO_ALERTS,
  ALERT_DISPLAY_TIME,
  type Alert,
  type AlertsEvent,
  type AlertsState,
} from './alert-queue.machine.ts';

const added = (name: string, at = 0): AlertsEvent => ({
  type: 'added',
  alert: { id: alertId(name), displayTime: ALERT_DISPLAY_TIME, class: 'info', content: { key: name } },
  at: seconds(at),
});
const after = (events: readonly AlertsEvent[]): AlertsState =>
  events.reduce((state, event) => alertQueue(state, event).state, NO_ALERTS);
const names = (alerts: AlertsState['shown']): readonly string[] => alerts.map(({ id }) => id);

it('shows at most 3 alerts and lets others wait', () => {
  const state = after(['a', 'b', 'c', 'd', 'e'].map((name) => added(name)));
  expect(names(state.shown)).toEqual(['a', 'b', 'c']);
  expect(names(state.waiting)).toEqual(['d', 'e']);
  expect(state.shown.map(({ opacity }) => opacity)).toEqual([1, 1, 1]);
  expect(state.waiting.map(({ opacity }) => opacity)).toEqual([0, 0]);
});

it('takes a shown alert away after 2500 ms', () => {
  expect(alertQueue(NO_ALERTS, added('a')).effects).toEqual([
    { type: 'after', slot: 'a', delay: millis(2_500), event: { type: 'dismissed', id: 'a' } },
  ]);
  expect(after([added('a'), { type: 'dismissed', id: alertId('a') }]).shown).toEqual([]);
});

it('gives a free place to the first that waits, for its own 2500 ms', () => {
  const full = after(['a', 'b', 'c', 'd', 'e'].map((name) => added(name)));
  const step = alertQueue(full, { type: 'dismissed', id: alertId('b') });
  expect(names(step.state.shown)).toEqual(['a', 'c', 'd']);
  expect(names(step.state.waiting)).toEqual(['e']);
  expect(step.effects).toEqual([
    { type: 'leave', slot: 'b' },
    { type: 'after', slot: 'd', delay: millis(2_500), event: { type: 'dismissed', id: 'd' } },
  ]);
});

it('shows an alert that is there already for another 2500 ms, not twice, and remembers both', () => {
  const again: AlertsEvent = {
    type: 'added',
    alert: { id: alertId('again'), displayTime: ALERT_DISPLAY_TIME, class: 'info', content: { key: 'a' } },
    at: seconds(1),
  };
  const step = alertQueue(after([added('a')]), again);
  expect(names(step.state.shown)).toEqual(['a']);
  expect(step.effects).toEqual([
    { type: 'after', slot: 'a', delay: millis(2_500), event: { type: 'dismissed', id: 'a' } },
  ]);
  expect(step.state.history.map(({ id }) => id)).toEqual(['again', 'a']);
  expect(step.state.unread).toBe(2);
});

it('lets an alert wait once, however often it comes', () => {
  const waiting = added('d');
  const step = alertQueue(after(['a', 'b', 'c', 'd'].map((name) => added(name))), waiting);
  expect(names(step.state.waiting)).toEqual(['d']);
  expect(step.effects).toEqual([]);
});

it.each<[string, Partial<Alert>]>([
  ['other values', { content: { key: 'k', params: { count: 2 } } }],
  ['one value more', { content: { key: 'k', params: { count: 1, max: 2 } } }],
  ['no value', { content: { key: 'k' } }],
  ['another class', { class: 'error' }],
])('shows an alert with %s beside the first, and one with the same text once', (_what, change) => {
  const of = (id: string, more: Partial<Alert> = {}): AlertsEvent => ({
    type: 'added',
    alert: {
      id: alertId(id),
      displayTime: ALERT_DISPLAY_TIME,
      class: 'info',
      content: { key: 'k', params: { count: 1 } },
      ...more,
    },
    at: seconds(0),
  });
  expect(names(after([of('a'), of('b', change), of('c')]).shown)).toEqual(['a', 'b']);
});

it('cancels the time of an alert that is dismissed', () => {
  const step = alertQueue(after([added('a')]), { type: 'dismissed', id: alertId('a') });
  expect(step.state.shown).toEqual([]);
  expect(step.effects).toEqual([{ type: 'leave', slot: 'a' }]);
});

it('forgets a waiting alert that is dismissed before its turn', () => {
  const full = after(['a', 'b', 'c', 'd'].map((name) => added(name)));
  const step = alertQueue(full, { type: 'dismissed', id: alertId('d') });
  expect(names(step.state.waiting)).toEqual([]);
  expect(step.effects).toEqual([]);
});

it('keeps in the history what it does not show', () => {
  const record = { id: alertId('a'), class: 'info', content: { key: 'told by a modal' }, at: seconds(7) } as const;
  const step = alertQueue(NO_ALERTS, { type: 'noted', record });
  expect(step.state).toEqual({ shown: [], waiting: [], history: [record], unread: 0 });
  expect(step.effects).toEqual([]);
});

it('remembers the last 100 alerts, newest first', () => {
  const state = after(Array.from({ length: 120 }, (_, index) => added(`alert-${index}`, index)));
  expect(state.history).toHaveLength(100);
  expect(state.history[0]).toMatchObject({ id: 'alert-119', at: 119 });
  expect(state.history[99]).toMatchObject({ id: 'alert-20' });
  expect(state.waiting).toHaveLength(100);
  expect(state.unread).toBe(100);
});

it('keeps an alert in the history after it has disappeared', () => {
  const state = after([added('a'), { type: 'dismissed', id: alertId('a') }]);
  expect(state.history.map(({ id }) => id)).toEqual(['a']);
  expect(state.unread).toBe(1);
});

it('counts nothing as unread once the history is read', () => {
  const state = after([added('a'), added('b'), { type: 'historyRead' }, added('c')]);
  expect(state.unread).toBe(1);
  expect([names(state.shown), state.history.length]).toEqual([['a', 'b', 'c'], 3]);
});

it('leaves no alert, no history and no timer at log-out', () => {
  const step = alertQueue(after([added('a'), added('b')]), { type: 'emptied' });
  expect(step.state).toBe(NO_ALERTS);
  expect(step.effects).toEqual([
    { type: 'leave', slot: 'a' },
    { type: 'leave', slot: 'b' },
  ]);
});

it.each<AlertsEvent>([
  { type: 'dismissed', id: alertId('unknown') },
  { type: 'dismissed', id: alertId('unknown') },
  { type: 'historyRead' },
  { type: 'emptied' },
])('keeps the same state for a $type that means nothing', (event) => {
  expect(alertQueue(NO_ALERTS, event).state).toBe(NO_ALERTS);
});

it('never shows more than 3 and never lets one wait while there is room', () => {
  const move = fc.record({ gone: fc.constantFrom('dismissed', undefined), which: fc.nat({ max: 30 }) });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      const events = moves.map(({ gone, which }, index): AlertsEvent => {
        return gone === undefined ? added(`alert-${index}`) : { type: gone, id: alertId(`alert-${which}`) };
      });
      const { shown, waiting } = after(events);
      expect(shown.length).toBeLessThanOrEqual(3);
      expect(waiting.length === 0 || shown.length === 3).toBe(true);
    }),
  );
});
