import { expect, it } from 'vitest';
import { millis } from '../kernel/units.ts';
import { CALL_OVER, persistentCall, type PersistentCallEvent } from './persistent-call.machine.ts';

const effectsOf = (...events: readonly PersistentCallEvent[]): readonly string[] => {
  let state = CALL_OVER;
  const effects: string[] = [];
  for (const event of events) {
    const step = persistentCall(state, event);
    state = step.state;
    effects.push(...step.effects.map(({ type }) => type));
  }
  return effects;
};
const started = (times: number): PersistentCallEvent => ({
  type: 'started',
  persistence: { every: millis(5_000), times },
});
const ANSWERED: PersistentCallEvent = { type: 'answered', isEnough: true };
const UNANSWERED: PersistentCallEvent = { type: 'answered', isEnough: false };
const DUE: PersistentCallEvent = { type: 'retryDue' };

it('makes a call that is answered once', () => {
  expect(effectsOf(started(3), ANSWERED, DUE)).toEqual(['attempt', 'cancelSchedule', 'reportOver']);
});

it('tries 2 times at most and reports the end once', () => {
  expect(effectsOf(started(2), UNANSWERED, DUE, UNANSWERED, DUE, UNANSWERED)).toEqual([
    'attempt',
    'schedule',
    'attempt',
    'cancelSchedule',
    'reportOver',
  ]);
});

it('waits for the period between two tries', () => {
  const trying = persistentCall(CALL_OVER, started(2)).state;
  expect(persistentCall(trying, UNANSWERED).effects).toEqual([{ type: 'schedule', after: 5_000 }]);
});

it('ends once, and then no answer means anything', () => {
  expect(effectsOf(started(3), { type: 'ended' }, { type: 'ended' }, UNANSWERED)).toEqual([
    'attempt',
    'cancelSchedule',
    'reportOver',
  ]);
});
