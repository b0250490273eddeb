import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import type { EarningsLeft } from '@greenroom/core/earnings/earnings';
import { createValue } from '@greenroom/core/kernel/machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { cents, millis, seconds } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { answered } from '@greenroom/core/testing/kernel/query.fake';
import { createTicker } from '../mobx/ticker.ts';
import { EarningsLeftViewModel } from './earnings-left.view-model.ts';

/** Sunday, 23:57:30 in Amsterdam. */
const NOW = seconds(Date.parse('2026-11-22T23:57:30+01:00') / 1000);

const leftUntil = (nextPayment: number): Query<'left', EarningsLeft> =>
  answered('left', { left: cents(1000), nextPayment: seconds(nextPayment), rank: 3, rankWeek: NOW });

it('counts down to the payout while it is shown, and names last week so from Monday on', () => {
  const clock = createVirtualClock(NOW);
  const watch = createValue(leftUntil(NOW + 240));
  const left = { watch, reload: () => undefined };
  const model = new EarningsLeftViewModel({ left }, clock.today, createTicker(clock));
  const seen: unknown[] = [];
  const stop = autorun(() => seen.push([model.nextPayment?.left.params.count, model.rank?.week.key]));
  clock.advance(millis(180_000));
  expect(seen).toEqual([
    [4, 'format.week.this'],
    [3, 'format.week.this'],
    [2, 'format.week.this'],
    [2, 'format.week.last'],
    [1, 'format.week.last'],
  ]);
  stop();
  expect(clock.pending()).toBe(0);
});

it('asks for the next payout once the time of this one has passed, each minute until it is told, and only while it is shown', () => {
  const clock = createVirtualClock(NOW);
  const watch = createValue(leftUntil(NOW + 240));
  let asked = 0;
  const left = { watch, reload: () => void (asked += 1) };
  const model = new EarningsLeftViewModel({ left }, clock.today, createTicker(clock));
  const stop = autorun(() => model.nextPayment);
  clock.advance(millis(239_000));
  expect(asked).toBe(0);
  clock.advance(millis(1_000));
  expect(asked).toBe(1);
  clock.advance(millis(60_000));
  expect(asked).toBe(2);
  watch.set(leftUntil(NOW + 604_800));
  clock.advance(millis(120_000));
  expect(asked).toBe(2);
  watch.set(leftUntil(NOW));
  stop();
  clock.advance(millis(120_000));
  expect(asked).toBe(3);
  expect(clock.pending()).toBe(0);
});
