import { createContext } from 'react';
import type { TipId } from '@greenroom/core/kernel/ids';
import type { Credits, Millis } from '@greenroom/core/kernel/units';
import type { ClientName } from '@greenroom/core/session/client-name';
import type { TipPlay } from '@greenroom/core/toys/tips/tip';
import type { ToyTrigger } from '@greenroom/core/toys/toy-trigger';

export interface TipRowModel {
  readonly client: ClientName;
  readonly trigger: ToyTrigger;
  /** Amount for the performer. */
  readonly earned: string;
  /** The platform has not told the amount. */
  readonly isAbout: boolean;
  /** Credits paid by the customer. */
  readonly credits: Credits;
  readonly creditsText: string;
  /** All of the customer's tips in this session, for the performer; undefined for the first one. */
  readonly total: string | undefined;
  readonly play: TipPlay;
}

export interface TipRowsModel {
  /** Undefined for a tip of an earlier session. */
  readonly row: (id: TipId) => TipRowModel | undefined;
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
