import { expect, it } from 'vitest';
import { invoke, leave } from '../kernel/slots.ts';
import {
  confirmation,
  NO_CONFIRMATION,
  type ConfirmationEvent,
  type ConfirmationState,
} from './confirmation.machine.ts';

const run = (from: ConfirmationState, ...events: readonly ConfirmationEvent[]) => {
  let state = from;
  let effects: ReturnType<typeof confirmation>['effects'] = [];
  for (const event of events) ({ state, effects } = confirmation(state, event));
  return { state, effects };
};
const required: ConfirmationEvent = { type: 'required' };
const BEGINNING = run(NO_CONFIRMATION, required).state;
const begun = (passkeyOptions?: unknown): ConfirmationEvent => ({
  type: 'begun',
  question: { method: 'authenticator', passkeyOptions },
});
const ASKING = run(BEGINNING, begun('options')).state;
const CHECKING = run(ASKING, { type: 'proved', proof: '123456' }).state;

it('asks the platform once which proof it wants, however many changes wait', () => {
  const first = run(NO_CONFIRMATION, required);
  expect(first.effects).toEqual([invoke('call', { type: 'begin' })]);
  for (const state of [BEGINNING, ASKING, CHECKING]) expect(run(state, required)).toEqual({ state, effects: [] });
});

it.each<[string, ConfirmationState]>([
  ['before anything was asked', NO_CONFIRMATION],
  ['before the platform has told which proof it wants', BEGINNING],
  ['while a proof is checked', CHECKING],
])('takes no proof, passkey or new question %s', (_, state) => {
  for (const event of [{ type: 'proved', proof: '123456' }, { type: 'passkeyChosen' }, { type: 'restarted' }] as const)
    expect(run(state, event)).toEqual({ state, effects: [] });
});

it('takes no code where the platform could not tell which proof it wants', () => {
  const { state } = run(BEGINNING, { type: 'refused', error: 'accountSecurity.notConfirmed' });
  expect(run(state, { type: 'proved', proof: '1' })).toEqual({ state, effects: [] });
  expect(run(state, { type: 'passkeyChosen' })).toEqual({ state, effects: [] });
});

it('takes no passkey where none can be used', () => {
  const { state } = run(BEGINNING, begun());
  expect(run(state, { type: 'passkeyChosen' })).toEqual({ state, effects: [] });
});

it('drops the error of the last proof with the next one', () => {
  const refused: ConfirmationEvent = { type: 'refused', error: 'accountSecurity.notConfirmed' };
  const wrong = run(CHECKING, refused).state;
  expect(wrong).toMatchObject({ status: 'asking', error: 'accountSecurity.notConfirmed' });
  for (const event of [{ type: 'proved', proof: '1' }, { type: 'passkeyChosen' }, { type: 'restarted' }] as const)
    expect(run(wrong, event).state.error).toBeUndefined();
});

it('reports a cancelled question to the waiting changes once, and leaves its call', () => {
  for (const before of [BEGINNING, ASKING, CHECKING]) {
    const { state, effects } = run(before, { type: 'cancelled' });
    expect(effects).toEqual([leave('call'), { type: 'settle', isConfirmed: false }]);
    expect(state).toEqual(NO_CONFIRMATION);
    expect(run(state, { type: 'cancelled' })).toEqual({ state, effects: [] });
  }
});

it('reports a confirmed question to the waiting changes, and closes', () => {
  const { state, effects } = run(CHECKING, { type: 'confirmed' });
  expect(effects).toEqual([leave('call'), { type: 'settle', isConfirmed: true }]);
  expect(state).toEqual(NO_CONFIRMATION);
});
