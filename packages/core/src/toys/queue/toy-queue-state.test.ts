import { expect, it } from 'vitest';
import { toyJobId } from '../../kernel/ids.ts';
import { credits, millis } from '../../kernel/units.ts';
import { RESTING, isToyAtHand, type ToyJob, type ToyQueueState } from './toy-queue-state.ts';

const JOB: ToyJob = {
  id: toyJobId('1'),
  trigger: { kind: 'tip', amount: credits(1) },
  commands: [],
  time: millis(2_000),
};

it('has no toy to stop while none is connected and nothing runs', () => {
  expect(isToyAtHand([], RESTING)).toBe(false);
});

it('has a toy to stop as soon as one is connected, also while it rests', () => {
  expect(isToyAtHand([{}], RESTING)).toBe(true);
});

it.each<readonly [string, Partial<ToyQueueState>]>([
  ['may still move', { mustStop: 'whenEmpty' }],
  ['has a command to come', { waiting: [{ job: JOB }] }],
  ['has not confirmed its stop', { stop: { status: 'unconfirmed', trying: false } }],
])('has a toy to stop whose app is gone while it %s', (_, queue) => {
  expect(isToyAtHand([], { ...RESTING, ...queue })).toBe(true);
});
