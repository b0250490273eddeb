import * as z from 'zod';
import type * as mini from 'zod/mini';

/** Schema of the values on the wire, as JSON Schema; a type that JSON Schema cannot express accepts any value. */
export const jsonSchemaOf = (codec: mini.ZodMiniType): Readonly<Record<string, unknown>> => {
  const { $schema: _schema, ...schema } = z.toJSONSchema(codec, { io: 'input', unrepresentable: 'any' });
  return schema;
};
