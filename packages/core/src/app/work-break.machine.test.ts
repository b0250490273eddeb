import { expect, it } from 'vitest';
import { millis } from '../kernel/units.ts';
import { NO_BREAK, workBreak, type WorkBreakEvent } from './work-break.machine.ts';

const now = millis(1_000);
const RUNNING = workBreak(NO_BREAK, { type: 'started', now }).state;
const restored = (left: number): WorkBreakEvent => ({ type: 'restored', now, left: millis(left) });

it('pauses, is kept, reminds 30 s before its end and ends after 5 minutes', () => {
  expect(workBreak(NO_BREAK, { type: 'started', now })).toEqual({
    state: { until: 301_000 },
    effects: [
      { type: 'pause' },
      { type: 'keep', left: 300_000 },
      { type: 'schedule', event: 'reminderDue', after: 270_000 },
      { type: 'schedule', event: 'over', after: 300_000 },
    ],
  });
});

it.each([
  [30_001, ['reminderDue', 'over']],
  [30_000, ['over']],
  [1, ['over']],
  [0, []],
  [-1, []],
])('schedules, with %i ms left after a reload, %j', (left, events) => {
  const { state, effects } = workBreak(NO_BREAK, restored(left));
  expect(effects.map((effect) => effect.type === 'schedule' && effect.event)).toEqual(events);
  expect(state.until).toBe(left > 0 ? 1_000 + left : undefined);
});

it.each<WorkBreakEvent>([{ type: 'started', now: millis(2_000) }, restored(9_000)])(
  'goes on as it is when it is $type a second time',
  (event) => {
    expect(workBreak(RUNNING, event)).toEqual({ state: RUNNING, effects: [] });
  },
);

it.each([
  ['over', ['cancelSchedules', 'forget', 'resume']],
  ['ended', ['cancelSchedules', 'forget']],
  ['released', ['cancelSchedules']],
] as const)('is no more once it is %s, and does %j', (type, effects) => {
  const step = workBreak(RUNNING, { type });
  expect([step.state, step.effects.map((effect) => effect.type)]).toEqual([{ until: undefined }, effects]);
});

it.each(['over', 'ended', 'released', 'reminderDue'] as const)('does nothing when %s comes without a break', (type) => {
  expect(workBreak(NO_BREAK, { type })).toEqual({ state: NO_BREAK, effects: [] });
});
