import type { Codec } from '@greenroom/adapters-http/http/call';
import { isJsonObject } from '@greenroom/core/kernel/json';
import { wireSchemaOf } from '../contract/open-api.ts';

/** Values for fields of this name, where any text would not do. */
export type Meanings = Readonly<Record<string, string>>;

type Schema = Readonly<Record<string, unknown>>;

const objectOf = (schema: Schema, meanings: Meanings): Readonly<Record<string, unknown>> => {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  return Object.fromEntries(required.map((name) => [name, valueOf(properties[name], name, meanings)]));
};
const firstOf = (alternatives: unknown): unknown => (Array.isArray(alternatives) ? alternatives[0] : undefined);

/** Texts one of which fits any pattern of the calls. */
const TEXTS = ['x', '1', 'nl', '2026-01-31', '08:00', 'someone@example.com'];

const textOf = ({ pattern, minLength = 1 }: Schema): string => {
  const looks = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /./;
  return TEXTS.find((text) => looks.test(text) && text.length >= Number(minLength)) ?? 'x'.repeat(Number(minLength));
};

const valueOf = (schema: unknown, name: string, meanings: Meanings): unknown => {
  if (!isJsonObject(schema)) return meanings[name] ?? 'x';
  if (schema['const'] !== undefined) return schema['const'];
  const listed = firstOf(schema['enum']);
  if (listed !== undefined) return listed;
  const alternative = firstOf(schema['anyOf']) ?? firstOf(schema['oneOf']);
  if (alternative !== undefined) return valueOf(alternative, name, meanings);
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, meanings);
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
      return Math.max(Number(schema['minimum'] ?? 1), 1);
    case 'null':
      return null;
    default:
      return meanings[name] ?? textOf(schema);
  }
};

/** The least that fits a codec, as it goes over the wire: every field that must be there, and no other. */
export const sampleOf = (codec: Codec, meanings: Meanings): unknown => valueOf(wireSchemaOf(codec), '', meanings);
