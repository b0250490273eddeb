import { createActor, type SlotStep } from '../../src/kernel/machine.ts';
import type { CallFailure } from '../../src/kernel/result.ts';
import { createSlots, type SlotEffect } from '../../src/kernel/slots.ts';
import { createVirtualClock } from '../../src/kernel/virtual-clock.ts';
import { settle } from './settle.fake.ts';

export interface Call {
  readonly type: 'call';
  readonly id: number;
}
export type Event =
  | { readonly type: 'asked'; readonly effects: readonly SlotEffect<Call, Event>[] }
  | { readonly type: 'answered'; readonly id: number; readonly failure?: CallFailure };

/** Performs what it is asked for, and keeps the ids of the answers. */
export const collector = (state: readonly number[], event: Event): SlotStep<readonly number[], Event, Call> =>
  event.type === 'asked' ? { state, effects: event.effects } : { state: [...state, event.id], effects: [] };

export const answered = (id: number, failure?: CallFailure): Event =>
  failure === undefined ? { type: 'answered', id } : { type: 'answered', id, failure };
export const call = (id: number): Call => ({ type: 'call', id });

/** An actor whose calls are answered by id. */
export const setUpSlots = (random = { next: () => 0.5 }) => {
  const clock = createVirtualClock();
  const tries: number[] = [];
  const answers = new Map<number, (event: Event | undefined) => void>();
  const actor = createActor<readonly number[], Event, Call>({
    initial: [],
    transition: collector,
    slots: createSlots(clock, random),
    perform: ({ id }) => {
      tries.push(clock.now());
      return new Promise<Event | undefined>((resolve) => answers.set(id, resolve));
    },
  });
  const ask = (...effects: readonly SlotEffect<Call, Event>[]): void => actor.send({ type: 'asked', effects });
  const answer = async (id: number, ...given: readonly (Event | undefined)[]): Promise<void> => {
    answers.get(id)?.(given.length === 0 ? answered(id) : given[0]);
    await settle();
  };
  return { clock, actor, ask, answer, tries, received: actor.state };
};
