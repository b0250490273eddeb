import type { TipId } from '@greenroom/core/kernel/ids';
import type { Credits, Millis } from '@greenroom/core/kernel/units';
import type { ClientName } from '@greenroom/core/session/client-name';
import type { TipPlay } from '@greenroom/core/toys/tips/tip';
import type { ToyTrigger } from '@greenroom/core/toys/toy-trigger';
import { createContext } from 'react';

export interface TipRowModel {
  readonly client: ClientName;
  readonly trigger: ToyTrigger;
  /** What the performer gets. */
  readonly earned: string;
  /** The platform has not told the amount. */
  readonly isAbout: boolean;
  /** What the customer paid. */
  readonly credits: Credits;
  readonly creditsText: string;
  /** All of the customer's tips in this session, for the performer; undefined for the first one. */
  readonly total: string | undefined;
  readonly play: TipPlay;
}

export interface TipRowsModel {
  /** Undefined for a tip of an earlier session. */
  readonly row: (id: TipId) => TipRowModel | undefined;
  /** The newest tip while nobody was thanked for it. */
  readonly latest: TipId | undefined;
  /** The line that one press sends. */
  readonly thanks: string;
  readonly thank: () => void;
  /** What is left, as a countdown. */
  readonly left: (until: Millis) => string;
}

/** What tip rows show: a context, for the packs of rows between the log and a row are drawn without knowing of tips. */
export const TipRowsContext = createContext<TipRowsModel | undefined>(undefined);
