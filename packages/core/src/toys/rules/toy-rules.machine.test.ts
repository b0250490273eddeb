import { expect, it } from 'vitest';
import { performerId, toyId, toyRuleId } from '../../kernel/ids.ts';
import { invoke, leave } from '../../kernel/slots.ts';
import { cents, seconds } from '../../kernel/units.ts';
import { defaultRuleSetFor, type ToyRuleSet } from './toy-rule-set.ts';
import { NO_RULES, toyRules, type ToyRulesEvent, type ToyRulesState } from './toy-rules.machine.ts';

const OWNER = performerId('1001');
const LUSH = toyId('lush-1');
const NORA = toyId('nora-1');
const DEFAULTS = defaultRuleSetFor([LUSH]);
const RULE_1 = toyRuleId(1);

const LOAD: ToyRulesEvent = { type: 'loadRequested', owner: OWNER, country: 'be' };

const run = (from: ToyRulesState, ...events: readonly ToyRulesEvent[]) => {
  let state = from;
  let effects: ReturnType<typeof toyRules>['effects'] = [];
  for (const event of events) ({ state, effects } = toyRules(state, event));
  return { state, effects };
};
/** Rules as the platform has them, for a performer with one toy. */
const loadedWith = (set: ToyRuleSet | undefined): ToyRulesState =>
  run(NO_RULES, { type: 'toysKnown', toys: [LUSH] }, LOAD, { type: 'loaded', set }).state;
const longer = (time: number): ToyRulesEvent => ({
  type: 'edited',
  rule: RULE_1,
  change: { reactionTime: seconds(time) },
});
const added: ToyRulesEvent = { type: 'added', toys: [LUSH] };

it('begins without edits, saves and problems', () => {
  expect(NO_RULES).toMatchObject({ isEdited: false, saving: false, triedToSave: false, problems: [] });
});

it('is edited after each kind of edit, in the draft alone', () => {
  const edits: readonly ToyRulesEvent[] = [
    added,
    longer(1),
    { type: 'moved', rule: RULE_1, place: 3 },
    { type: 'specialEdited', pattern: 'wave', change: { checked: true } },
    { type: 'switched', change: { hasSpecial: true } },
  ];
  for (const edit of edits) {
    const { state, effects } = run(loadedWith(DEFAULTS), edit);
    expect(state.draft).not.toEqual(DEFAULTS);
    expect([state.isEdited, state.saved, effects]).toEqual([true, DEFAULTS, []]);
  }
});

it('moves, switches and edits what it is told', () => {
  const { draft } = run(
    loadedWith(DEFAULTS),
    { type: 'moved', rule: RULE_1, place: 3 },
    { type: 'specialEdited', pattern: 'wave', change: { checked: true } },
    { type: 'switched', change: { hasSpecial: true } },
  ).state;
  expect(draft.rules.map(({ id }) => id)).toEqual([2, 3, 4, 1]);
  expect(draft.specialRules.filter(({ checked }) => checked).map(({ pattern }) => pattern)).toEqual(['wave']);
  expect([draft.hasSpecial, draft.hasRules]).toEqual([true, true]);
});

it('keeps the draft and names the error when a default rule is to be removed', () => {
  const before = loadedWith(DEFAULTS);
  const { state } = run(before, { type: 'removed', rule: RULE_1 });
  expect(state).toEqual({ ...before, error: 'toys.defaultRuleStays' });
});

it.each<[string, ToyRulesState]>([
  ['before anything was loaded', NO_RULES],
  ['while it is loading', run(NO_RULES, LOAD).state],
  ['while a save is under way', run(loadedWith(DEFAULTS), { type: 'saveRequested' }).state],
  ['after a log-out', run(loadedWith(DEFAULTS), { type: 'reset' }).state],
  ['without a performer', { ...loadedWith(DEFAULTS), owner: undefined }],
])('saves nothing %s', (_, before) => {
  expect(run(before, { type: 'saveRequested' })).toEqual({ state: before, effects: [] });
});

