import { expect, it } from 'vitest';
import { customerMachine, type CustomerEvent, type CustomerState } from './customer.machine.ts';

/** Effects of the events, and the state of the customer afterwards. */
const live = (...events: readonly CustomerEvent[]) => {
  let state: CustomerState = { status: 'new' };
  const told: string[] = [];
  for (const event of events) {
    const step = customerMachine(state, event);
    state = step.state;
    told.push(...step.effects.map(({ type }) => type));
  }
  return { state, told };
};

it('starts the timers once the performer accepted', () => {
  expect(live({ type: 'ask' }, { type: 'accepted' })).toEqual({
    state: { status: 'talking' },
    told: ['ask', 'startTimers'],
  });
});

it.each(['BROKE', 'CLICK', 'DISCONNECT', 'DEFAULT'] as const)('leaves a session with %s', (reason) => {
  const { state, told } = live({ type: 'ask' }, { type: 'accepted' }, { type: 'leave', reason });
  expect([state, told.at(-1)]).toEqual([{ status: 'over', why: `left ${reason}` }, 'leave']);
});

it('takes the request back when the customer leaves before the answer', () => {
  const { state, told } = live({ type: 'ask' }, { type: 'leave', reason: 'CLICK' });
  expect([state, told]).toEqual([{ status: 'over', why: 'cancelled' }, ['ask', 'cancel']]);
});

it.each(['declined', 'timedOut', 'endedByPerformer', 'lineLost'] as const)('asks no more when it is %s', (type) => {
  expect(live({ type: 'ask' }, { type }, { type: 'accepted' })).toEqual({
    state: { status: 'over', why: type },
    told: ['ask'],
  });
});

it('remembers why the platform refused the request', () => {
  const { state } = live({ type: 'ask' }, { type: 'refused', error: 'blocked' });
  expect(state).toEqual({ status: 'over', why: 'refused', error: 'blocked' });
});

it('hears a message without a change of state', () => {
  const talking: CustomerState = { status: 'talking' };
  expect(customerMachine(talking, { type: 'message', text: 'Hello' }).state).toBe(talking);
});
