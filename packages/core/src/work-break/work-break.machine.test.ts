import { expect, it } from 'vitest';
import { performerId } from '../kernel/ids.ts';
import { after, leave } from '../kernel/slots.ts';
import { millis } from '../kernel/units.ts';
import { NO_BREAK, workBreak, type WorkBreakEvent } from './work-break.machine.ts';

const now = millis(1_000);
const ANNA = performerId('1001');
const IDLE = workBreak(NO_BREAK, { type: 'loaded', owner: ANNA, now, left: undefined, isPaused: true }).state;
const RUNNING = workBreak(IDLE, { type: 'started', now }).state;
const LEFT = [leave('reminder'), leave('end')];
const loaded = (left: number, isPaused = true): WorkBreakEvent => ({
  type: 'loaded',
  owner: ANNA,
  now,
  left: millis(left),
  isPaused,
});

it('pauses, is kept, reminds 30 s before its end and ends after 5 minutes', () => {
  expect(workBreak(IDLE, { type: 'started', now })).toEqual({
    state: { until: 301_000, owner: ANNA },
    effects: [
      { type: 'pause' },
      { type: 'keep', owner: ANNA, left: 300_000 },
      after('reminder', millis(270_000), { type: 'reminderDue' }),
      after('end', millis(300_000), { type: 'over' }),
    ],
  });
});

it.each([
  [30_001, ['reminderDue', 'over']],
  [30_000, ['over']],
  [1, ['over']],
])('schedules, with %i ms left after a reload, %j', (left, events) => {
  const { state, effects } = workBreak(NO_BREAK, loaded(left));
  expect(effects.map((effect) => effect.type === 'after' && effect.event.type)).toEqual(events);
  expect(state).toEqual({ until: 1_000 + left, owner: ANNA });
});

it.each([loaded(0), loaded(-1), loaded(9_000, false)])(
  'forgets a break that is over, or whose pause was ended: %j',
  (event) => {
    expect(workBreak(NO_BREAK, event)).toEqual({ state: IDLE, effects: [{ type: 'forget', owner: ANNA }] });
  },
);

it('keeps nothing without a performer', () => {
  const running = workBreak(NO_BREAK, { type: 'started', now });
  expect(running.effects.map(({ type }) => type)).toEqual(['pause', 'after', 'after']);
  expect(workBreak(running.state, { type: 'ended' }).effects).toEqual(LEFT);
});

it('is no longer than 5 minutes after a reload, whatever the clock says', () => {
  expect(workBreak(NO_BREAK, loaded(900_000)).state.until).toBe(301_000);
});

it.each<WorkBreakEvent>([{ type: 'started', now: millis(2_000) }, loaded(9_000)])(
  'goes on as it is when it is $type a second time',
  (event) => {
    expect(workBreak(RUNNING, event)).toEqual({ state: RUNNING, effects: [] });
  },
);

it.each([
  ['over', ['leave', 'leave', 'forget', 'resume']],
  ['ended', ['leave', 'leave', 'forget']],
  ['released', ['leave', 'leave']],
] as const)('is no more once it is %s, and does %j', (type, effects) => {
  const step = workBreak(RUNNING, { type });
  expect([step.state, step.effects.map((effect) => effect.type)]).toEqual([
    type === 'released' ? NO_BREAK : IDLE,
    effects,
  ]);
});

it.each(['over', 'ended', 'released', 'reminderDue'] as const)('does nothing when %s comes without a break', (type) => {
  expect(workBreak(NO_BREAK, { type })).toEqual({ state: NO_BREAK, effects: [] });
});
