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

it('explains more than 70 terms, each in a row of its own', () => {
  expect(rows.length).toBeGreaterThan(70);
  expect(rows.filter((cells) => cells.some((cell) => cell === ''))).toEqual([]);
});

it('has the terms of the interface in three languages', () => {
  const terms = rows.filter((cells) => cells.length === 4);
  expect(terms.length).toBeGreaterThan(10);
});
