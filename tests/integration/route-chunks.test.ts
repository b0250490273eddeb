import { beforeAll, expect, it } from 'vitest';
import { buildWeb } from '../../scripts/house/web-build.mjs';
import { routeChunks, type RouteChunk } from '../support/bundle/route-chunks.ts';

const LIMIT = 60_000;

let routes: readonly RouteChunk[];

beforeAll(async () => {
  const built = await buildWeb();
  if (built.code !== 0) throw new Error(built.output);
  routes = routeChunks();
}, 120_000);

it('fetches at most 60 kB for any page', () => {
  expect(routes.filter(({ bytes }) => bytes > LIMIT)).toEqual([]);
});

it('knows the chunk of every page', () => {
  expect(routes.map(({ route }) => route).toSorted()).toEqual(
    [
      'Client',
      'Clients',
      'Earnings',
      'Forum',
      'Inbox',
      'Memos',
      'Photos',
      'Specifications',
      'Text',
      'Toys',
      'Videos',
      'her forms',
      'registration',
    ].toSorted(),
  );
  expect(routes.filter(({ bytes }) => bytes === 0)).toEqual([]);
});
