import { expect, it } from 'vitest';
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
const CANCEL = { type: 'cancelSchedule' };
const asked = run(NOT_TRANSLATED, inDutch, hello, { type: 'due' }).state;

it('translates a draft 500 ms after the last letter', () => {
  const { state, effects } = run(NOT_TRANSLATED, inDutch, hello);
  expect(state.draft).toEqual({ text: 'hello', status: 'waiting', translated: '' });
  expect(effects).toEqual([{ type: 'schedule', after: 500 }]);
});

it.each([{ type: 'due' }, { type: 'wanted' }] as const)('asks for one translation when it is $type', (event) => {
  const { state, effects } = run(NOT_TRANSLATED, inDutch, hello, event);
  expect(state.draft?.status).toBe('busy');
  expect(effects).toEqual([CANCEL, { type: 'translate', call: state.calls, text: 'hello', language: 'nl' }]);
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
  const ready = run(asked, { type: 'translated', call: asked.calls, translated: 'hallo' }).state;
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

it('gives each call a number that was never given before', () => {
  const again = run(asked, { type: 'drafted', draft: 'bye' }, { type: 'due' }).state;
  expect(again.calls).toBeGreaterThan(asked.calls);
  const other = run(again, { type: 'languageChosen', language: 'de', draft: 'bye' }, { type: 'due' }).state;
  expect(other.calls).toBeGreaterThan(again.calls + 1);
});

it.each([{ type: 'translated', translated: 'hallo' } as const, { type: 'notTranslated' } as const])(
  'drops a late $type',
  (event) => {
    const again = run(asked, { type: 'drafted', draft: 'bye' }, { type: 'due' }).state;
    expect(run(again, { ...event, call: asked.calls }).state).toBe(again);
    const emptied = run(asked, { type: 'drafted', draft: '' }).state;
    expect(run(emptied, { ...event, call: asked.calls }).state).toBe(emptied);
    const retyped = run(asked, { type: 'drafted', draft: 'bye' }).state;
    expect(run(retyped, { ...event, call: asked.calls }).state).toBe(retyped);
  },
);

it('keeps the text beside a translation that came, and beside one that could not be had', () => {
  const { calls: call } = asked;
  expect(run(asked, { type: 'translated', call, translated: 'hallo' }).state.draft).toEqual({
    text: 'hello',
    status: 'ready',
    translated: 'hallo',
  });
  expect(run(asked, { type: 'notTranslated', call }).state.draft).toEqual({
    text: 'hello',
    status: 'failed',
    translated: '',
  });
});
