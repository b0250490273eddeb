import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CommandFailure } from './print.ts';
import { writeWhole } from './write-whole.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-write-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('takes the place of a file that was there', () => {
  const file = join(folder, 'report.html');
  writeWhole(file, 'first');
  writeWhole(file, 'second');
  expect(readFileSync(file, 'utf8')).toBe('second');
});

it.each([
  ['no/such/folder.html', 'there is no such folder'],
  ['taken', 'it is a folder'],
  ['x'.repeat(300), 'the name is too long'],
])('says in one sentence that %s cannot be written, and leaves nothing', (name, why) => {
  mkdirSync(join(folder, 'taken'), { recursive: true });
  const before = readdirSync(folder);
  expect(() => writeWhole(join(folder, name), 'text')).toThrow(CommandFailure);
  expect(() => writeWhole(join(folder, name), 'text')).toThrow(`${join(folder, name)} cannot be written: ${why}.`);
  expect(readdirSync(folder)).toEqual(before);
});
