import type { ErrorKey } from '@greenroom/core/app/app-error';
import type { FieldProblem, Problems, FieldValue } from '@greenroom/core/forms/field-rule';

/** Changes that the page asks about before they are lost. */
export interface UnsavedModel {
  readonly edited: boolean;
  readonly undo: () => void;
}

/** Something that is loaded before it is shown. */
export interface LoadedModel {
  readonly phase: 'loading' | 'notLoaded' | 'ready';
  readonly notLoadedKey: ErrorKey;
  /** Loads it, also once more. */
  readonly open: () => void;
}

/** Model that the parts of a form share. */
export interface FormModel extends UnsavedModel, LoadedModel {
  /** Distinguishes its fields from those of another form on the page. */
  readonly name: string;
  /** Value of one field; an observer of it is notified of no other field. */
  readonly value: (field: string) => FieldValue | undefined;
  readonly problem: (field: string) => FieldProblem | undefined;
  /** Checks whether the platform has the current value of a field. */
  readonly isAsSaved: (field: string) => boolean;
  /** Problems that are shown: after a try to save all of them, before it those of the fields that were left. */
  readonly problems: Problems;
  readonly word: 'none' | 'edited' | 'restored' | 'problems' | 'saving' | 'saved' | 'failed' | 'unconfirmed';
  /** Number of tries to save that problems stopped; with each the focus moves to the problems. */
  readonly stops: number;
  readonly notSavedKey: ErrorKey;
  readonly set: (field: string, value: FieldValue) => void;
  readonly leave: (field: string) => void;
  readonly save: () => void;
}

/** Props of every field of a form. */
export interface FieldProps {
  readonly model: FormModel;
  readonly name: string;
}

/** Target of a link to a field. */
export const fieldId = (form: string, field: string): string => `${form}-${field}`;
