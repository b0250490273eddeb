import fc from 'fast-check';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numberOr = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** Largest random number where a schema names no limit. */
const FAR = 1_000_000;
const MOST_ITEMS = 4;
const LONGEST_TEXT = 24;
/** Share of values that mean something, beside 1 that only fits. */
const MEANT = 8;

const texts = ({ pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> => {
  const [least, most] = [numberOr(minLength, 0), numberOr(maxLength, Math.max(LONGEST_TEXT, numberOr(minLength, 0)))];
  if (typeof pattern !== 'string') return fc.string({ unit: 'binary', minLength: least, maxLength: most });
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    // Look-aheads, for which the library makes no texts.
    return fc.string({ minLength: least, maxLength: most });
  }
};

const objects = ({ properties, required, additionalProperties }: Schema, values: Values): fc.Arbitrary<unknown> => {
  const fields = isSchema(properties) ? properties : {};
  const known = fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, values(schema, name)])),
    { requiredKeys: listOf(required).map(String) },
  );
  if (!isSchema(additionalProperties)) return known;
  const more = fc.dictionary(fc.string({ maxLength: 8 }), values(additionalProperties, ''), { maxKeys: MOST_ITEMS });
  return fc.tuple(more, known).map(([others, named]) => ({ ...others, ...named }));
};

type Values = (schema: unknown, name: string) => fc.Arbitrary<unknown>;

const valuesOf = (schema: unknown, name: string, named: Values): fc.Arbitrary<unknown> => {
  const inner: Values = (other, otherName) => named(other, otherName);
  if (!isSchema(schema)) return fc.jsonValue({ maxDepth: 2 });
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  const [listed, alternatives] = [listOf(schema['enum']), [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]];
  if (listed.length > 0) return fc.constantFrom(...listed);
  if (alternatives.length > 0) return fc.oneof(...alternatives.map((each) => inner(each, name)));
  const [least, most] = [numberOr(schema['minimum'], -FAR), numberOr(schema['maximum'], FAR)];
  switch (schema['type']) {
    case 'object':
      return objects(schema, inner);
    case 'array':
      return fc.array(inner(schema['items'], name), { maxLength: MOST_ITEMS });
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer({ min: Math.max(least, -FAR), max: Math.min(most, FAR) });
    case 'number':
      return fc.double({ min: least, max: most, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

/**
 * Values that fit a JSON Schema.
 * @param meanings values for fields of a name, tried beside those that only fit, such as the id of a thing that exists
 */
export const schemaValues = (
  schema: unknown,
  meanings: Readonly<Record<string, readonly unknown[]>> = {},
): fc.Arbitrary<unknown> => {
  const named: Values = (inner, name) => {
    const values = valuesOf(inner, name, named);
    const meant = meanings[name];
    if (meant === undefined) return values;
    return fc.oneof({ weight: MEANT, arbitrary: fc.constantFrom(...meant) }, { weight: 1, arbitrary: values });
  };
  return named(schema, '');
};
