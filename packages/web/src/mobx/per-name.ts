import { computed, compareStructural, type IComputedValue } from 'mobx';

/** Creates one computed for each name: a reader of one is notified of no other. */
export const perName = <Value>(read: (name: string) => Value): ((name: string) => Value) => {
  const known = new Map<string, IComputedValue<Value>>();
  return (name) => {
    const found = known.get(name) ?? computed(() => read(name), { equals: compareStructural });
    known.set(name, found);
    return found.get();
  };
};
