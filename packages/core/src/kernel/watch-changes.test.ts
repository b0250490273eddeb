import { expect, it } from 'vitest';
import { createActor, NO_EFFECTS } from './machine.ts';
import { watchChanges } from './watch-changes.ts';

it('tells each change together with what was before, until it is cancelled', () => {
  const actor = createActor<number, number, never>({
    initial: 0,
    transition: (state, by) => ({ state: state + by, effects: NO_EFFECTS }),
    perform: () => undefined,
  });
  const seen: string[] = [];
  const cancel = watchChanges(actor, (state, before) => seen.push(`${before} to ${state}`));
  actor.send(1);
  actor.send(0);
  actor.send(2);
  cancel();
  actor.send(4);
  expect(seen).toEqual(['0 to 1', '1 to 3']);
});

it('tells changes in order when hearing of one causes the next', () => {
  const actor = createActor<number, number, never>({
    initial: 0,
    transition: (state, by) => ({ state: state + by, effects: NO_EFFECTS }),
    perform: () => undefined,
  });
  const seen: string[] = [];
  watchChanges(actor, (state, before) => {
    seen.push(`${before} to ${state}`);
    if (state < 3) actor.send(1);
  });
  actor.send(1);
  expect(seen).toEqual(['0 to 1', '1 to 2', '2 to 3']);
});
