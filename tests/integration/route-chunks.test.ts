import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/process.mjs';
import { buildWeb } from '../../scripts/lib/web-build.mjs';
import { packed, readBuilt, readChunks } from '../support/bundle/built-chunks.ts';
import { routeChunks, type RouteChunk } from '../support/bundle/route-chunks.ts';

const LIMIT = 60_000;

let routes: readonly RouteChunk[];

beforeAll(async () => {
  const built = await buildWeb();
  if (built.code !== 0) throw new Error(built.output);
  routes = routeChunks();
});

it('fetches at most 60 kB for any page', () => {
  expect(routes.filter(({ bytes }) => bytes > LIMIT)).toEqual([]);
});

it('fetches the rules of phone numbers with no page by themselves: a form fetches them where one is typed', () => {
  const { entry, later, filesOf, fileOf } = readChunks();
  const rules = later.find((source) => source.endsWith('core/src/personal-data/phone-number.ts')) ?? '';
  const file = fileOf(rules) ?? '';
  expect(packed(readBuilt(file))).toBeGreaterThan(30_000);
  const others = [entry, ...later].filter((source) => source !== rules && filesOf(source).has(file));
  expect(others).toEqual([]);
});

it('fetches the lists of passwords with no page by themselves: a field fetches them where a password is typed', () => {
  const { entry, later, filesOf, fileOf } = readChunks();
  const lists = later.find((source) => source.endsWith('passwords/zxcvbn-strength.ts')) ?? '';
  const file = fileOf(lists) ?? '';
  expect(packed(readBuilt(file))).toBeGreaterThan(30_000);
  const others = [entry, ...later].filter((source) => source !== lists && filesOf(source).has(file));
  expect(others).toEqual([]);
});

it('makes a chunk of every file of screens, of the registration, of a new password and of the remote', () => {
  const files = globSync(join(ROOT, 'packages/web/src/composition/screens/*.screen.ts'));
  const screens = files.map((file) => basename(file, '.screen.ts'));
  expect(screens.length).toBeGreaterThan(15);
  expect(routes.map(({ route }) => route).toSorted()).toEqual(
    [...screens, 'registration', 'new-password', 'remote'].toSorted(),
  );
  expect(routes.filter(({ bytes }) => bytes === 0)).toEqual([]);
});
