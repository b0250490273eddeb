import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/process.mjs';
import { PLANTED_BUGS } from '../support/planted-bugs.ts';
import { SUITE_BUGS } from '../support/suite-bugs.ts';

const BUGS = [...Object.entries(PLANTED_BUGS), ...Object.entries(SUITE_BUGS)];

it('has 20 bugs or more, each with a sentence of its own', () => {
  expect(new Set(BUGS.map(([name]) => name)).size).toBe(BUGS.length);
  expect(BUGS.length).toBeGreaterThanOrEqual(20);
});

it.each(BUGS)('finds once the place of the bug that %s', (_name, { file, from, to }) => {
  const source = readFileSync(join(ROOT, 'packages', file), 'utf8');
  expect(source.split(from)).toHaveLength(2);
  expect(source.replace(from, to)).not.toBe(source);
});
