import { expect, it } from 'vitest';
import { fieldOf, isJsonObject, parseJson } from './json.ts';

it('reads JSON, and nothing out of another text', () => {
  expect([parseJson('{"a":1}'), parseJson('null'), parseJson('{"a"'), parseJson('')]).toEqual([
    { a: 1 },
    null,
    undefined,
    undefined,
  ]);
});

it('takes neither a list nor null for an object', () => {
  expect([{}, { a: 1 }, [], null, 'a', undefined].map(isJsonObject)).toEqual([true, true, false, false, false, false]);
});

it('finds no field in what has none', () => {
  expect([{ a: 1 }, {}, null, 'a', undefined].map((value) => fieldOf(value, 'a'))).toEqual([
    1,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
