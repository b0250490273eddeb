import { onTestFinished, expect, it } from 'vitest';
import { preparePage } from './prepare-page.ts';

const KEYS = { language: 'test.language', scheme: 'test.scheme' };
const TEXTS = { de: { 'login.title': 'Willkommen zurück' }, en: { 'login.title': 'Welcome back' } };
const PAGE = `
  <div data-first="login">
    <select><option value="nl" selected>Nederlands</option><option value="de">Deutsch</option></select>
    <h1 data-text="login.title">Welkom terug</h1>
    <input name="username" /><input name="password" />
  </div>
  <div data-first="splash" hidden>Even geduld …</div>`;

/** Prepares the page as the browser does that opens it at an address with what it remembers. */
const open = (path: string, remembered: { readonly language?: string; readonly scheme?: string }): HTMLElement => {
  const html = document.documentElement;
  const before = { address: location.href, language: html.lang, scheme: html.dataset['mantineColorScheme'] };
  onTestFinished(() => {
    history.replaceState(null, '', before.address);
    html.lang = before.language;
    if (before.scheme === undefined) delete html.dataset['mantineColorScheme'];
    else html.dataset['mantineColorScheme'] = before.scheme;
    for (const key of Object.values(KEYS)) localStorage.removeItem(key);
  });
  history.replaceState(null, '', path);
  localStorage.setItem(KEYS.language, remembered.language ?? '');
  localStorage.setItem(KEYS.scheme, remembered.scheme ?? '');
  document.body.innerHTML = PAGE;
  preparePage({ loginPath: '/login/', keys: KEYS, written: 'nl', texts: TEXTS });
  return html;
};

it.each(['/login/', '/login'])('shows the login at %s, ready to type', (path) => {
  open(path, {});
  expect(document.body.textContent).not.toContain('Even geduld');
  expect(document.activeElement).toBe(document.querySelector('[name="username"]'));
});

it.each(['/', '/login/code/', '/clients/'])('shows the splash at %s', (path) => {
  open(path, {});
  expect(document.querySelector('form, input, select')).toBeNull();
  expect(document.querySelector<HTMLElement>('[data-first="splash"]')?.hidden).toBe(false);
});

it.each([
  ['de', 'de', 'Willkommen zurück'],
  ['nl', 'nl', 'Welkom terug'],
  // The first of the browser's own languages that the product speaks.
  ['constructor', 'en', 'Welcome back'],
])('greets whoever chose %s at the last visit in %s', (chosen, language, title) => {
  const html = open('/login/', { language: chosen });
  expect(html.lang).toBe(language);
  expect(document.querySelector('h1')?.textContent).toBe(title);
});

it('shows the language, and lets its choice wait for the app', () => {
  open('/login/', { language: 'de' });
  const select = document.querySelector('select');
  expect([select?.value, select?.inert]).toEqual(['de', true]);
});

it.each([
  ['/', 'dark'],
  ['/login/', undefined],
])('is at %s, where dark is remembered, %s', (path, scheme) => {
  delete document.documentElement.dataset['mantineColorScheme'];
  expect(open(path, { scheme: 'dark' }).dataset['mantineColorScheme']).toBe(scheme);
});
