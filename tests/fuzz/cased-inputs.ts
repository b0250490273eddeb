import fc from 'fast-check';

/** @returns undefined for what is no JSON */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Text that names a case and carries its content behind the first space. */
export const cased = (
  names: readonly string[],
  contentOf: (name: string) => fc.Arbitrary<string>,
): fc.Arbitrary<string> =>
  fc.constantFrom(...names).chain((name) => contentOf(name).map((content) => `${name} ${content}`));

/** Splits what `cased` joined. */
export const parted = (input: string): readonly [string, string] => {
  const at = input.indexOf(' ');
  return [input.slice(0, at), input.slice(at + 1)];
};

const made = new Map<string, fc.Arbitrary<string>>();
/** Arbitraries that take long to make are made once. */
export const kept = (key: string, create: () => fc.Arbitrary<string>): fc.Arbitrary<string> => {
  const known = made.get(key) ?? create();
  made.set(key, known);
  return known;
};
