import type { Cancel } from './clock.port.ts';
import { createEmitter } from './emitter.ts';
import type { Watchable } from './machine.ts';

/** A map, a set or an object with private fields has no names to compare. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Compares the values of two plain objects name by name, and anything else by identity. */
const isSame = (left: unknown, right: unknown): boolean => {
  if (Object.is(left, right)) return true;
  if (!isPlain(left) || !isPlain(right)) return false;
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => Object.is(left[name], right[name]));
};

/**
 * Creates a read-only view of sources by a pure function. `state` is recomputed only after a source changed, and stays the same object while
 * the result is equal; listeners get differing results only. It subscribes to its sources only while it has listeners.
 */
export const derived = <States extends readonly unknown[], View>(
  sources: { readonly [Index in keyof States]: Watchable<States[Index]> },
  project: (...states: States) => View,
): Watchable<View> => {
  let computed: { readonly states: readonly unknown[]; readonly view: View } | undefined;
  const state = (): View => {
    const before = computed;
    const states = sources.map((source) => source.state());
    if (before !== undefined && states.every((each, index) => Object.is(each, before.states[index])))
      return before.view;
    const next = project(...(states as unknown as States));
    const view = before !== undefined && isSame(before.view, next) ? before.view : next;
    computed = { states, view };
    return view;
  };

  const changed = createEmitter<View>();
  let reported: View;
  let subscriptions: Cancel[] = [];
  const report = (): void => {
    const view = state();
    if (Object.is(view, reported)) return;
    reported = view;
    changed.emit(view);
  };
  const subscribe = (listener: (view: View) => void): Cancel => {
    if (!changed.hasListeners()) {
      reported = state();
      subscriptions = sources.map((source) => source.subscribe(report));
    }
    // A function of its own for each subscription: each counts once and is removed alone.
    const off = changed.on((view) => listener(view));
    return () => {
      off();
      if (!changed.hasListeners()) for (const cancel of subscriptions.splice(0)) cancel();
    };
  };
  return { state, subscribe };
};
