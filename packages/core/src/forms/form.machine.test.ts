import { expect, it } from 'vitest';
import { invoke, leave } from '../kernel/slots.ts';
import type { Problems } from './field-rule.ts';
import { closedForm, createForm, type FormEvent, type FormState } from './form.machine.ts';

type Values = Readonly<{ name: string; sites: readonly string[] }>;

const EMPTY: Values = { name: '', sites: [] };
const SAVED: Values = { name: 'Anna', sites: ['nl', 'de'] };
const check = ({ name }: Values): Problems => (name === '' ? { name: { code: 'required' } } : {});
const form = createForm<Values>(EMPTY, check);
const READY: FormState<Values> = { ...closedForm(EMPTY), status: 'ready', saved: SAVED, draft: SAVED };
const after = (state: FormState<Values>, ...events: readonly FormEvent<Values>[]): FormState<Values> =>
  events.reduce((before, event) => form(before, event).state, state);
const typed = (name: string): FormEvent<Values> => ({ type: 'changed', field: 'name', value: name });

it('is loaded when it is opened, and keeps what it shows when it is opened again', () => {
  const load = [invoke('load', { type: 'load' })];
  const opened = form(
    { ...closedForm(EMPTY), triedToSave: true, left: ['name'], outcome: 'failed' },
    { type: 'opened' },
  );
  expect(opened).toEqual({ state: { ...closedForm(EMPTY), status: 'loading' }, effects: load });
  expect(form(READY, { type: 'opened' })).toEqual({ state: READY, effects: load });
  expect(form({ ...READY, status: 'notLoaded' }, { type: 'opened' }).state.status).toBe('loading');
});

it.each([{ status: 'loading' }, { edited: true }, { saving: true }] as const)(
  'is not loaded again while %j',
  (change) => {
    const state = { ...READY, ...change };
    expect(form(state, { type: 'opened' })).toEqual({ state, effects: [] });
  },
);

it('takes no change that changes nothing, comes before the form is there, or is of another kind', () => {
  expect(form(READY, typed('Anna')).state).toBe(READY);
  const loading = { ...READY, status: 'loading' } as const;
  expect(form(loading, typed('Bea')).state).toBe(loading);
  expect(form(READY, { type: 'changed', field: 'sites', value: 'nl' }).state).toBe(READY);
  expect(form(READY, { type: 'changed', field: 'name', value: ['nl'] }).state).toBe(READY);
  expect(form(READY, { type: 'changed', field: 'unknown', value: 'x' }).state).toBe(READY);
});

it('does not count the order of chosen options, and counts their number', () => {
  const chosen = (value: readonly string[]): FormEvent<Values> => ({ type: 'changed', field: 'sites', value });
  expect(form(READY, chosen(['de', 'nl'])).state).toBe(READY);
  expect(form(READY, chosen(['nl'])).state.edited).toBe(true);
  expect(form(READY, chosen(['nl', 'de', 'at'])).state.edited).toBe(true);
  expect(form(READY, chosen(['nl', 'at'])).state.edited).toBe(true);
});

it('clears the refusal of the field that changes, no other, and the word of the last save', () => {
  const refused: Problems = { name: { code: 'refused' }, sites: { code: 'refused' } };
  const before = { ...READY, refused, outcome: 'failed', restored: true } as const;
  expect(after(before, typed('Bea'))).toEqual({
    ...READY,
    draft: { ...SAVED, name: 'Bea' },
    edited: true,
    refused: { sites: { code: 'refused' } },
    problems: { sites: { code: 'refused' } },
    outcome: 'none',
    restored: false,
  });
});

it('notes each field that is left once', () => {
  const left = after(READY, { type: 'left', field: 'name' });
  expect(left.left).toEqual(['name']);
  expect(form(left, { type: 'left', field: 'name' }).state).toBe(left);
  expect(after(left, { type: 'left', field: 'sites' }).left).toEqual(['name', 'sites']);
});

