import { expect, it } from 'vitest';
import { NOTHING_UNREAD, unread, type Unread, type UnreadEvent } from './unread.machine.ts';

const after = (...events: readonly UnreadEvent[]): Unread =>
  events.reduce((state, event) => unread(state, event).state, NOTHING_UNREAD);

it('takes the number of a session check once after events may have been missed', () => {
  const missed = after({ type: 'counted', count: 2 }, { type: 'eventsMissed' }, { type: 'accountChecked', count: 5 });
  expect(missed).toEqual({ count: 5, isRecountDue: false });
});

it('ignores the number of a session check while no event was missed', () => {
  expect(after({ type: 'counted', count: 2 }, { type: 'accountChecked', count: 5 }).count).toBe(2);
});

it('recounts no more after a log-out', () => {
  expect(after({ type: 'eventsMissed' }, { type: 'reset' }, { type: 'accountChecked', count: 5 }).count).toBe(0);
});
