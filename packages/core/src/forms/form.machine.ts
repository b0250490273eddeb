import { exhaustive, type SlotStep, unchanged } from '../kernel/machine.ts';
import { invoke, leave } from '../kernel/slots.ts';
import { hasProblems, NO_PROBLEMS, type FieldValue, type FormValues, type Problems } from './field-rule.ts';

/** Compares two values; the order of chosen options does not count. */
const isSame = (left: FieldValue | undefined, right: FieldValue | undefined): boolean => {
  if (!Array.isArray(left) || !Array.isArray(right)) return left === right;
  return left.length === right.length && left.every((entry) => right.includes(entry));
};

/** Checks whether any field differs from the saved values. */
const isEdited = (draft: FormValues, saved: FormValues): boolean =>
  Object.keys(draft).some((field) => !isSame(draft[field], saved[field]));

/** Returns the values with one changed; the same object for an unknown field, another kind, or an equal value. */
const withValue = <Values extends FormValues>(values: Values, field: string, value: FieldValue): Values =>
  typeof value === typeof values[field] && !isSame(value, values[field]) ? { ...values, [field]: value } : values;

/** The newly loaded values, with the fields on top that were changed since the last load. */
const withLoaded = <Values extends FormValues>(draft: Values, before: Values, loaded: Values): Values =>
  withKept(loaded, Object.fromEntries(Object.entries(draft).filter(([field, value]) => !isSame(value, before[field]))));

/** These values with what was kept from before a reload; what no longer fits is left out. */
const withKept = <Values extends FormValues>(values: Values, kept: FormValues): Values =>
  Object.entries(kept).reduce((all, [field, value]) => withValue(all, field, value), values);

/** A form from opening to saving. */
export interface FormState<Values extends FormValues> {
  readonly status: 'closed' | 'loading' | 'notLoaded' | 'ready';
  /** As the platform has them. */
  readonly saved: Values;
  /** Values shown. */
  readonly draft: Values;
  readonly edited: boolean;
  /** Problems of the current values, shown already or not. */
  readonly problems: Problems;
  /** Problems from a refusal of the platform; that of a field is cleared as soon as it changes. */
  readonly refused: Problems;
  /** Fields that have been left: only their problems are shown before the first try to save. */
  readonly left: readonly string[];
  readonly triedToSave: boolean;
  /** Number of tries that a problem stopped; each moves the focus to its field. */
  readonly stops: number;
  readonly saving: boolean;
  /** Outcome of the last save; an edit clears it. `unconfirmed`: the performer dismissed the prompt for the second factor. */
  readonly outcome: 'none' | 'saved' | 'failed' | 'unconfirmed';
  /** True when text from before a reload was restored. */
  readonly restored: boolean;
}

export type FormEvent<Values> =
  | { readonly type: 'opened' } // the page
  | { readonly type: 'loaded'; readonly values: Values; readonly kept: FormValues } // the platform
  | { readonly type: 'notLoaded' } // the platform, or no answer
  | { readonly type: 'changed'; readonly field: string; readonly value: FieldValue } // the performer
  | { readonly type: 'left'; readonly field: string } // the performer
  | { readonly type: 'saveRequested' } // the performer
  | { readonly type: 'saved'; readonly sent: Values; readonly values: Values } // the platform
  | { readonly type: 'refused'; readonly sent: Values; readonly problems: Problems } // the platform, or no answer
  | { readonly type: 'unconfirmed' } // the performer, at the prompt for the second factor
  | { readonly type: 'undone' } // the performer
  | { readonly type: 'forgotten' }; // the app, at log-out

export type FormEffect<Values> =
  | { readonly type: 'load' }
  | { readonly type: 'save'; readonly values: Values; readonly before: Values };

type FormStep<Values extends FormValues> = SlotStep<FormState<Values>, FormEvent<Values>, FormEffect<Values>>;

