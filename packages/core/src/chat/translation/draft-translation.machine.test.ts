import { expect, it } from 'vitest';
import { after, invoke, leave } from '../../kernel/slots.ts';
import { millis } from '../../kernel/units.ts';
import {
  draftTranslation,
  NOT_TRANSLATED,
  type DraftTranslationEvent,
  type DraftTranslationState,
} from './draft-translation.machine.ts';

const run = (from: DraftTranslationState, ...events: readonly DraftTranslationEvent[]) => {
  let state = from;
  let effects: ReturnType<typeof draftTranslation>['effects'] = [];
  for (const event of events) ({ state, effects } = draftTranslation(state, event));
  return { state, effects };
};
const inDutch: DraftTranslationEvent = { type: 'languageChosen', language: 'nl', draft: '' };
const hello: DraftTranslationEvent = { type: 'drafted', draft: 'hello' };
const CANCEL = leave('draft');
const asked = run(NOT_TRANSLATED, inDutch, hello, { type: 'due' }).state;

it('translates a draft 500 ms after the last letter', () => {
  const { state, effects } = run(NOT_TRANSLATED, inDutch, hello);
  expect(state.draft).toEqual({ text: 'hello', status: 'waiting', translated: '' });
  expect(effects).toEqual([after('draft', millis(500), { type: 'due' })]);
});

it.each([{ type: 'due' }, { type: 'wanted' }] as const)('asks for one translation when it is $type', (event) => {
  const { state, effects } = run(NOT_TRANSLATED, inDutch, hello, event);
  expect(state.draft?.status).toBe('busy');
  expect(effects).toEqual([invoke('draft', { type: 'translate', text: 'hello', language: 'nl' })]);
  expect(run(state, event)).toEqual({ state, effects: [] });
});

it.each<[string, DraftTranslationState]>([
  ['nothing is typed', run(NOT_TRANSLATED, inDutch).state],
  ['no language is chosen', run(NOT_TRANSLATED, hello).state],
  ['the language is taken back', { ...run(NOT_TRANSLATED, inDutch, hello).state, language: undefined }],
])('asks for nothing while %s', (_, before) => {
  expect(run(before, { type: 'wanted' })).toEqual({ state: before, effects: [] });
});

it('translates what is typed without the spaces around it', () => {
  const spaced: DraftTranslationEvent = { type: 'drafted', draft: ' hello ' };
  expect(run(NOT_TRANSLATED, inDutch, spaced).state.draft?.text).toBe('hello');
  const chosen = run(NOT_TRANSLATED, { type: 'languageChosen', language: 'nl', draft: ' hello ' });
  expect(chosen.state.draft?.text).toBe('hello');
});

it('keeps a translation when only a space is typed behind it', () => {
  const ready = run(asked, { type: 'translated', translated: 'hallo' }).state;
  expect(run(ready, { type: 'drafted', draft: 'hello ' })).toEqual({ state: ready, effects: [] });
});

it('drops the draft and its schedule when all is deleted', () => {
  const { state, effects } = run(asked, { type: 'drafted', draft: ' ' });
  expect([state.draft, effects]).toEqual([undefined, [CANCEL]]);
});

it('drops the draft and its schedule when the translation is switched off', () => {
  const { state, effects } = run(asked, { type: 'languageChosen', language: undefined, draft: 'hello' });
  expect([state.language, state.draft, effects]).toEqual([undefined, undefined, [CANCEL]]);
});

it('drops the call for an earlier text, and for another language', () => {
  const pause = after('draft', millis(500), { type: 'due' });
  expect(run(asked, { type: 'drafted', draft: 'bye' }).effects).toEqual([pause]);
  expect(run(asked, { type: 'languageChosen', language: 'de', draft: 'hello' }).effects).toEqual([pause]);
});

it('keeps the text beside a translation that came, and beside one that could not be had', () => {
  expect(run(asked, { type: 'translated', translated: 'hallo' }).state.draft).toEqual({
    text: 'hello',
    status: 'ready',
    translated: 'hallo',
  });
  expect(run(asked, { type: 'notTranslated' }).state.draft).toEqual({
    text: 'hello',
    status: 'failed',
    translated: '',
  });
});
