import type { FormModel } from './form-model.ts';

const nothing = (): void => undefined;

/** For tests: a form that is loaded, empty and as it was saved. */
export const LOADED_FORM: FormModel = {
  name: 'form',
  phase: 'ready',
  edited: false,
  problems: {},
  word: 'none',
  stops: 0,
  notLoadedKey: 'error.registration.notLoaded',
  notSavedKey: 'error.registration.submitFailed',
  value: () => '',
  problem: () => undefined,
  isAsSaved: () => true,
  set: nothing,
  leave: nothing,
  undo: nothing,
  save: nothing,
  open: nothing,
};
