import * as z from 'zod';
import type * as mini from 'zod/mini';

/** What goes over the wire, as JSON Schema; what has no word there is anything. */
export const jsonSchemaOf = (codec: mini.ZodMiniType): Readonly<Record<string, unknown>> => {
  const { $schema: _schema, ...schema } = z.toJSONSchema(codec, { io: 'input', unrepresentable: 'any' });
  return schema;
};
