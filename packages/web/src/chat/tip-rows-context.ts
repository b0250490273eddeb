import { createContext } from 'react';
import type { TipRowsModel } from './tip-rows.view-model.ts';

/** Model of the tip rows. A context, because the chunks of rows between the log and a row know nothing of tips. */
export const TipRowsContext = createContext<TipRowsModel | undefined>(undefined);
