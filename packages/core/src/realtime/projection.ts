import type { Watchable } from '../kernel/machine.ts';

const isSame = <View extends object>(left: View, right: View): boolean => {
  const after = new Map(Object.entries(right));
  return Object.entries(left).every(([name, value]) => Object.is(value, after.get(name)));
};

/** A machine seen through a pure function; whoever watches hears only of what differs there. */
export const createProjection = <State, View extends object>(
  source: Watchable<State>,
  project: (state: State) => View,
): Watchable<View> => {
  const listeners = new Set<(view: View) => void>();
  let view = project(source.state());
  source.subscribe((state) => {
    const next = project(state);
    if (isSame(view, next)) return;
    view = next;
    for (const listener of listeners) listener(view);
  });
  const subscribe = (listener: (view: View) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { state: () => view, subscribe };
};
