import { StepFailure } from './stage.ts';
import type { Seen } from './watched-state.ts';

const NAME = /\$\{(\w+)\}/g;

const namesSomething = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('${');
  if (typeof value !== 'object' || value === null) return false;
  for (const name in value) if (namesSomething(Reflect.get(value, name))) return true;
  return false;
};

/** Puts saved values in place of `${name}`; a text that is nothing but a name becomes the value itself. */
export const fillIn = <Value>(value: Value, saved: ReadonlyMap<string, Seen>): Value => {
  const look = (name: string): Seen => {
    const found = saved.get(name);
    if (found === undefined) throw new StepFailure(`nothing was saved as \${${name}}`);
    return found;
  };
  const fill = (inner: unknown): unknown => {
    if (typeof inner === 'string') {
      const alone = /^\$\{(\w+)\}$/.exec(inner)?.[1];
      return alone === undefined ? inner.replaceAll(NAME, (_all, name: string) => String(look(name))) : look(alone);
    }
    if (Array.isArray(inner)) return inner.map(fill);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, fill(one)]));
  };
  // Most steps name nothing: reading them costs less than copying them.
  if (!namesSomething(value)) return value;
  // The shape stays: only texts within it change.
  return fill(value) as Value;
};
