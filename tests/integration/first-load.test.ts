import { beforeAll, expect, it } from 'vitest';
import { buildWeb } from '../../scripts/lib/web-build.mjs';
import { measureFirstLoad, type FirstLoad } from '../support/bundle/first-load.ts';

const KB = 1_000;
const SCRIPT_LIMIT = 139 * KB;
const STYLE_LIMIT = 15 * KB;

let firstLoad: FirstLoad;

beforeAll(async () => {
  const built = await buildWeb();
  if (built.code !== 0) throw new Error(built.output);
  firstLoad = measureFirstLoad();
});

it('sends at most 139 kB of script to whoever opens /login', () => {
  expect(firstLoad.scriptBytes).toBeLessThanOrEqual(SCRIPT_LIMIT);
});

it('sends at most 15 kB of styles to whoever opens /login', () => {
  expect(firstLoad.styleBytes).toBeLessThanOrEqual(STYLE_LIMIT);
});

it('paints the way in without a second answer: no stylesheet stands before the first paint', () => {
  expect(firstLoad.html).not.toMatch(/<link[^>]*rel="stylesheet"/);
  expect(firstLoad.html).toContain(' data-text="login.title">Welkom terug</h1>');
});

it('gives every script and style of the page the nonce that the platform fills in', () => {
  const tags = [...firstLoad.html.matchAll(/<(?:script|style)\b[^>]*>/g)].map(([tag]) => tag);
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.filter((tag) => !tag.includes('nonce="__NONCE__"'))).toEqual([]);
});

it.each([
  ['the router', 'No route matches'],
  ['the container', 'No bindings found'],
  ['the socket library', 'websocket error'],
  ['Mantine', 'mantine-Menu'],
  ['Sentry', 'sentry.javascript'],
  ['the chat', 'ChatLog-'],
  ['the words of the work', 'Peek {{peek}}'],
])('leaves %s for later', (_what, mark) => {
  expect(firstLoad.code).not.toContain(mark);
});

it('keeps the refusals with 401 of a call, by which the page tells them from a lost login', () => {
  expect(firstLoad.code).toMatch(/errors:\[[^\]]*status:401,error:`token_required`/);
});
