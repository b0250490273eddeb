import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Splash } from './Splash.tsx';
import page from '../../index.html?raw';
import english from '../i18n/en.json';
import { show } from '../ui/show.fake.tsx';
import { LoginPage, type LoginPageModel } from '../login/LoginPage.tsx';

const MODEL: LoginPageModel = {
  step: 'password',
  busy: false,
  typed: { performerId: '', password: '', focus: 'performerId' },
  errorKey: undefined,
  errorAt: undefined,
  offersPasskey: false,
  suggestPasskey: () => undefined,
} as unknown as LoginPageModel;
const LANGUAGE = { language: 'en', languages: ['nl', 'de', 'en'], choose: () => undefined } as const;

const textAt = (key: string): string =>
  String(key.split('.').reduce<unknown>((node, part) => Object(node)[part], english));

/** Every element with classes or words of its own, as tag, classes and words. */
const outline = (root: Element): readonly string[] =>
  [...root.querySelectorAll('*')]
    .filter((element) => element.closest('svg, select') === null)
    .map((element) => {
      const key = element.getAttribute('data-text');
      const own = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data.trim());
      const words = key === null ? own.join('') : textAt(key);
      return [element.localName, element.className, words].join(' ');
    });

const shell = (name: string): Element => {
  const found = new DOMParser().parseFromString(page, 'text/html').querySelector(`[data-shell="${name}"]`);
  if (found === null) throw new Error(`index.html has no ${name}`);
  return found;
};

/** Parts of the rendered page that the first paint leaves out. */
const LATER = ['span LanguageSelect-icon ', 'span LanguageSelect-arrow '];

const rendered = async (page: ReactNode, selector: string): Promise<Element> => {
  const container = await show(page);
  return vi.waitUntil(() => container.querySelector(selector));
};

it('paints the login as it is rendered: the same elements, classes and words in the same order', async () => {
  const login = await rendered(<LoginPage model={MODEL} language={LANGUAGE} />, '.FullPage-page');
  const painted = outline(shell('login'));
  expect(painted.length).toBeGreaterThan(15);
  expect(painted).toEqual(outline(login).filter((line) => !LATER.includes(line)));
});

it('paints the moment before any page with the mark and the words that are rendered', async () => {
  const splash = await rendered(<Splash />, '.Splash-splash');
  const words = [...shell('splash').querySelectorAll('[data-text]')].map((element) =>
    textAt(element.getAttribute('data-text') ?? ''),
  );
  expect(words).toEqual([splash.textContent]);
  expect(shell('splash').querySelector('svg')?.innerHTML.replaceAll(/\s+/g, '')).toBe(
    splash.querySelector('svg')?.innerHTML.replaceAll(/\s+/g, ''),
  );
});
