import { compareStructural, computed, makeObservable } from 'mobx';
import { hasProblems, type FieldValue, type Problems } from '@greenroom/core/forms/field-rule';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { Registration } from '@greenroom/core/registration/registration';
import { shownInStep } from '@greenroom/core/registration/registration-steps';
import type { RegistrationState } from '@greenroom/core/registration/registration.controller';
import type { FormModel } from '../forms/form-model.ts';
import type { FormViewModel } from '../forms/form.view-model.ts';
import { read } from '../mobx/read.ts';

type StepState = Watchable<Pick<RegistrationState, 'step' | 'stopped' | 'stops'>>;

/** The whole registration narrowed to the step that is open: its problems alone are shown, and saving goes to the next step. */
export class StepFormViewModel implements FormModel {
  readonly #form: FormModel & Pick<FormViewModel<Registration>, 'facts'>;
  readonly #state: StepState;
  readonly save: () => void;

  constructor(form: FormModel & Pick<FormViewModel<Registration>, 'facts'>, state: StepState, next: () => void) {
    this.#form = form;
    this.#state = state;
    this.save = next;
    makeObservable(this, { problems: computed({ equals: compareStructural }) });
  }

  get problems(): Problems {
    const { step, stopped } = read(this.#state);
    return shownInStep(step, stopped, this.#form.facts);
  }

  /** Typed text is kept in the tab and sent as a whole at the end: that it is not saved yet would only worry. */
  get word(): FormModel['word'] {
    const { word } = this.#form;
    return word === 'edited' || (word === 'problems' && !hasProblems(this.problems)) ? 'none' : word;
  }

  get stops(): number {
    return this.#form.stops + read(this.#state).stops;
  }

  get name(): string {
    return this.#form.name;
  }

  get phase(): FormModel['phase'] {
    return this.#form.phase;
  }

  get edited(): boolean {
    return this.#form.edited;
  }

  get notLoadedKey(): FormModel['notLoadedKey'] {
    return this.#form.notLoadedKey;
  }

  get notSavedKey(): FormModel['notSavedKey'] {
    return this.#form.notSavedKey;
  }

  readonly value = (field: string): FieldValue | undefined => this.#form.value(field);
  readonly problem: FormModel['problem'] = (field) => this.problems[field];
  readonly isAsSaved = (field: string): boolean => this.#form.isAsSaved(field);
  readonly set = (field: string, value: FieldValue): void => this.#form.set(field, value);
  readonly leave = (field: string): void => this.#form.leave(field);
  readonly undo = (): void => this.#form.undo();
  readonly open = (): void => this.#form.open();
}
