import { computed, compareStructural, type IComputedValue } from 'mobx';

/** One computed for each name: who reads one hears of no other. */
export const perName = <Value>(read: (name: string) => Value): ((name: string) => Value) => {
  const known = new Map<string, IComputedValue<Value>>();
  return (name) => {
    const found = known.get(name) ?? computed(() => read(name), { equals: compareStructural });
    known.set(name, found);
    return found.get();
  };
};