it('sends the draft as the first one, and later with the rules that were removed', () => {
  const first = run(loadedWith(undefined), added, { type: 'saveRequested' });
  const sent = first.state.draft;
  expect(first.state).toMatchObject({ saving: true, error: undefined });
  expect(first.effects).toEqual([
    invoke('call', { type: 'save', owner: OWNER, set: sent, isFirst: true, removed: [] }),
  ]);
  const second = run(
    first.state,
    { type: 'saved', set: sent, sent },
    { type: 'removed', rule: toyRuleId(5) },
    { type: 'saveRequested' },
  );
  expect(second.effects).toMatchObject([{ effect: { isFirst: false, removed: [5], set: { rules: { length: 4 } } } }]);
});

it('keeps a wrong draft to itself and says what is wrong until it is put right', () => {
  const wrong = run(loadedWith(DEFAULTS), longer(600));
  expect(wrong.state.problems).toEqual([]);
  const tried = run(wrong.state, { type: 'saveRequested' });
  const problem = { rule: 1, code: 'toys.reactionTimeOutOfRange' };
  expect(tried.effects).toEqual([]);
  expect(tried.state).toMatchObject({ saving: false, problems: [problem], error: problem.code });
  expect(run(tried.state, longer(500)).state).toMatchObject({ problems: [problem], error: undefined });
  expect(run(tried.state, longer(1)).state.problems).toEqual([]);
  const saved = run(tried.state, longer(1), { type: 'saveRequested' });
  expect(saved.effects).toHaveLength(1);
  // Problems are shown from the next try on.
  expect(run(saved.state, longer(600)).state.problems).toEqual([]);
});

it('keeps an edit that was made while the rules were saved', () => {
  const asked = run(loadedWith(DEFAULTS), longer(1), { type: 'saveRequested' }).state;
  const saved: ToyRulesEvent = { type: 'saved', set: asked.draft, sent: asked.draft };
  expect(run(asked, saved).state).toMatchObject({ saving: false, isEdited: false });
  const during = run(asked, longer(2)).state;
  const { state } = run(during, saved);
  expect(state).toMatchObject({ saving: false, isEdited: true, saved: asked.draft });
  expect(state.draft).toBe(during.draft);
});

it('shows what the platform has after edits were undone while they were saved', () => {
  const asked = run(loadedWith(DEFAULTS), longer(1), { type: 'saveRequested' }).state;
  const undone = run(asked, { type: 'undoRequested' }).state;
  expect(undone).toMatchObject({ draft: DEFAULTS, isEdited: false, saving: true });
  const saved: ToyRulesEvent = { type: 'saved', set: asked.draft, sent: asked.draft };
  expect(run(undone, saved).state).toMatchObject({ draft: asked.draft, saved: asked.draft, isEdited: false });
  const editedAgain = run(undone, longer(2)).state;
  expect(run(editedAgain, saved).state).toMatchObject({ draft: editedAgain.draft, isEdited: true });
});

it('can save again after a save failed', () => {
  const asked = run(loadedWith(DEFAULTS), { type: 'saveRequested' }).state;
  const failed = run(asked, { type: 'failed', what: 'save' }).state;
  expect(failed).toMatchObject({ status: 'ready', saving: false, error: 'toys.rulesNotSaved' });
  expect(run(failed, { type: 'saveRequested' }).effects).toHaveLength(1);
});

it('can save again after the rules were read while a save was under way', () => {
  const loaded = run(loadedWith(DEFAULTS), { type: 'saveRequested' }, LOAD, {
    type: 'loaded',

    set: DEFAULTS,
  }).state;
  expect(loaded).toMatchObject({ status: 'ready', saving: false });
  expect(run(loaded, longer(1), { type: 'saveRequested' }).effects).toHaveLength(1);
});

it('forgets the problems of a draft at a log-out', () => {
  const { state } = run(loadedWith(DEFAULTS), longer(600), { type: 'saveRequested' }, { type: 'reset' });
  expect(state).toMatchObject({ isKnown: false, isEdited: false, problems: [], triedToSave: false });
});

