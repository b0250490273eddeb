import type { PerformerId, ToyId, ToyRuleId } from '../../kernel/ids.ts';
import { unchanged, type SlotStep } from '../../kernel/machine.ts';
import type { Result } from '../../kernel/result.ts';
import { invoke, leave } from '../../kernel/slots.ts';
import type { Cents } from '../../kernel/units.ts';
import { DEFAULT_CREDIT_STEP, FALLBACK_COUNTRY } from '../toys.constants.ts';
import type { ToyRuleErrorCode, ToyRulesApiErrorCode } from '../toys.errors.ts';
import {
  addRule,
  DEFAULT_RULE_SET,
  defaultRuleSetFor,
  editRule,
  editSpecialRule,
  moveRule,
  removeRule,
  ruleSetProblems,
  type RuleProblem,
  type SpecialRuleChange,
  type ToyRuleChange,
  type ToyRuleSet,
} from './toy-rule-set.ts';
import type { SpecialPattern } from './toy-rule.ts';

export interface ToyRulesState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** True once loaded; kept while a later load runs or fails. */
  readonly isKnown: boolean;
  readonly owner: PerformerId | undefined;
  /** Country of the performer's credit step. */
  readonly country: string;
  /** Rules as they are being edited. */
  readonly draft: ToyRuleSet;
  /** Rules as the platform has them; `undefined` when none were ever saved. */
  readonly saved: ToyRuleSet | undefined;
  /** The enabled toys; the default rules are for all of them until rules are saved. */
  readonly toys: readonly ToyId[];
  readonly isEdited: boolean;
  readonly saving: boolean;
  /** Problems that block saving; updated from the first try on. */
  readonly problems: readonly RuleProblem[];
  readonly triedToSave: boolean;
  readonly error: ToyRuleErrorCode | ToyRulesApiErrorCode | undefined;
  /** Price of one credit in the performer's country. */
  readonly creditStep: Cents;
}

export type ToyRulesEdit =
  | { readonly type: 'added'; readonly toys: readonly ToyId[] }
  | { readonly type: 'edited'; readonly rule: ToyRuleId; readonly change: ToyRuleChange }
  | { readonly type: 'removed'; readonly rule: ToyRuleId }
  | { readonly type: 'moved'; readonly rule: ToyRuleId; readonly place: number }
  | { readonly type: 'specialEdited'; readonly pattern: SpecialPattern; readonly change: SpecialRuleChange }
  | { readonly type: 'switched'; readonly change: Partial<Pick<ToyRuleSet, 'hasRules' | 'hasSpecial'>> };

export type ToyRulesEvent =
  | ToyRulesEdit
  | { readonly type: 'loadRequested'; readonly owner: PerformerId; readonly country: string }
  | { readonly type: 'reloadRequested' }
  | { readonly type: 'loaded'; readonly set: ToyRuleSet | undefined }
  | { readonly type: 'failed'; readonly what: 'load' | 'save' }
  | { readonly type: 'saveRequested' }
  | { readonly type: 'undoRequested' }
  | { readonly type: 'saved'; readonly set: ToyRuleSet; readonly sent: ToyRuleSet }
  | { readonly type: 'stepKnown'; readonly creditStep: Cents }
  | { readonly type: 'toysKnown'; readonly toys: readonly ToyId[] }
  | { readonly type: 'reset' };

export type ToyRulesEffect =
  | { readonly type: 'load'; readonly owner: PerformerId }
  | { readonly type: 'loadStep'; readonly country: string }
  | {
      readonly type: 'save';

      readonly owner: PerformerId;
      readonly set: ToyRuleSet;
      readonly isFirst: boolean;
      /** Rules that the platform has and the draft has not. */
      readonly removed: readonly ToyRuleId[];
    };

export const NO_RULES: ToyRulesState = {
  status: 'idle',
  isKnown: false,
  owner: undefined,
  country: FALLBACK_COUNTRY,
  draft: DEFAULT_RULE_SET,
  saved: undefined,
  toys: [],
  isEdited: false,
  saving: false,
  problems: [],
  triedToSave: false,
  error: undefined,
  creditStep: DEFAULT_CREDIT_STEP,
};

type RulesStep = SlotStep<ToyRulesState, ToyRulesEvent, ToyRulesEffect>;

/** Only the newest of all loads and saves counts. */
const call = (effect: ToyRulesEffect): RulesStep['effects'][number] => invoke('call', effect);

const replaceDraft = (state: ToyRulesState, draft: ToyRuleSet): RulesStep =>
  unchanged({
    ...state,
    draft,
    isEdited: true,
    error: undefined,
    problems: state.triedToSave ? ruleSetProblems(draft) : state.problems,
  });

