import * as z from 'zod';

const NAME = /\$\{(\w+)\}/g;
const ALONE = /^\$\{(\w+)\}$/;

const namesSomething = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('${');
  if (typeof value !== 'object' || value === null) return false;
  for (const name in value) if (namesSomething(Reflect.get(value, name))) return true;
  return false;
};

/**
 * Puts values in place of `${name}`; a text that is nothing but a name becomes the value itself.
 *
 * @param look finds the value of a name; `undefined` leaves the name as it stands
 */
export const fillNames = <Value>(value: Value, look: (name: string) => unknown): Value => {
  const fill = (inner: unknown): unknown => {
    if (typeof inner === 'string') {
      const alone = ALONE.exec(inner)?.[1];
      const whole = alone === undefined ? undefined : look(alone);
      if (whole !== undefined) return whole;
      return inner.replaceAll(NAME, (all, name: string) => {
        const found = look(name);
        if (found === undefined) return all;
        return typeof found === 'string' ? found : JSON.stringify(found);
      });
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

const placeholderValue = z.union([z.string(), z.number(), z.boolean()]);
export type PlaceholderValues = Readonly<Record<string, z.output<typeof placeholderValue>>>;

export const placeholderName = z.string().regex(/^\w+$/, 'a name of letters, digits and _');

/** Values by name; a scenario is played once for each combination of them. */
export const matrixWire = z.record(placeholderName, z.array(placeholderValue).min(1));

/** Combinations that one file may ask for at most. */
const MOST_COMBINATIONS = 200;

/** All combinations of the values of a matrix, in the order of the file; one without values where there is no matrix. */
export const combinationsOf = (matrix: z.output<typeof matrixWire> | undefined): readonly PlaceholderValues[] =>
  Object.entries(matrix ?? {}).reduce<readonly PlaceholderValues[]>(
    (made, [name, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

export const isTooLarge = (matrix: z.output<typeof matrixWire>): boolean =>
  Object.values(matrix).reduce((product, values) => product * values.length, 1) > MOST_COMBINATIONS;

export const TOO_LARGE = `at most ${MOST_COMBINATIONS} combinations`;

/** Names a combination for a reader, such as `service chat, reason BROKE`; undefined where nothing differs. */
export const combinationText = (values: PlaceholderValues): string | undefined => {
  const parts = Object.entries(values).map(([name, value]) => `${name} ${String(value)}`);
  return parts.length === 0 ? undefined : parts.join(', ');
};