it('is saved once, when it is there, edited and right', () => {
  const edited = after(READY, typed('Bea'));
  const { state, effects } = form(edited, { type: 'saveRequested' });
  const values = { ...SAVED, name: 'Bea' };
  expect(effects).toEqual([invoke('save', { type: 'save', values, before: SAVED })]);
  expect(state).toEqual({ ...edited, saving: true, triedToSave: true });
  for (const idle of [state, READY, { ...edited, status: 'loading' } as const])
    expect(form(idle, { type: 'saveRequested' })).toEqual({ state: idle, effects: [] });
});

it('counts each try that a problem stops', () => {
  const wrong = after(READY, typed(''), { type: 'saveRequested' });
  expect([wrong.stops, wrong.triedToSave, wrong.saving]).toEqual([1, true, false]);
  expect(after(wrong, { type: 'saveRequested' }).stops).toBe(2);
});

it('keeps what was typed while it was saved', () => {
  const sent = { ...SAVED, name: 'Bea' };
  const saving = after(READY, typed('Bea'), { type: 'saveRequested' }, typed('Bea B'));
  const saved = after(saving, { type: 'saved', sent, values: sent });
  const draft = { ...SAVED, name: 'Bea B' };
  expect(saved).toEqual({ ...READY, saved: sent, draft, edited: true, outcome: 'saved' });
});

it('counts a save that the performer did not confirm as no stop, and keeps what was typed until the next edit', () => {
  const saving = { ...READY, draft: { ...SAVED, name: 'Bea' }, edited: true, saving: true, triedToSave: true };
  const given = after(saving, { type: 'unconfirmed' });
  expect(given).toEqual({ ...saving, saving: false, triedToSave: false, outcome: 'unconfirmed' });
  expect(given.stops).toBe(0);
  expect(after(given, { type: 'changed', field: 'name', value: 'Cleo' }).outcome).toBe('none');
});

it('shows what the platform refused, counts it as a stop, and forgets it when the edits are undone', () => {
  const problems: Problems = { name: { code: 'refused' } };
  const saving = after(READY, typed('Bea'), { type: 'saveRequested' });
  const refused = after(saving, { type: 'refused', sent: saving.draft, problems });
  expect(refused).toEqual({ ...saving, saving: false, refused: problems, problems, outcome: 'failed', stops: 1 });
  expect(after(refused, { type: 'undone' })).toEqual({ ...READY, stops: 1 });
});

it('shows no refusal of a value that was changed while it was being saved', () => {
  const problems: Problems = { name: { code: 'refused' }, sites: { code: 'refused' } };
  const saving = after(READY, typed('Bea'), { type: 'saveRequested' });
  const refused = after(saving, typed('Cleo'), { type: 'refused', sent: saving.draft, problems });
  expect(refused).toMatchObject({ draft: { name: 'Cleo' }, saving: false, outcome: 'failed' });
  expect([refused.refused, refused.problems]).toEqual([{ sites: { code: 'refused' } }, { sites: { code: 'refused' } }]);
});

it('restores what was kept from before a reload, and says so', () => {
  const loading = { ...closedForm(EMPTY), status: 'loading' } as const;
  const loaded = { type: 'loaded', values: SAVED } as const;
  expect(after(loading, { ...loaded, kept: {} })).toEqual(READY);
  const restored = after(loading, { ...loaded, kept: { name: 'Bea', sites: 'nl' } });
  expect(restored).toEqual({ ...READY, draft: { ...SAVED, name: 'Bea' }, edited: true, restored: true });
  expect(after(loading, { type: 'notLoaded' }).status).toBe('notLoaded');
  expect(after(READY, { type: 'notLoaded' })).toBe(READY);
});

it('drops what was loaded before a save, and both answers once it is forgotten', () => {
  const sent = { ...SAVED, name: 'Bea' };
  const saving = after(READY, { type: 'opened' }, typed('Bea'), { type: 'saveRequested' });
  expect(form(saving, { type: 'saved', sent, values: sent }).effects).toEqual([leave('load')]);
  expect(form(READY, { type: 'forgotten' })).toEqual({
    state: closedForm(EMPTY),
    effects: [leave('load'), leave('save')],
  });
});
