import { autorun } from 'mobx';
import { expect, it, vi } from 'vitest';
import { createValue } from '@greenroom/core/kernel/machine';
import { Mirror } from './mirror.ts';

it('shows each state of its machine to observers, until it is disposed', () => {
  const machine = createValue(1);
  const mirror = new Mirror(machine);
  const seen: number[] = [];
  const end = autorun(() => seen.push(mirror.current));
  machine.set(2);
  mirror.dispose();
  machine.set(3);
  expect([seen, mirror.current]).toEqual([[1, 2], 2]);
  end();
});

it('is the only listener that it adds, and removes it when it is disposed', () => {
  const removed = vi.fn<() => void>();
  const subscribe = vi.fn<() => () => void>(() => removed);
  const mirror = new Mirror({ state: () => 1, subscribe });
  expect(subscribe).toHaveBeenCalledOnce();
  mirror.dispose();
  expect(removed).toHaveBeenCalledOnce();
});
