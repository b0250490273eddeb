import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { shapeLines, shapeOf } from './wire-shape.ts';

it.each([
  [z.object({ id: z.string(), age: z.nullish(z.number()) }), '{ id: string; age?: number }'],
  [z.array(z.union([z.string(), z.int()])), '(string | integer)[]'],
  [z.array(z.object({ kind: z.enum(['a', 'b']) })), '{ kind: "a" | "b" }[]'],
  [z.record(z.string(), z.unknown()), '{ [name]: anything }'],
  [z.object({}), '{}'],
  [z.literal('REQUEST'), '"REQUEST"'],
])('writes a codec as one line: %#', (codec, shape) => {
  expect(shapeOf(codec)).toBe(shape);
});

it('shows the wire of a codec and not what becomes of it', () => {
  const codec = z.pipe(
    z.object({ date: z.nullish(z.number()) }),
    z.transform(({ date }) => String(date)),
  );
  expect(shapeOf(z.object({ at: z.optional(codec) }))).toBe('{ at?: { date?: number } }');
});

it('lists more than 6 fields of one kind by their names', () => {
  const flags = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [name, z.optional(z.boolean())]));
  expect(shapeOf(z.object(flags))).toBe('{ a?, b?, c?, d?, e?, f?, g?: each boolean }');
});

it('gives every field of a long object and every alternative a line of its own', () => {
  const long = z.object({
    first: z.string(),
    second: z.array(z.object({ aVeryLongName: z.string(), another: z.string() })),
    third: z.boolean(),
    fourth: z.number(),
  });
  expect(shapeLines(long)).toEqual([
    '{',
    '  first: string;',
    '  second: { aVeryLongName: string; another: string }[];',
    '  third: boolean;',
    '  fourth: number;',
    '}',
  ]);
  expect(shapeLines(z.union([long, z.string()]))).toEqual([`| ${shapeOf(long)}`, '| string']);
});
