import { expect, it } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

const files = trackedFiles();
const glossary = files.find(({ path }) => path === 'docs/glossary.md')?.text ?? '';

/** Cells of every row of a table, without the heads and the rules below them. */
const rows = glossary
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (-|term|word|thing)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** Paths as the glossary writes them: `core/session` is `packages/core/src/session`. */
const placesOf = (cell: string): readonly string[] =>
  [...cell.matchAll(/`((?:core|web|sim-cli|adapters-[a-z]+|scripts)\/[^`]+)`/g)].map(([, place = '']) => place);

const exists = (place: string): boolean =>
  files.some(({ path }) => {
    const short = path.replace(/^packages\/([^/]+)\/src\//, '$1/').replace(/^packages\//, '');
    return short.startsWith(`${place}/`) || short.startsWith(`${place}.`);
  });

it('explains more than 70 terms, each in a row of its own', () => {
  expect(rows.length).toBeGreaterThan(70);
  expect(rows.filter((cells) => cells.some((cell) => cell === ''))).toEqual([]);
});

it('names only places that exist', () => {
  const places = rows.flatMap((cells) => (cells.length === 3 ? placesOf(cells[2] ?? '') : []));
  expect(places.length).toBeGreaterThan(40);
  expect(places.filter((place) => !exists(place))).toEqual([]);
});

it('has the terms of the interface in three languages', () => {
  const terms = rows.filter((cells) => cells.length === 4);
  expect(terms.length).toBeGreaterThan(10);
});
