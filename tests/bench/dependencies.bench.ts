// Counts the libraries that the manifests of this repository name and those that they bring with them, and measures the disk that all take.
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ROOT } from '../../scripts/lib/process.mjs';
import type { BenchRow } from './bench-row.ts';

const OWN = '@greenroom/';
const MEGABYTE = 1_000_000;
/** Of pnpm: each library once, however many need it. */
const STORE = join(ROOT, 'node_modules', '.pnpm');

const named = z.record(z.string(), z.string()).default({});
const manifestWire = z.object({ dependencies: named, devDependencies: named, optionalDependencies: named });

/** Names of the libraries in a manifest. */
const namesIn = (file: string): { readonly run: readonly string[]; readonly all: readonly string[] } => {
  const manifest = manifestWire.parse(JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
  const run = { ...manifest.dependencies, ...manifest.optionalDependencies };
  const own = (names: object): readonly string[] => Object.keys(names).filter((name) => !name.startsWith(OWN));
  return { run: own(run), all: own({ ...run, ...manifest.devDependencies }) };
};

/** Bytes of all files in a folder; a link counts nothing. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(path) : entry.isFile() ? statSync(path).size : 0);
  }, 0);

/** Told without a promise. */
const told = (what: string, figure: number, unit: string): BenchRow => ({
  what,
  figure,
  unit,
  floor: undefined,
  ratio: undefined,
  limit: '',
  ok: true,
});

export const run = (): Promise<BenchRow[]> => {
  const manifests = ['package.json', ...globSync('packages/*/package.json', { cwd: ROOT })].map(namesIn);
  const installed = readdirSync(STORE).filter((name) => /@\d/.test(name));
  return Promise.resolve([
    told('libraries that a manifest names', new Set(manifests.flatMap(({ all }) => all)).size, ''),
    told('… for the product itself, not for its development', new Set(manifests.flatMap((one) => one.run)).size, ''),
    told('libraries that are installed', installed.length, ''),
    told('size of all that is installed', sizeOf(STORE) / MEGABYTE, 'MB'),
  ]);
};
