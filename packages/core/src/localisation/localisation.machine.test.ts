import { expect, it } from 'vitest';
import type { Language } from './language.ts';
import { firstLocalisation, localisation, type LocalisationEvent } from './localisation.machine.ts';

const ON_OFFER: readonly Language[] = ['nl', 'de', 'en'];
const told = (language: Language, languages = ON_OFFER) => ({ language, languages });

/** Sends the events one after the other. */
const after = (events: readonly LocalisationEvent[], first?: Language) => {
  const effects: unknown[] = [];
  let state = firstLocalisation(first);
  for (const event of events) {
    const step = localisation(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects, language: state.language };
};

it('numbers each call, and only the answer to the newest one changes what is on offer', () => {
  const { state, effects } = after([
    { type: 'loginEntered' },
    { type: 'accountUsed', language: 'de' },
    { type: 'localised', call: 1, isAnonymous: true, answer: told('nl', ['nl']) },
  ]);
  expect(effects).toEqual([
    { type: 'localise', isAnonymous: true, call: 1 },
    { type: 'localise', isAnonymous: false, call: 2 },
  ]);
  expect([state.language, state.languages]).toEqual(['de', ON_OFFER]);
});

it('keeps the language of the device for an anonymous user alone', () => {
  const anonymous: LocalisationEvent = { type: 'localised', call: 1, isAnonymous: true, answer: told('nl') };
  expect(after([{ type: 'loginEntered' }, anonymous], 'de').language).toBe('de');
  const account: LocalisationEvent = { type: 'localised', call: 1, isAnonymous: false, answer: told('nl') };
  expect(after([{ type: 'accountUsed', language: 'en' }, account], 'de').language).toBe('nl');
});

it('keeps a choice before the login although it could not be saved, and saves it once for the account', () => {
  const { effects, language, state } = after([
    { type: 'chosen', language: 'en' },
    { type: 'notSaved', call: 1 },
    { type: 'accountUsed', language: 'nl' },
    { type: 'accountUsed', language: 'nl' },
  ]);
  expect(effects).toEqual([
    { type: 'save', language: 'en', call: 1 },
    { type: 'save', language: 'en', call: 2 },
    { type: 'localise', isAnonymous: false, call: 3 },
  ]);
  expect([language, state.chosenBeforeLogin]).toEqual(['nl', undefined]);
});

it('shows what the platform has when the newest choice of an account was not saved', () => {
  const events: readonly LocalisationEvent[] = [
    { type: 'accountUsed', language: 'nl' },
    { type: 'chosen', language: 'de' },
    { type: 'chosen', language: 'en' },
    { type: 'notSaved', call: 3 },
  ];
  expect(after(events).language).toBe('nl');
  expect(after(events).effects.at(-1)).toEqual({ type: 'reportNotSaved' });
  const late: LocalisationEvent = { type: 'saved', call: 2, answer: told('de') };
  expect(after([...events, late]).language).toBe('de');
  expect(after([...events, late]).effects.at(-1)).toEqual({ type: 'reportSaved' });
});

it('does not go back to an answer that is older than the confirmed one', () => {
  const { language } = after([
    { type: 'accountUsed', language: 'nl' },
    { type: 'chosen', language: 'de' },
    { type: 'saved', call: 2, answer: told('de') },
    { type: 'localised', call: 1, isAnonymous: false, answer: told('nl') },
    { type: 'chosen', language: 'en' },
    { type: 'notSaved', call: 3 },
  ]);
  expect(language).toBe('de');
});

it('takes nothing back for a choice in whose place a newer one counts', () => {
  const { language, effects } = after([
    { type: 'accountUsed', language: 'nl' },
    { type: 'chosen', language: 'de' },
    { type: 'chosen', language: 'en' },
    { type: 'notSaved', call: 2 },
  ]);
  expect([language, effects.length]).toEqual(['en', 3]);
});