export const closedForm = <Values extends FormValues>(empty: Values): FormState<Values> => ({
  status: 'closed',
  saved: empty,
  draft: empty,
  edited: false,
  problems: NO_PROBLEMS,
  refused: NO_PROBLEMS,
  left: [],
  triedToSave: false,
  stops: 0,
  saving: false,
  outcome: 'none',
  restored: false,
});

const without = (problems: Problems, field: string): Problems =>
  field in problems ? Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field)) : problems;

/**
 * Creates the transition of a form: the same for every form of the product, only fields and rules differ.
 * @param check returns the problems of the values
 * @spec §5 Validation rules, §8 Profile and media — save failed
 */
export const createForm =
  <Values extends FormValues>(empty: Values, check: (values: Values) => Problems) =>
  (state: FormState<Values>, event: FormEvent<Values>): FormStep<Values> => {
    const judged = (next: FormState<Values>): FormState<Values> => ({
      ...next,
      edited: isEdited(next.draft, next.saved),
      problems: { ...next.refused, ...check(next.draft) },
    });
    const save = (): FormStep<Values> => {
      if (state.status !== 'ready' || state.saving) return unchanged(state);
      // An earlier refusal may no longer apply: let the platform decide again.
      const tried = judged({ ...state, refused: NO_PROBLEMS, triedToSave: true, outcome: 'none' });
      if (hasProblems(tried.problems)) return unchanged({ ...tried, stops: state.stops + 1 });
      if (!tried.edited) return unchanged(state);
      const { draft: values, saved: before } = tried;
      return { state: { ...tried, saving: true }, effects: [invoke('save', { type: 'save', values, before })] };
    };

    switch (event.type) {
      case 'opened': {
        if (state.status === 'loading' || state.edited || state.saving) return unchanged(state);
        const status = state.status === 'ready' ? 'ready' : 'loading';
        const opened = { ...state, status, outcome: 'none', left: [], triedToSave: false } as const;
        return { state: opened, effects: [invoke('load', { type: 'load' })] };
      }
      case 'loaded': {
        const draft = withKept(withLoaded(state.draft, state.saved, event.values), event.kept);
        const restored = isEdited(draft, event.values) && !state.edited;
        return unchanged(judged({ ...state, status: 'ready', saved: event.values, draft, restored }));
      }
      case 'notLoaded':
        return unchanged(state.status === 'loading' ? { ...state, status: 'notLoaded' } : state);
      case 'changed': {
        const draft = withValue(state.draft, event.field, event.value);
        if (draft === state.draft || state.status !== 'ready') return unchanged(state);
        const refused = without(state.refused, event.field);
        return unchanged(judged({ ...state, draft, refused, outcome: 'none', restored: false }));
      }
      case 'left':
        return unchanged(state.left.includes(event.field) ? state : { ...state, left: [...state.left, event.field] });
      case 'saveRequested':
        return save();
      case 'saved': {
        const fresh = { ...state, saving: false, triedToSave: false, left: [], outcome: 'saved' } as const;
        const draft = withLoaded(state.draft, event.sent, event.values);
        // Values loaded before the save are old.
        return { state: judged({ ...fresh, saved: event.values, draft, restored: false }), effects: [leave('load')] };
      }
      case 'refused': {
        const changed = Object.keys(state.draft).filter((field) => !isSame(state.draft[field], event.sent[field]));
        const refused = changed.reduce(without, event.problems);
        const failed = { ...state, saving: false, refused, outcome: 'failed' } as const;
        return unchanged({ ...judged(failed), stops: state.stops + 1 });
      }
      // Nothing is to be corrected: the focus stays where the prompt returns it.
      case 'unconfirmed':
        return unchanged({ ...state, saving: false, triedToSave: false, outcome: 'unconfirmed' });
      case 'undone': {
        const back = { ...state, draft: state.saved, refused: NO_PROBLEMS, left: [], triedToSave: false } as const;
        return unchanged(judged({ ...back, outcome: 'none', restored: false }));
      }
      case 'forgotten':
        return { state: closedForm(empty), effects: [leave('load'), leave('save')] };
      default:
        return exhaustive(event);
    }
  };
