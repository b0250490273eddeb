import { createContext } from 'react';
import type { TipRowsModel } from './TipRow.tsx';

/** What tip rows show: a context, for the packs of rows between the log and a row are drawn without knowing of tips. */
export const TipRowsContext = createContext<TipRowsModel | undefined>(undefined);
