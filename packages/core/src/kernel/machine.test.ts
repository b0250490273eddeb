import { expect, it } from 'vitest';
import { andThen, createActor, exhaustive, NO_EFFECTS, type Step, unchanged, watchChanges } from './machine.ts';
import { millis } from './units.ts';
import { createVirtualClock } from './virtual-clock.ts';

interface Counter {
  readonly count: number;
}
type CounterEvent = { readonly type: 'added'; readonly by: number } | { readonly type: 'ignored' };
type CounterEffect = { readonly type: 'report'; readonly count: number };

/** Reports each change; adding 0 is an event that means nothing. */
const counter = (state: Counter, event: CounterEvent): Step<Counter, CounterEffect> => {
  if (event.type === 'ignored' || event.by === 0) return { state, effects: NO_EFFECTS };
  const count = state.count + event.by;
  return { state: { count }, effects: [{ type: 'report', count }] };
};

type Perform = (effect: CounterEffect, send: (event: CounterEvent) => void) => void;

const run = (perform: Perform = () => undefined) => {
  const actor = createActor<Counter, CounterEvent, CounterEffect>({
    initial: { count: 0 },
    transition: counter,
    perform,
  });
  const seen: number[] = [];
  actor.subscribe(({ count }) => seen.push(count));
  return { actor, seen, add: (by: number) => actor.send({ type: 'added', by }) };
};

it('moves to the next state and tells who listens', () => {
  const { actor, seen, add } = run();
  add(2);
  add(3);
  expect(actor.state()).toEqual({ count: 5 });
  expect(seen).toEqual([2, 5]);
});

it('notifies no listener of an event that means nothing', () => {
  const { actor, seen, add } = run();
  const before = actor.state();
  add(0);
  actor.send({ type: 'ignored' });
  expect(actor.state()).toBe(before);
  expect(seen).toEqual([]);
});

it('performs effects with the new state already in place', () => {
  const counts: number[] = [];
  const { actor, add } = run(({ count }) => counts.push(count, actor.state().count));
  add(4);
  expect(counts).toEqual([4, 4]);
});

it('finishes one event before it takes the next', () => {
  const order: string[] = [];
  const { actor, add } = run(({ count }, send) => {
    order.push(`report ${count}`);
    if (count === 1) {
      send({ type: 'added', by: 10 });
      send({ type: 'added', by: 100 });
    }
    order.push(`end ${count}`);
  });
  actor.subscribe(({ count }) => order.push(`told ${count}`));
  add(1);
  const steps = [1, 11, 111].flatMap((count) => [`report ${count}`, `end ${count}`, `told ${count}`]);
  expect(order).toEqual(steps);
});

it('lets a listener send an event without showing half a step', () => {
  const { actor, seen, add } = run();
  const late: number[] = [];
  actor.subscribe(({ count }) => {
    if (count < 3) add(1);
  });
  actor.subscribe(({ count }) => late.push(count));
  add(1);
  expect(seen).toEqual([1, 2, 3]);
  expect(late).toEqual([1, 2, 3]);
});

it('takes a burst of 100000 events that an effect sends', () => {
  const { actor, add } = run(({ count }, send) => {
    if (count === 1) for (let index = 0; index < 100_000; index += 1) send({ type: 'added', by: 1 });
  });
  add(1);
  expect(actor.state().count).toBe(100_001);
});

it('follows a chain of 100000 events without growing the stack', () => {
  const { actor, add } = run(({ count }, send) => {
    if (count < 100_000) send({ type: 'added', by: 1 });
  });
  add(1);
  expect(actor.state().count).toBe(100_000);
});

it('tells a listener nothing after it has left', () => {
  const { actor, add } = run();
  const seen: number[] = [];
  const leave = actor.subscribe(({ count }) => seen.push(count));
  add(1);
  leave();
  leave();
  add(1);
  expect(seen).toEqual([1]);
});

it('lets a listener leave while it is being told', () => {
  const { actor, seen, add } = run();
  const once: number[] = [];
  const leave = actor.subscribe(({ count }) => {
    once.push(count);
    leave();
  });
  add(1);
  add(1);
  expect(once).toEqual([1]);
  expect(seen).toEqual([1, 2]);
});

