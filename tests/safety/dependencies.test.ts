import { globSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { ROOT } from '../../scripts/lib/process.mjs';

const named = z.record(z.string(), z.string()).default({});
const manifestWire = z.object({
  name: z.string(),
  license: z.string().default(''),
  /** The older form. */
  licenses: z.array(z.object({ type: z.string() })).default([]),
  dependencies: named,
  devDependencies: named,
  optionalDependencies: named,
});
type Manifest = z.infer<typeof manifestWire>;

const readManifest = (file: string): Manifest => manifestWire.parse(JSON.parse(readFileSync(file, 'utf8')));
const OWN = '@greenroom/';
const manifests = ['package.json', ...globSync('packages/*/package.json', { cwd: ROOT })].map((file) =>
  join(ROOT, file),
);
const direct = manifests.flatMap((file) => {
  const { dependencies, devDependencies, optionalDependencies } = readManifest(file);
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
});
const libraries = direct.filter(([name]) => !name.startsWith(OWN));

it('says of each library that a manifest names why it is there, and of no other', () => {
  const page = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8');
  const rows = Array.from(page.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm), ([, name = '', why = '']) => ({ name, why }));
  expect(rows.filter(({ why }) => why.trim() === '')).toEqual([]);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...new Set(libraries.map(([name]) => name))].toSorted());
});

it('names the exact version of every library', () => {
  const exact = /^(npm:[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
  expect(libraries.length).toBeGreaterThan(80);
  expect(libraries.filter(([, version]) => !exact.test(version))).toEqual([]);
});

/** Licences that ask for no more than their own text: SPDX names. */
const FREE = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'OFL-1.1',
  'CC0-1.0',
  'Unlicense',
  'BlueOak-1.0.0',
];

/** Old libraries whose manifest names no licence; their readme says MIT. */
const MIT_BY_README = ['combine-errors', 'component-bind', 'component-inherit', 'indexof'];

const licenseOf = ({ name, license, licenses }: Manifest): string => {
  if (license !== '') return license;
  return MIT_BY_README.includes(name) ? 'MIT' : licenses.map(({ type }) => type).join(' OR ');
};

/** Tells whether one of the licences to choose from is free: `(MIT OR GPL-2.0)`. */
const isFree = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((each) => FREE.includes(each.trim())));

const manifestAt = (name: string, from: string): string | undefined => {
  for (const folder of createRequire(from).resolve.paths(name) ?? []) {
    try {
      return realpathSync(join(folder, name, 'package.json'));
    } catch {
      // In one of the folders above.
    }
  }
  return undefined;
};

/** Every library that the web app can reach by what its manifest and those of its libraries need to run. */
const closureOf = (manifest: string, seen = new Map<string, Manifest>()): ReadonlyMap<string, Manifest> => {
  for (const name of Object.keys(readManifest(manifest).dependencies)) {
    const file = manifestAt(name, join(dirname(manifest), 'index.js'));
    if (file === undefined) throw new Error(`${name} is not installed for ${manifest}`);
    if (seen.has(file)) continue;
    seen.set(file, readManifest(file));
    closureOf(file, seen);
  }
  return seen;
};

it('has no library with a copyleft licence in the web app', () => {
  const all = [...closureOf(join(ROOT, 'packages/web/package.json')).values()].filter(
    ({ name }) => !name.startsWith(OWN),
  );
  expect(all.length).toBeGreaterThan(40);
  const bound = all.filter((manifest) => !isFree(licenseOf(manifest)));
  expect(bound.map((manifest) => `${manifest.name}: ${licenseOf(manifest)}`)).toEqual([]);
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['MIT AND ISC', true],
  ['GPL-3.0-only', false],
  ['MIT AND LGPL-2.1-only', false],
  ['', false],
])('takes the licence "%s" for free: %s', (license, free) => {
  expect(isFree(license)).toBe(free);
});
