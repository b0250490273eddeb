import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { silentLog } from '../kernel/log.port.ts';
import { type CallFailure, err, NETWORK_FAILED, ok, type Result } from '../kernel/result.ts';
import type { Language } from './language.ts';
import type { Localisation } from './localisation-api.port.ts';
import { createLocalisationController } from './localisation.controller.ts';

type Answer = Result<Localisation, CallFailure>;

/** A platform that answers a call on command. */
const setUp = (first?: Language) => {
  const calls: string[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const call = (name: string): Promise<Answer> => {
    calls.push(name);
    return new Promise((resolve) => answers.push(resolve));
  };
  const localisation = createLocalisationController({
    api: {
      localize: ({ anonymous }) => call(`localize anonymous=${anonymous ? 1 : 0}`),
      setLanguage: (language) => call(`language ${language}`),
    },
    log: silentLog,
    first,
  });
  const answer = async (index: number, result: Answer): Promise<void> => {
    answers[index]?.(result);
    await Promise.resolve();
  };
  return { localisation, calls, answer, language: () => localisation.watch.state().language };
};

it('speaks Dutch until it knows better', () => {
  expect(setUp().localisation.watch.state()).toMatchObject({ language: 'nl', languages: ['nl', 'de', 'en'] });
});

it('becomes anonymous on entering login', async () => {
  const { localisation, calls, answer } = setUp();
  localisation.enterLogin();
  await answer(0, ok({ language: 'en', languages: ['nl', 'en'] }));
  expect(calls).toEqual(['localize anonymous=1']);
  expect(localisation.watch.state()).toMatchObject({ language: 'en', languages: ['nl', 'en'] });
});

it('uses the language of the account at once', () => {
  const { localisation, calls, language } = setUp();
  localisation.useAccount('de');
  expect(language()).toBe('de');
  expect(calls).toEqual(['localize anonymous=0']);
});

it('speaks the chosen language at once and asks the platform to remember it', async () => {
  const { localisation, calls, answer, language } = setUp();
  localisation.choose('de');
  expect(language()).toBe('de');
  await answer(0, ok({ language: 'de', languages: ['nl', 'de', 'en'] }));
  expect([calls, language()]).toEqual([['language de'], 'de']);
});

it('keeps the language chosen before the login when the platform cannot be reached', async () => {
  const { localisation, answer, language } = setUp();
  localisation.choose('en');
  await answer(0, err(NETWORK_FAILED));
  expect(language()).toBe('en');
});

it('shows the account’s language again when another could not be saved for it, and tells so', async () => {
  const { localisation, answer, language } = setUp();
  let told = 0;
  localisation.onNotSaved(() => void (told += 1));
  localisation.useAccount('nl');
  await answer(0, ok({ language: 'nl', languages: ['nl', 'de', 'en'] }));
  localisation.choose('de');
  localisation.choose('en');
  await answer(1, err(NETWORK_FAILED));
  expect([language(), told]).toEqual(['en', 0]);
  await answer(2, err(NETWORK_FAILED));
  expect([language(), told]).toEqual(['nl', 1]);
});

it('shows the first of two choices again when it was saved and the second was not', async () => {
  const { localisation, answer, language } = setUp();
  let chosen = 0;
  localisation.onChosen(() => void (chosen += 1));
  localisation.useAccount('nl');
  localisation.choose('de');
  localisation.choose('en');
  await answer(1, ok({ language: 'de', languages: ['nl', 'de', 'en'] }));
  await answer(0, ok({ language: 'nl', languages: ['nl', 'de', 'en'] }));
  expect([language(), chosen]).toEqual(['en', 1]);
  await answer(2, err(NETWORK_FAILED));
  expect([language(), chosen]).toEqual(['de', 1]);
});

it('shows the first of two choices when it is saved after the second has failed', async () => {
  const { localisation, answer, language } = setUp();
  localisation.useAccount('nl');
  localisation.choose('de');
  localisation.choose('en');
  await answer(2, err(NETWORK_FAILED));
  await settle();
  expect(language()).toBe('nl');
  await answer(1, ok({ language: 'de', languages: ['nl', 'de', 'en'] }));
  expect(language()).toBe('de');
});

it('drops an answer that comes after a later choice', async () => {
  const { localisation, answer, language } = setUp();
  localisation.enterLogin();
  localisation.choose('de');
  await answer(0, ok({ language: 'nl', languages: ['nl'] }));
  expect(language()).toBe('de');
});

it('reports each change until the watcher leaves', () => {
  const { localisation } = setUp();
  const received: string[] = [];
  const stop = localisation.watch.subscribe(({ language }) => received.push(language));
  localisation.choose('de');
  localisation.choose('en');
  stop();
  localisation.choose('nl');
  expect(received).toEqual(['de', 'en']);
});

it('keeps the language chosen at the login after it, and makes it the account’s', async () => {
  const { localisation, calls, answer, language } = setUp();
  localisation.enterLogin();
  localisation.choose('de');
  localisation.useAccount('nl');
  expect(language()).toBe('de');
  expect(calls).toEqual(['localize anonymous=1', 'language de', 'language de']);
  await answer(2, ok({ language: 'de', languages: ['nl', 'de', 'en'] }));
  expect(language()).toBe('de');
});

it('follows the account again at the next log-in without a choice', () => {
  const { localisation, language } = setUp();
  localisation.choose('de');
  localisation.useAccount('nl');
  localisation.enterLogin();
  localisation.useAccount('en');
  expect(language()).toBe('en');
});

it('shows the first guess of the device, which the platform’s language for anonymous users does not change', async () => {
  const { localisation, answer } = setUp('de');
  expect(localisation.watch.state().language).toBe('de');
  localisation.enterLogin();
  await answer(0, ok({ language: 'nl', languages: ['nl', 'de'] }));
  expect(localisation.watch.state()).toMatchObject({ language: 'de', languages: ['nl', 'de'] });
});

it('leaves a first guess that the platform does not offer', async () => {
  const { localisation, answer, language } = setUp('de');
  localisation.enterLogin();
  await answer(0, ok({ language: 'nl', languages: ['nl', 'en'] }));
  expect(language()).toBe('nl');
});
