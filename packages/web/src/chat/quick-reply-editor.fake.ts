import { observable, runInAction } from 'mobx';
import type { QuickReplyEditorModel } from './quick-reply-editor.view-model.ts';

type Part = Partial<QuickReplyEditorModel>;
/** Changes the model as an action does. */
type SetModel = (part: Part) => void;

const nothing = (): void => undefined;

/** Model of an open editor without replies. @param make brings what is different, and may change the model later */
export const createEditorModel = (make: (set: SetModel) => Part = () => ({})): QuickReplyEditorModel => {
  const model: QuickReplyEditorModel = observable(
    {
      isOpen: true,
      isAsking: false,
      languages: ['en'],
      language: 'en',
      replies: [],
      mayAdd: true,
      isSaving: false,
      isSaved: false,
      isFailed: false,
      close: nothing,
      stay: nothing,
      discard: nothing,
      choose: nothing,
      add: nothing,
      write: nothing,
      move: nothing,
      remove: nothing,
      save: nothing,
      ...make((part) => runInAction(() => void Object.assign(model, part))),
    },
    {},
    { deep: false },
  );
  return model;
};
