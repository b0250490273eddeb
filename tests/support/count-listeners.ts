import { vi } from 'vitest';

/** Counts the functions in sets that were made before or after: the kernel's emitter keeps its listeners in one. */
export const countListeners = () => {
  let count = 0;
  const { add, delete: remove, clear } = Set.prototype;
  const functionsIn = (set: ReadonlySet<unknown>): number =>
    [...set].filter((item) => typeof item === 'function').length;
  const spies = [
    vi.spyOn(Set.prototype, 'add').mockImplementation(function (this: Set<unknown>, item: unknown) {
      if (typeof item === 'function' && !this.has(item)) count += 1;
      return add.call(this, item);
    }),
    vi.spyOn(Set.prototype, 'delete').mockImplementation(function (this: Set<unknown>, item: unknown) {
      const removed = remove.call(this, item);
      if (removed && typeof item === 'function') count -= 1;
      return removed;
    }),
    vi.spyOn(Set.prototype, 'clear').mockImplementation(function (this: Set<unknown>) {
      count -= functionsIn(this);
      clear.call(this);
    }),
  ];
  return {
    count: () => count,
    end: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
};
