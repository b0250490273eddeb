import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/process.mjs';
import { trackedFiles } from './tracked-files.ts';

const files = trackedFiles();
const pages = files.filter(({ path }) => /^([A-Z]+|docs\/.+|packages\/[^/]+\/README)\.md$/.test(path));

/** Every ending of the path of a file or folder, as a page may write it: without `packages` and `src`, and without the extension. */
const known = new Set(
  files
    .flatMap(({ path }) => [path, path.replace(/^packages\/([^/]+)\/(src\/)?/, '$1/')])
    .flatMap((path) => {
      const parts = path.split('/');
      const places = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
      return [...places, path.replace(/\.\w+$/, '')];
    })
    .flatMap((place) => {
      const parts = place.split('/');
      return parts.map((_, index) => parts.slice(index).join('/'));
    }),
);

/** A word is a path where it ends like a source file, or begins with a package or a top folder. */
const IS_PATH =
  /^[\w@.-]+(\/[\w.-]+)*\.(ts|tsx|mjs|css|md|yaml)$|^(core|web|sim-cli|adapters-\w+|tests|scripts|deploy|docs|packages)\/[\w./-]+$/;

/** Built files, and files that an example invents. */
const NOT_HERE = /(^|\/)dist(\/|$)|^docs\/spec-index\.md$|^(monday|tuesday|found)\.scenario\.yaml$/;

const pathsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code.split(/[\s,;:]+/))
    .flat()
    .map((word) => word.replace(/^@greenroom\//, '').replace(/\/$/, ''))
    .filter((word) => IS_PATH.test(word) && !NOT_HERE.test(word));

/** The changelog also names what an earlier version had. */
const present = pages.filter(({ path }) => path !== 'CHANGELOG.md');

it('names no file and no folder in a page that is not there', () => {
  const named = present.flatMap(({ path, text }) => pathsIn(text).map((place) => ({ path, place })));
  expect(named.length).toBeGreaterThan(300);
  const missing = named.filter(({ place }) => !known.has(place) && !existsSync(join(ROOT, place)));
  expect(missing, 'The file was moved or renamed: write its present path on the page.').toEqual([]);
});

it('links in a page to nothing that is not there', () => {
  const links = pages.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g), ([, to = '']) => ({ path, to })),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ path, to }) => !existsSync(join(ROOT, dirname(path), to)))).toEqual([]);
});

it('explains every benchmark', () => {
  const page = pages.find(({ path }) => path === 'docs/benchmarks.md')?.text ?? '';
  const explained = Array.from(page.matchAll(/^\| `([a-z-]+)` \|/gm), ([, name]) => name);
  const benchmarks = files.flatMap(({ path }) => /^tests\/bench\/(.+)\.bench\.ts$/.exec(path)?.[1] ?? []);
  expect(new Set(explained)).toEqual(new Set(benchmarks));
});

it('lists every call of the admin API', () => {
  const page = pages.find(({ path }) => path === 'docs/simulation/world.md')?.text ?? '';
  const routes = files
    .filter(({ path }) => /^packages\/sim-cli\/src\/platform\/serving\/admin\/[\w-]+\.ts$/.test(path))
    .flatMap(({ text }) =>
      Array.from(text.matchAll(/(?:adminPost\(app, |app\.get\()'([^']+)'/g), ([, route = '']) => route),
    )
    .map((route) => route.replace(':id', '{id}'));
  expect(routes.length).toBeGreaterThan(30);
  const isListed = (route: string): boolean =>
    page.includes(`/sim/api${route}`) || page.includes(`, \`${route.replace('/customers/{id}', '')}\``);
  expect(routes.filter((route) => !isListed(route))).toEqual([]);
});
