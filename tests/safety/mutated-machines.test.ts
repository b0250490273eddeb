import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/process.mjs';
import { MACHINES } from '../mutation/machines.ts';

const files = readdirSync(join(ROOT, 'packages/core/src'), { recursive: true, encoding: 'utf8' });
const mutated = MACHINES.flatMap((machine) => machine.files);

it('has every machine of the core changed by the mutation tests, once', () => {
  const others = files.filter((file) => file.endsWith('.machine.ts') && !mutated.includes(file));
  expect(others, 'name it with its tests in tests/mutation/machines.ts').toEqual([]);
  expect(new Set(mutated).size).toBe(mutated.length);
});

it('names no file and no machine that is not there', () => {
  expect(mutated.filter((file) => !files.includes(file))).toEqual([]);
  expect(new Set(MACHINES.map(({ name }) => name)).size).toBe(MACHINES.length);
});
