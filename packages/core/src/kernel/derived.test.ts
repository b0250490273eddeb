import { expect, it } from 'vitest';
import { derived } from './derived.ts';
import { createValue, type Watchable } from './machine.ts';

/** A source that counts its subscriptions. */
const createSource = <State>(initial: State) => {
  const value = createValue(initial);
  let subscriptions = 0;
  const watch: Watchable<State> = {
    state: value.state,
    subscribe: (listener) => {
      subscriptions += 1;
      const off = value.subscribe(listener);
      return () => {
        subscriptions -= 1;
        off();
      };
    },
  };
  return { watch, set: value.set, subscriptions: () => subscriptions };
};

const setUp = () => {
  const name = createSource('Ann');
  const account = createSource({ credits: 5, seen: 0 });
  let computations = 0;
  const view = derived([name.watch, account.watch], (first, { credits }) => {
    computations += 1;
    return { label: `${first}: ${credits}`, isRich: credits > 9 };
  });
  return { name, account, view, computations: () => computations };
};

it('follows each of its sources', () => {
  const { name, account, view } = setUp();
  expect(view.state()).toEqual({ label: 'Ann: 5', isRich: false });
  name.set('Bea');
  account.set({ credits: 10, seen: 0 });
  expect(view.state()).toEqual({ label: 'Bea: 10', isRich: true });
});

it('tells only of a result that differs, whatever changed in its sources', () => {
  const { account, view } = setUp();
  const told: string[] = [];
  view.subscribe(({ label }) => told.push(label));
  account.set({ credits: 5, seen: 1 });
  account.set({ credits: 6, seen: 1 });
  account.set({ credits: 6, seen: 2 });
  expect(told).toEqual(['Ann: 6']);
});

it('tells of a change that was read before the source told of it', () => {
  const { account, view } = setUp();
  const told: string[] = [];
  account.watch.subscribe(() => view.state());
  view.subscribe(({ label }) => told.push(label));
  account.set({ credits: 6, seen: 0 });
  expect(told).toEqual(['Ann: 6']);
});

it('keeps the same object while the result is the same', () => {
  const { account, view } = setUp();
  const before = view.state();
  account.set({ credits: 5, seen: 1 });
  expect(view.state()).toBe(before);
});

it('computes once for each change of a source', () => {
  const { name, view, computations } = setUp();
  view.state();
  view.state();
  expect(computations()).toBe(1);
  name.set('Bea');
  view.state();
  view.state();
  expect(computations()).toBe(2);
});

it('notices names that come and go in the result', () => {
  const source = createSource<{ readonly error?: string }>({});
  const view = derived([source.watch], (state) => ({ ...state }));
  const told: unknown[] = [];
  view.subscribe((state) => told.push(state));
  source.set({ error: 'lost' });
  source.set({});
  expect(told).toEqual([{ error: 'lost' }, {}]);
});

it('tells of a single value as well', () => {
  const source = createSource({ credits: 1 });
  const view = derived([source.watch], ({ credits }) => credits > 3);
  const told: boolean[] = [];
  view.subscribe((isRich) => told.push(isRich));
  source.set({ credits: 2 });
  source.set({ credits: 4 });
  expect(told).toEqual([true]);
});

it('subscribes to its sources only while it has listeners', () => {
  const { name, view } = setUp();
  const listener = (): void => undefined;
  const first = view.subscribe(listener);
  const second = view.subscribe(listener);
  expect(name.subscriptions()).toBe(1);
  first();
  first();
  expect(name.subscriptions()).toBe(1);
  second();
  expect(name.subscriptions()).toBe(0);
});

it('tells of another map or another object of a class, whose values have no names to compare', () => {
  const source = createSource(1);
  class Log {
    readonly length = 1;
    readonly #last: number;
    constructor(last: number) {
      this.#last = last;
    }
    get last(): number {
      return this.#last;
    }
  }
  const [ids, log] = [derived([source.watch], (id) => new Set([id])), derived([source.watch], (id) => new Log(id))];
  const told: unknown[] = [];
  ids.subscribe((set) => told.push(...set));
  log.subscribe(({ last }) => told.push(last));
  source.set(2);
  expect(told).toEqual([2, 2]);
});
