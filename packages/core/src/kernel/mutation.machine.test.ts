import { expect, it } from 'vitest';
import { IDLE_MUTATION, mutation, type MutationEvent, type MutationState } from './mutation.machine.ts';
import { NETWORK_TIMED_OUT } from './result.ts';

const run = (from: MutationState<string>, ...events: readonly MutationEvent<string>[]): MutationState<string> =>
  events.reduce((state, event) => mutation(state, event).state, from);
const save: MutationEvent<string> = { type: 'requested', variables: 'first' };
const BUSY = run(IDLE_MUTATION, save);

it.each<[string, readonly MutationEvent<string>[]]>([
  ['it was reset', [{ type: 'reset' }]],
  ['it was reset and requested again', [{ type: 'reset' }, save]],
  ['it failed and was requested again', [{ type: 'failed', generation: 1, failure: NETWORK_TIMED_OUT }, save]],
])('drops the outcomes of a call after %s', (_, events) => {
  const state = run(BUSY, ...events);
  const { generation } = BUSY;
  for (const late of [
    { type: 'done', generation },
    { type: 'failed', generation, failure: NETWORK_TIMED_OUT },
  ] as const)
    expect(run(state, late)).toBe(state);
});
