import { compareStructural, computed, makeObservable, type IComputedValue } from 'mobx';
import type { ErrorCode } from '@greenroom/core/app/app-error';
import { hasProblems, type Problems, type FieldValue, type FormValues } from '@greenroom/core/forms/field-rule';
import type { FormController } from '@greenroom/core/forms/form.controller';
import type { FormState } from '@greenroom/core/forms/form.machine';
import { read } from '../mobx/read.ts';
import type { FormModel } from './form-model.ts';

/** Creates one computed for each name: a reader of one is notified of no other. */
const perName = <Value>(read: (name: string) => Value): ((name: string) => Value) => {
  const known = new Map<string, IComputedValue<Value>>();
  return (name) => {
    const found = known.get(name) ?? computed(() => read(name), { equals: compareStructural });
    known.set(name, found);
    return found.get();
  };
};

export interface FormErrors {
  readonly notLoaded: ErrorCode;
  readonly notSaved: ErrorCode;
}

/** One form for its parts: which problems are shown, and in one word how it stands. */
export class FormViewModel<Values extends FormValues> implements FormModel {
  readonly name: string;
  readonly notLoadedKey: FormModel['notLoadedKey'];
  readonly notSavedKey: FormModel['notSavedKey'];
  readonly set: (field: string, value: FieldValue) => void;
  readonly leave: (field: string) => void;
  readonly save: () => void;
  readonly undo: () => void;
  readonly open: () => void;
  readonly #form: FormController<Values>;

  constructor(name: string, form: FormController<Values>, errors: FormErrors) {
    this.name = name;
    this.notLoadedKey = `error.${errors.notLoaded}`;
    this.notSavedKey = `error.${errors.notSaved}`;
    this.set = form.set;
    this.leave = form.leave;
    this.save = form.save;
    this.undo = form.undo;
    this.open = form.open;
    this.#form = form;
    makeObservable(this, {
      // Computed again with each key; a reader is notified only of other problems.
      problems: computed({ equals: compareStructural }),
    });
  }

  get phase(): FormModel['phase'] {
    const { status } = this.#state;
    return status === 'closed' ? 'loading' : status;
  }

  /** A key in one field must not draw the whole form again. */
  readonly value = perName((field) => this.#state.draft[field]);
  readonly problem = perName((field) => this.problems[field]);
  readonly isAsSaved = perName((field) => this.#state.draft[field] === this.#state.saved[field]);

  get values(): Values {
    return this.#state.draft;
  }

  /** As the platform has them. */
  get saved(): Values {
    return this.#state.saved;
  }

  /** Values by which another one than this decides what is shown. */
  get facts(): Pick<FormState<Values>, 'problems' | 'left' | 'refused'> {
    return this.#state;
  }

  get problems(): Problems {
    const { problems, refused, left, triedToSave } = this.#state;
    if (triedToSave) return problems;
    return Object.fromEntries(Object.entries(problems).filter(([field]) => left.includes(field) || field in refused));
  }

  get word(): FormModel['word'] {
    const { edited, saving, outcome, restored } = this.#state;
    if (saving) return 'saving';
    if (edited && hasProblems(this.problems)) return 'problems';
    if (outcome === 'failed' || outcome === 'unconfirmed') return outcome;
    if (edited) return restored ? 'restored' : 'edited';
    return outcome === 'saved' ? 'saved' : 'none';
  }

  get edited(): boolean {
    return this.#state.edited;
  }

  get stops(): number {
    return this.#state.stops;
  }

  get #state(): FormState<Values> {
    return read(this.#form.watch);
  }
}
