// Says in one line what a codec expects on the wire, in the notation of TypeScript.
import type { z } from 'zod/mini';

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

/** A shape of more characters than this is written on several lines. */
const LONGEST_LINE = 100;
/** Records with more fields than this, all alike, are written as a list of names. */
const LIST_FROM = 6;

// The library types a definition loosely; its own union of all kinds makes the switch below exact.
const definitionOf = (schema: Schema): Definition => (schema as z.core.$ZodTypes)._zod.def;

const mayBeMissing = (schema: Schema): boolean => {
  const definition = definitionOf(schema);
  if (definition.type === 'pipe') return mayBeMissing(definition.in);
  return definition.type === 'optional' || definition.type === 'default';
};

const fieldsOf = (shape: Readonly<Record<string, Schema>>): readonly string[] => {
  const fields = Object.entries(shape).map(([name, schema]) => {
    return { name: mayBeMissing(schema) ? `${name}?` : name, shape: shapeOf(schema) };
  });
  const [first] = fields;
  if (first !== undefined && fields.length > LIST_FROM && fields.every(({ shape: other }) => other === first.shape)) {
    return [`${fields.map(({ name }) => name).join(', ')}: each ${first.shape}`];
  }
  return fields.map((field) => `${field.name}: ${field.shape}`);
};

const inBrackets = (shape: string): string => (shape.includes(' | ') && !shape.startsWith('{') ? `(${shape})` : shape);

const choiceOf = (shapes: readonly string[]): string => [...new Set(shapes)].join(' | ');

const alternatives = (schema: Schema): readonly string[] => {
  const definition = definitionOf(schema);
  return definition.type === 'union' ? definition.options.flatMap(alternatives) : [shapeOf(schema)];
};

/** Shape of the values on the wire, before they are decoded. @fortests */
export const shapeOf = (schema: Schema): string => {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'pipe':
      return shapeOf(definition.in);
    case 'optional':
    case 'nullable':
    case 'default':
      return shapeOf(definition.innerType);
    case 'object': {
      const fields = fieldsOf(definition.shape);
      return fields.length === 0 ? '{}' : `{ ${fields.join('; ')} }`;
    }
    case 'array':
      return `${inBrackets(shapeOf(definition.element))}[]`;
    case 'record':
      return `{ [name]: ${shapeOf(definition.valueType)} }`;
    case 'union':
      return choiceOf(definition.options.map(shapeOf));
    case 'enum':
      return choiceOf(Object.values(definition.entries).map((entry) => JSON.stringify(entry)));
    case 'literal':
      return choiceOf(definition.values.map((value) => JSON.stringify(value)));
    case 'number':
      return 'format' in definition ? 'integer' : 'number';
    case 'unknown':
      return 'anything';
    default:
      return definition.type;
  }
};

/** Writes the same shape, with a line for each field or alternative where it is long. */
export const shapeLines = (schema: Schema): readonly string[] => {
  const line = shapeOf(schema);
  if (line.length <= LONGEST_LINE) return [line];
  const definition = definitionOf(schema);
  if (definition.type === 'pipe') return shapeLines(definition.in);
  if (definition.type === 'object') return ['{', ...fieldsOf(definition.shape).map((field) => `  ${field};`), '}'];
  if (definition.type === 'union') return definition.options.flatMap(alternatives).map((option) => `| ${option}`);
  return [line];
};