it('tells a load that failed, and forgets the error with the next try', () => {
  const failed = run(NO_RULES, LOAD, { type: 'failed', what: 'load' }).state;
  expect(failed).toMatchObject({ status: 'failed', error: 'toys.rulesNotLoaded' });
  expect(run(failed, LOAD).state).toMatchObject({ status: 'loading', error: undefined });
});

it('keeps known rules and what is edited of them when they are read again, also where that fails', () => {
  const known = run(loadedWith(DEFAULTS), longer(1)).state;
  const again = run(known, LOAD).state;
  expect(again).toMatchObject({ status: 'loading', isKnown: true, error: undefined });
  const failed = run(again, { type: 'failed', what: 'load' }).state;
  expect(failed).toMatchObject({ status: 'failed', isKnown: true, error: undefined, draft: known.draft });
  expect(run(failed, { type: 'saveRequested' }).effects).toHaveLength(1);
  const { state } = run(failed, { type: 'reloadRequested' }, { type: 'loaded', set: DEFAULTS });
  expect(state).toMatchObject({ status: 'ready', isEdited: true, draft: known.draft });
  expect(run(NO_RULES, LOAD, { type: 'failed', what: 'load' }).state).toMatchObject({ isKnown: false });
});

it('is ready after a save that overtook the reading', () => {
  const asked = run(loadedWith(DEFAULTS), LOAD, longer(1), { type: 'saveRequested' }).state;
  expect(asked.status).toBe('failed');
  expect(run(asked, { type: 'reloadRequested' }).effects).toEqual([]);
  const { state } = run(asked, { type: 'saved', set: asked.draft, sent: asked.draft });
  expect(state).toMatchObject({ status: 'ready', isEdited: false });
});

it('loads again for the same performer and country what could not be loaded, and nothing else', () => {
  const again: ToyRulesEvent = { type: 'reloadRequested' };
  const failed = run(NO_RULES, LOAD, { type: 'failed', what: 'load' }).state;
  expect(run(failed, again).effects).toEqual(run(NO_RULES, LOAD).effects);
  const others = [NO_RULES, run(NO_RULES, LOAD).state, loadedWith(DEFAULTS), run(failed, { type: 'reset' }).state];
  for (const state of others) expect(run(state, again)).toEqual({ state, effects: [] });
});

it('makes loads and saves in one slot, which a log-out leaves', () => {
  const slots = (step: ReturnType<typeof toyRules>) => step.effects.map((effect) => 'slot' in effect && effect.slot);
  expect(slots(run(NO_RULES, LOAD))).toEqual(['step', 'call']);
  expect(slots(run(loadedWith(DEFAULTS), { type: 'saveRequested' }))).toEqual(['call']);
  expect(run(loadedWith(DEFAULTS), { type: 'reset' })).toEqual({
    state: NO_RULES,
    effects: [leave('call'), leave('step')],
  });
});

it('gives every toy that comes the default rules until they are edited or saved', () => {
  const both: ToyRulesEvent = { type: 'toysKnown', toys: [LUSH, NORA] };
  const toysOf = (state: ToyRulesState) => state.draft.rules[0]?.toys;
  expect(toysOf(run(loadedWith(undefined), both).state)).toEqual([LUSH, NORA]);
  expect(toysOf(run(loadedWith(undefined), longer(1), both).state)).toEqual([LUSH]);
  expect(toysOf(run(loadedWith(DEFAULTS), both).state)).toEqual([LUSH]);
});

it('stays the same while the same toys are there', () => {
  const before = loadedWith(DEFAULTS);
  expect(run(before, { type: 'toysKnown', toys: [LUSH] }).state).toBe(before);
});

it('undoes edits, their problems and their error', () => {
  const tried = run(loadedWith(DEFAULTS), longer(600), { type: 'saveRequested' });
  const { state } = run(tried.state, { type: 'undoRequested' });
  expect(state).toMatchObject({ draft: DEFAULTS, isEdited: false, problems: [], error: undefined });
  expect(run(state, longer(600)).state.problems).toEqual([]);
});

it('takes over the price of a credit', () => {
  expect(run(NO_RULES, { type: 'stepKnown', creditStep: cents(20) }).state).toEqual({ ...NO_RULES, creditStep: 20 });
});
