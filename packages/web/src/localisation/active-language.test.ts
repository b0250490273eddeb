import { expect, it } from 'vitest';
import { createActor } from '@greenroom/core/kernel/machine';
import type { Language } from '@greenroom/core/localisation/language';
import type { LocalisationState } from '@greenroom/core/localisation/localisation.controller';
import { createActiveLanguage } from './active-language.ts';

const setUp = () => {
  const localisation = createActor<LocalisationState, Language, never>({
    initial: { language: 'nl', languages: ['nl', 'de', 'en'] },
    transition: (state, language) => ({ state: { ...state, language }, effects: [] }),
    perform: () => undefined,
  });
  const fetched = new Map<Language, { arrive: () => void; fail: () => void }>();
  const remembered: Language[] = [];
  const shown: Language[] = [];
  const active = createActiveLanguage({
    localisation,
    active: 'en',
    fetchWords: (language) =>
      new Promise((resolve, reject) => {
        fetched.set(language, { arrive: resolve, fail: () => reject(new Error('offline')) });
      }),
    show: async (language) => void shown.push(language),
    remember: (language) => remembered.push(language),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { localisation, active, fetched, remembered, shown, settle };
};

it('says the language of the page until the words of the next one are there', async () => {
  const { localisation, active, fetched, remembered, settle } = setUp();
  localisation.send('de');
  await settle();
  expect(active.state()).toBe('en');
  fetched.get('de')?.arrive();
  await settle();
  expect(active.state()).toBe('de');
  expect(remembered).toEqual(['de']);
});

it('stays with the last choice when words arrive in another order', async () => {
  const { localisation, active, fetched, settle } = setUp();
  localisation.send('de');
  localisation.send('nl');
  fetched.get('nl')?.arrive();
  await settle();
  fetched.get('de')?.arrive();
  await settle();
  expect(active.state()).toBe('nl');
});

it('keeps its language when the words cannot be fetched', async () => {
  const { localisation, active, fetched, remembered, settle } = setUp();
  localisation.send('de');
  fetched.get('de')?.fail();
  await settle();
  expect(active.state()).toBe('en');
  expect(remembered).toEqual([]);
});

it('never shows an older choice whose words arrive last', async () => {
  const { localisation, fetched, shown, settle } = setUp();
  localisation.send('de');
  localisation.send('nl');
  fetched.get('nl')?.arrive();
  await settle();
  fetched.get('de')?.arrive();
  await settle();
  expect(shown).toEqual(['nl']);
});

it('shows the last choice also where the words of an older one could not be fetched', async () => {
  const { localisation, active, fetched, settle } = setUp();
  localisation.send('de');
  localisation.send('nl');
  fetched.get('de')?.fail();
  await settle();
  fetched.get('nl')?.arrive();
  await settle();
  expect(active.state()).toBe('nl');
});