const replaceDraftIfOk = (state: ToyRulesState, draft: Result<ToyRuleSet, ToyRuleErrorCode>): RulesStep =>
  draft.ok ? replaceDraft(state, draft.value) : unchanged({ ...state, error: draft.error });

const applyEdit = (state: ToyRulesState, edit: ToyRulesEdit): RulesStep => {
  const { draft } = state;
  switch (edit.type) {
    case 'added':
      return replaceDraftIfOk(state, addRule(draft, edit.toys));
    case 'removed':
      return replaceDraftIfOk(state, removeRule(draft, edit.rule));
    case 'edited':
      return replaceDraft(state, editRule(draft, edit.rule, edit.change));
    case 'moved':
      return replaceDraft(state, moveRule(draft, edit.rule, edit.place));
    case 'specialEdited':
      return replaceDraft(state, editSpecialRule(draft, edit.pattern, edit.change));
    case 'switched':
      return replaceDraft(state, { ...draft, ...edit.change });
  }
};

const load = (state: ToyRulesState, owner: PerformerId, country: string): RulesStep => {
  const error = state.isKnown ? state.error : undefined;
  return {
    state: { ...state, status: 'loading', owner, country, saving: false, error },
    effects: [invoke('step', { type: 'loadStep', country }), call({ type: 'load', owner })],
  };
};

const save = (state: ToyRulesState): RulesStep => {
  const { owner, draft, saved, saving } = state;
  if (owner === undefined || !state.isKnown || saving) return unchanged(state);
  const problems = ruleSetProblems(draft);
  const [first] = problems;
  if (first !== undefined) return unchanged({ ...state, problems, triedToSave: true, error: first.code });
  const removed = (saved?.rules ?? [])
    .map((rule) => rule.id)
    .filter((id) => !draft.rules.some((rule) => rule.id === id));
  // The answer to a load under way is dropped.
  const status = state.status === 'loading' ? 'failed' : state.status;
  return {
    state: { ...state, status, saving: true, problems, triedToSave: false, error: undefined },
    effects: [call({ type: 'save', owner, set: draft, isFirst: saved === undefined, removed })],
  };
};

const onSaved = (state: ToyRulesState, event: Extract<ToyRulesEvent, { type: 'saved' }>): RulesStep => {
  const next: ToyRulesState = { ...state, status: 'ready', saving: false, saved: event.set };
  // Keep later edits. A draft that was undone during the save is the platform's again.
  const isKept = state.isEdited && state.draft !== event.sent;
  return unchanged(isKept ? next : { ...next, draft: event.set, isEdited: false });
};

/** Takes over the list of toys; default rules that were never edited apply to all of them. @spec §9 Default rules */
const onToysKnown = (state: ToyRulesState, toys: readonly ToyId[]): RulesStep => {
  if (state.toys.join() === toys.join()) return unchanged(state);
  const isUntouched = state.saved === undefined && !state.isEdited;
  return unchanged({ ...state, toys, draft: isUntouched ? defaultRuleSetFor(toys) : state.draft });
};

/** Rules in force: the saved rules, else the default ones; never the draft. @spec §9 Default rules */
export const currentRules = ({ saved, toys }: ToyRulesState): ToyRuleSet => saved ?? defaultRuleSetFor(toys);

/** State of the rules: loaded, edited and saved. A draft with problems is not sent. @spec §5 Toys, §7 Toys */
export const toyRules = (state: ToyRulesState, event: ToyRulesEvent): RulesStep => {
  switch (event.type) {
    case 'loadRequested':
      return load(state, event.owner, event.country);
    case 'reloadRequested':
      return state.owner === undefined || state.status !== 'failed' || state.saving
        ? unchanged(state)
        : load(state, state.owner, state.country);
    case 'loaded':
      return unchanged({
        ...state,
        status: 'ready',
        isKnown: true,
        saved: event.set,
        draft: state.isEdited ? state.draft : (event.set ?? defaultRuleSetFor(state.toys)),
      });
    case 'failed':
      return unchanged(
        event.what === 'load'
          ? { ...state, status: 'failed', error: state.isKnown ? state.error : 'toys.rulesNotLoaded' }
          : { ...state, saving: false, error: 'toys.rulesNotSaved' },
      );
    case 'saveRequested':
      return save(state);
    case 'saved':
      return onSaved(state, event);
    case 'undoRequested':
      return unchanged({
        ...state,
        draft: currentRules(state),
        isEdited: false,
        problems: [],
        triedToSave: false,
        error: undefined,
      });
    case 'stepKnown':
      return unchanged({ ...state, creditStep: event.creditStep });
    case 'toysKnown':
      return onToysKnown(state, event.toys);
    case 'reset':
      return { state: NO_RULES, effects: [leave('call'), leave('step')] };
    default:
      return applyEdit(state, event);
  }
};
