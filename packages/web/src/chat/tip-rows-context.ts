import { createContext } from 'react';
import type { TipId } from '@greenroom/core/kernel/ids';
import type { Credits, Millis } from '@greenroom/core/kernel/units';
import type { ClientName } from '@greenroom/core/session/client-name';
import type { TipPlay, TipSize } from '@greenroom/core/toys/tips/tip';
import type { ToyTrigger } from '@greenroom/core/toys/toy-trigger';

/** One tip of a row. */
export interface TipModel {
  readonly id: TipId;
  readonly trigger: ToyTrigger;
  /** Amount for the performer. */
  readonly earned: string;
  /** The platform has not told the amount. */
  readonly isAbout: boolean;
  /** Credits paid by the customer. */
  readonly credits: Credits;
  readonly creditsText: string;
  readonly play: TipPlay;
}

/** Consecutive tips of the customer as one row. */
export interface TipRowModel {
  readonly client: ClientName;
  readonly count: number;
  /** Each of them, oldest first; read by an open row alone. */
  readonly tips: () => readonly TipModel[];
  /** Amount of all of them for the performer. */
  readonly earned: string;
  readonly isAbout: boolean;
  readonly size: TipSize;
  readonly newest: TipModel;
  /** The tip whose progress is shown. */
  readonly shown: TipModel;
  /** All of the customer's tips in this session, for the performer; undefined where these are all. */
  readonly total: string | undefined;
}

export interface TipRowsModel {
  /** Undefined for tips of an earlier session. */
  readonly row: (ids: readonly TipId[]) => TipRowModel | undefined;
  /** Newest tip that was not thanked for. */
  readonly latest: TipId | undefined;
  /** The line that one press sends. */
  readonly thanks: string;
  readonly thank: () => void;
  /** Countdown of the time left. */
  readonly left: (until: Millis) => string;
}

/** Model of the tip rows. A context, because the chunks of rows between the log and a row know nothing of tips. */
export const TipRowsContext = createContext<TipRowsModel | undefined>(undefined);
