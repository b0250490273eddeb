import { expect, it } from 'vitest';
import type { EarningsItem } from '../earnings/earnings.ts';
import { NETWORK_TIMED_OUT } from '../kernel/call-failure.ts';
import { clientId, performerId, sessionId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { err, ok } from '../kernel/result.ts';
import { settle } from '../kernel/settle.sim.ts';
import { cents, seconds, type Seconds } from '../kernel/units.ts';
import { DEFAULT_RULE_SET } from '../toys/rules/toy-rule-set.ts';
import { createSessionMeterController } from './session-meter.ts';

const FIRST_OF_MARCH = seconds(Date.parse('2026-03-01T08:00:00Z') / 1000);

const item = (amount: number, duration: number): EarningsItem => ({
  id: sessionId('1'),
  at: FIRST_OF_MARCH,
  service: 'cam',
  client: { id: clientId('5001'), name: 'nl|Mark' },
  duration: seconds(duration),
  amount: cents(amount),
});

const setUp = (itemsAt: (date: Seconds) => readonly EarningsItem[] | undefined) => {
  const asked: unknown[] = [];
  const meter = createSessionMeterController({
    api: {
      earnings: async (_id, query) => {
        asked.push(query);
        const items = itemsAt(query.date);
        if (items === undefined) return err(NETWORK_TIMED_OUT);
        return ok({ items, total: items.length, sum: cents(0), parts: [], services: [] });
      },
    },
    clock: { today: () => FIRST_OF_MARCH },
    log: silentLog,
    performerId: () => performerId('1004'),
    toyRules: () => DEFAULT_RULE_SET,
  });
  return { meter, asked };
};

it('goes by her latest sessions of the same kind', async () => {
  const { meter, asked } = setUp(() => [item(184, 120)]);
  meter.begin('VIPVIDEO');
  expect(meter.watch.state()).toEqual({ rate: undefined, toyCredits: 0 });
  await settle();
  expect(meter.watch.state().rate).toBeCloseTo(184 / 120);
  expect(asked).toEqual([{ scope: 'month', service: 'vipvideo', limit: 20, offset: 0, date: FIRST_OF_MARCH }]);
});

it('looks at the month before when this one has just begun', async () => {
  const { meter } = setUp((date) => (date < FIRST_OF_MARCH ? [item(60, 60)] : []));
  meter.begin('VIDEO');
  await settle();
  expect(meter.watch.state().rate).toBe(1);
});

it('estimates nothing when the platform does not tell, or she never had one', async () => {
  for (const items of [undefined, []]) {
    const { meter } = setUp(() => items);
    meter.begin('VIDEO');
    await settle();
    expect(meter.watch.state().rate).toBeUndefined();
  }
});

it('drops an answer that belongs to a session before, and asks no further', async () => {
  for (const items of [[item(60, 60)], []]) {
    const { meter, asked } = setUp(() => items);
    meter.begin('VIDEO');
    meter.reset();
    await settle();
    expect(meter.watch.state().rate).toBeUndefined();
    expect(asked).toHaveLength(1);
  }
});

it('adds up what the customer gives for toys, and begins anew with the next', () => {
  const { meter } = setUp(() => []);
  const toy = (kind: string, content: string) => meter.hear({ type: 'toyEvent', kind, content });
  meter.begin('VIDEO');
  toy('tip', '5');
  toy('tip', '12');
  toy('special', 'wave');
  toy('tip', 'nonsense');
  meter.hear({ type: 'inboxChanged', unread: 3 });
  expect(meter.watch.state().toyCredits).toBe(5 + 12 + 4);
  meter.begin('VIDEO');
  expect(meter.watch.state().toyCredits).toBe(0);
});
