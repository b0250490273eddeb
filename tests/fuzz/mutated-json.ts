import fc from 'fast-check';

/** Values that programs mistake for something else. */
const ODD: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '0',
  'null',
  '__proto__',
  'constructor',
  'toString',
  '\ud800',
  '\u0000',
  '%E0%A4%A',
  '😀',
  'x'.repeat(5_000),
  0,
  -1,
  0.1,
  1e21,
  -1e308,
  Number.MAX_SAFE_INTEGER + 1,
  [],
  {},
  [[]],
  [null],
];
const odd = fc.oneof(fc.constantFrom(...ODD), fc.jsonValue({ maxDepth: 2 }));

interface Change {
  readonly at: number;
  readonly how: 'replace' | 'remove' | 'wrap' | 'unwrap' | 'name' | 'double';
  readonly value: unknown;
}
const changes = fc.record<Change>({
  at: fc.nat(60),
  how: fc.constantFrom('replace', 'remove', 'wrap', 'unwrap', 'name', 'double'),
  value: odd,
});

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const REMOVED = Symbol('removed');

const changed = (value: unknown, change: Change): unknown => {
  switch (change.how) {
    case 'replace':
      return change.value;
    case 'remove':
      return REMOVED;
    case 'wrap':
      return [value];
    case 'unwrap':
      return isTable(value) ? Object.values(value)[0] : Array.isArray(value) ? value[0] : String(value);
    case 'name':
      // As a text, for a literal would set the prototype.
      return isTable(value) ? { ...value, ...JSON.parse('{"__proto__":{"polluted":1},"constructor":1}') } : value;
    case 'double':
      return Array.isArray(value) ? [...value, ...value] : typeof value === 'number' ? value * 1e9 : [value, value];
  }
};

/** Counts the places of a value in the order in which they are visited, and changes the one that is meant. */
const changedAt = (value: unknown, change: Change, place: { at: number }): unknown => {
  place.at += 1;
  if (place.at === change.at + 1) return changed(value, change);
  if (Array.isArray(value))
    return value.map((each) => changedAt(each, change, place)).filter((each) => each !== REMOVED);
  if (!isTable(value)) return value;
  const fields = Object.entries(value).map(([name, each]) => [name, changedAt(each, change, place)] as const);
  return Object.fromEntries(fields.filter(([, each]) => each !== REMOVED));
};

/** Values that nearly fit: those of an arbitrary with up to four places changed. */
export const nearly = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(values, fc.array(changes, { maxLength: 4 })).map(([value, all]) => {
    const result = all.reduce<unknown>((sum, change) => changedAt(sum, change, { at: 0 }), value);
    return result === REMOVED ? null : result;
  });

/** JSON with a few characters cut out, doubled or replaced. */
export const scratched = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      texts,
      fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(6), fc.string()), { maxLength: 3 }),
    )
    .map(([text, cuts]) =>
      cuts.reduce((sum, [at, length, put]) => {
        const from = Math.floor(at * sum.length);
        return sum.slice(0, from) + put + sum.slice(from + length);
      }, text),
    );

/** Texts of values: mostly JSON that nearly fits, sometimes no JSON. */
export const nearlyJson = (values: fc.Arbitrary<unknown>): fc.Arbitrary<string> => {
  const texts = nearly(values).map((value) => JSON.stringify(value) ?? 'null');
  return fc.oneof({ weight: 6, arbitrary: texts }, { weight: 1, arbitrary: scratched(texts) });
};
