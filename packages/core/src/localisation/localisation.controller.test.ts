import { expect, it } from 'vitest';
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

it('speaks the chosen language at once and asks the platform to remember it', async () => {
  const { localisation, calls, answer, language } = setUp();
  localisation.choose('de');
  expect(language()).toBe('de');
  await answer(0, ok({ language: 'de', languages: ['nl', 'de', 'en'] }));
  expect([calls, language()]).toEqual([['language de'], 'de']);
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

it('leaves a first guess that the platform does not offer', async () => {
  const { localisation, answer, language } = setUp('de');
  localisation.enterLogin();
  await answer(0, ok({ language: 'nl', languages: ['nl', 'en'] }));
  expect(language()).toBe('nl');
});
