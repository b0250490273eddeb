import { autorun, computed } from 'mobx';
import { expect, it, vi } from 'vitest';
import { derived } from '@greenroom/core/kernel/derived';
import { createValue } from '@greenroom/core/kernel/machine';
import { read } from './read.ts';

it('shows each state of its machine to an observer', () => {
  const machine = createValue(1);
  const seen: number[] = [];
  const end = autorun(() => seen.push(read(machine)));
  machine.set(2);
  end();
  machine.set(3);
  expect([seen, read(machine)]).toEqual([[1, 2], 3]);
});

it('subscribes once for all observers, and only while there is one', () => {
  const machine = createValue(1);
  const removed = vi.fn<() => void>();
  const subscribe = vi.fn<() => () => void>(() => removed);
  const watched = { state: machine.state, subscribe };
  read(watched);
  expect(subscribe).not.toHaveBeenCalled();
  const ends = [autorun(() => void read(watched)), autorun(() => void read(watched))];
  expect([subscribe.mock.calls.length, removed.mock.calls.length]).toEqual([1, 0]);
  for (const end of ends) end();
  expect([subscribe.mock.calls.length, removed.mock.calls.length]).toEqual([1, 1]);
  autorun(() => void read(watched))();
  expect([subscribe.mock.calls.length, removed.mock.calls.length]).toEqual([2, 2]);
});

it('gives all readers of a machine the same state within one event', () => {
  const machine = createValue(1);
  const half = computed(() => read(machine) / 2);
  const double = computed(() => read(machine) * 2);
  const seen: (readonly number[])[] = [];
  const ends = [
    autorun(() => seen.push([half.get(), read(machine), double.get()])),
    autorun(() => seen.push([double.get(), read(machine), half.get()])),
  ];
  machine.set(2);
  expect(seen).toEqual([
    [0.5, 1, 2],
    [2, 1, 0.5],
    [1, 2, 4],
    [4, 2, 1],
  ]);
  for (const end of ends) end();
});

it('shows the newest state to an observer that comes after changes nobody followed', () => {
  const machine = createValue(1);
  const view = derived([machine], (count) => count * 10);
  autorun(() => void read(view))();
  machine.set(2);
  const seen: number[] = [];
  const end = autorun(() => seen.push(read(view)));
  machine.set(3);
  expect(seen).toEqual([20, 30]);
  end();
});
