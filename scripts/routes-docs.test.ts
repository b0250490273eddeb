import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROUTE_NAMES, ROUTES } from '@greenroom/core/navigation/routes';
import { ROOT } from './lib/process.mjs';
import { LANGUAGES, routeWords } from './route-words.ts';

/** The table of the specification's §2, with the children of /profile/, and the screens that it names beside it. */
const SPECIFIED = `
/ /profile/ /profile/info/ /profile/desc/ /profile/photos/ /profile/videos/ /profile/location/ /profile/phone/
/earnings/ /earnings/specifications/ /settings/ /personal/ /brands/ /vip/ /memos/ /inbox/{inboxType?}/
/forum/ /forum/thread/{id}/new/ /forum/thread/ /forum/thread/{id}/ /forum/topic/{id}/ /faq/ /clients/ /clients/{client_id}/ /toys/
/privacy-policy/ /cookies/ /terms/ /complaints/ /instructions/ /contact/ /register/{token} /login/ /reset
`
  .trim()
  .split(/\s+/);
const NAMED_BESIDE = ['/profile/photos/new/', '/customer-service/', '/live-help/'];

const page = readFileSync(join(ROOT, 'docs', 'routes.md'), 'utf8');
const documented = [...page.matchAll(/^\| `(\/[^`]*)`/gm)].map(([, path = '']) =>
  path.replaceAll(/:(\w+\??)/g, '{$1}'),
);

it('documents the routes of the specification, the pages that the table names as ours, and no others', () => {
  const ours = ROUTE_NAMES.map((name) => ROUTES[name]).filter(({ origin }) => origin === 'ours');
  expect(ours.length).toBeGreaterThan(0);
  expect(documented.toSorted()).toEqual([...SPECIFIED, ...NAMED_BESIDE, ...ours.map(({ path }) => path)].toSorted());
});

it('ends every route with a slash but the two that the specification writes without', () => {
  expect(documented.filter((path) => !path.endsWith('/'))).toEqual(['/register/{token}', '/reset']);
});

it.each(LANGUAGES)('has a title and a heading for every page in %s', (language) => {
  const silent = ROUTE_NAMES.filter((name) => {
    const { title, heading } = routeWords(name, language);
    return title === '' || heading === '';
  });
  expect(silent).toEqual([]);
});

it.each(LANGUAGES)('writes titles and headings of %s into the page', (language) => {
  for (const name of ROUTE_NAMES) {
    const { title, heading } = routeWords(name, language);
    const line = page.split('\n').find((row) => row.includes(`| \`${name}\` `)) ?? '';
    expect(line).toContain(title);
    expect(line).toContain(heading ?? 'its subject');
  }
});
