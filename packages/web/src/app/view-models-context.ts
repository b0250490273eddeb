import { createContext, use } from 'react';
import type { ModelSource, ViewModelName, ViewModels } from './view-models.ts';

const ViewModelsContext = createContext<ModelSource | undefined>(undefined);

/** Hands the models to everything below it. */
export const ViewModelsProvider = ViewModelsContext.Provider;

/** The model of that name. Only components in `app/` call this; they pass it on as a property. */
export const useModel = <Name extends ViewModelName>(name: Name): ViewModels[Name] => {
  const source = use(ViewModelsContext);
  if (source === undefined) throw new Error('No ViewModelsProvider above');
  return source.model(name);
};
