import type { Watchable } from '../kernel/machine.ts';

/** A view has the same names at every moment. */
const isSame = <View extends object>(left: View, right: View): boolean => {
  for (const name in left) if (!Object.is(left[name], right[name])) return false;
  return true;
};

/** Observes a machine through a pure function; listeners are called only when its result differs. */
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