it('goes on after an effect that throws', () => {
  const { actor, seen, add } = run(({ count }) => {
    if (count === 1) throw new Error('bug');
  });
  expect(() => add(1)).toThrow('bug');
  expect(actor.state().count).toBe(1);
  expect(seen).toEqual([1]);
  add(1);
  expect(seen).toEqual([1, 2]);
});

it('handles the events that wait although an effect throws', () => {
  const { actor, seen, add } = run(({ count }, send) => {
    if (count !== 1) return;
    send({ type: 'added', by: 10 });
    throw new Error('bug');
  });
  expect(() => add(1)).toThrow('bug');
  expect(actor.state().count).toBe(11);
  expect(seen).toEqual([1, 11]);
});

it('reports the first of several bugs and forgets them', () => {
  const { actor, add } = run(({ count }, send) => {
    if (count >= 3) return;
    send({ type: 'added', by: 1 });
    throw new Error(`bug ${count}`);
  });
  expect(() => add(1)).toThrow('bug 1');
  expect(actor.state().count).toBe(3);
  expect(() => add(1)).not.toThrow();
});

it('goes on after a listener or a transition that throws', () => {
  const { actor, seen, add } = run();
  const leave = actor.subscribe(() => {
    throw new Error('bug');
  });
  expect(() => add(1)).toThrow('bug');
  leave();
  add(1);
  expect(seen).toEqual([1, 2]);

  const broken = createActor<Counter, CounterEvent, CounterEffect>({
    initial: { count: 0 },
    transition: (state, event) => {
      if (event.type === 'ignored') throw new Error('bug');
      return counter(state, event);
    },
    perform: () => undefined,
  });
  expect(() => broken.send({ type: 'ignored' })).toThrow('bug');
  broken.send({ type: 'added', by: 1 });
  expect(broken.state().count).toBe(1);
});

it('performs all other effects of a step when one throws, also a timer behind it', () => {
  const clock = createVirtualClock();
  const performed: string[] = [];
  const actor = createActor<number, 'start' | 'due', string>({
    initial: 0,
    transition: (state, event) => ({ state: state + 1, effects: event === 'start' ? ['a', 'bug', 'timer', 'b'] : [] }),
    perform: (effect, send) => {
      if (effect === 'bug') throw new Error('bug');
      if (effect === 'timer') clock.schedule(millis(1_000), () => send('due'));
      performed.push(effect);
    },
  });
  expect(() => actor.send('start')).toThrow('bug');
  expect(performed).toEqual(['a', 'timer', 'b']);
  clock.advance(millis(1_000));
  expect(actor.state()).toBe(2);
});

it('tells every other listener when one throws', () => {
  const { actor, add } = run();
  actor.subscribe(() => {
    throw new Error('bug');
  });
  const late: number[] = [];
  actor.subscribe(({ count }) => late.push(count));
  expect(() => add(1)).toThrow('bug');
  expect(late).toEqual([1]);
});

it('runs on the virtual clock in order of time', () => {
  const clock = createVirtualClock();
  const reported: string[] = [];
  const { add } = run(({ count }, send) => {
    reported.push(`${count} at ${clock.now()}`);
    if (count < 3) clock.schedule(millis(1_000), () => send({ type: 'added', by: 1 }));
  });
  add(1);
  clock.advance(millis(2_000));
  expect(reported).toEqual(['1 at 0', '2 at 1000', '3 at 2000']);
});

it('follows a step with one that begins with its state, and keeps the effects of both in order', () => {
  const step = andThen({ state: 1, effects: ['a'] }, (state) => ({ state: state + 1, effects: ['b', 'c'] }));
  expect(step).toEqual({ state: 2, effects: ['a', 'b', 'c'] });
});

it('changes nothing outside with an unchanged step', () => {
  const state = { count: 1 };
  expect(unchanged(state)).toEqual({ state, effects: [] });
  expect(unchanged(state).state).toBe(state);
});

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

it('names the value that should not exist', () => {
  expect(() => exhaustive({ type: 'unheard of' } as never)).toThrow('Unexpected value: {"type":"unheard of"}');
});
