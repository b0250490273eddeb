import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderFirstPage } from './FirstPage.tsx';

it('renders the same bytes each time', async () => {
  expect(await renderFirstPage()).toBe(await renderFirstPage());
});

it('writes each text in Dutch, and has it in German and English for the script', async () => {
  const page = await renderFirstPage();
  const keys = [...page.matchAll(/ data-text="([^"]+)">[^<]/g)].map(([, key = '']) => key);
  expect(keys).toContain('login.submit');
  expect(page).toContain(' data-text="login.submit">Inloggen</button>');
  expect(page).toContain('"login.submit":"Anmelden"');
  expect(page).toContain('"login.submit":"Log in"');
  for (const key of keys) expect(page.split(`"${key}":`)).toHaveLength(3);
});

it('sends nothing that is typed before the app is there', async () => {
  const page = await renderFirstPage();
  expect(page.match(/<form [^>]*>/g)).toEqual([expect.stringContaining('method="dialog"')]);
});

it('asks browsers to translate nothing of the page: its words are ours, in three languages', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  expect(page).toContain('<html lang="nl" translate="no"');
});
