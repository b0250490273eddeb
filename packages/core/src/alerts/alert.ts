import { millis, type Millis, type Seconds } from '../kernel/units.ts';
import type { AlertId } from '../kernel/ids.ts';

/** Default display time of an alert; it then makes room for one that waits. @spec §9 Alert display */
export const ALERT_DISPLAY_TIME = millis(2_500);
/** Greatest number of alerts shown at once; further ones wait, because more would hide the page. @spec §9 Alert display */
export const MAX_SHOWN = 3;
/** Length of the history, and greatest number of waiting alerts; the oldest is dropped. @spec §9 Alert display — the length is our choice */
export const HISTORY_LENGTH = 100;

/** Subject of an alert; decides colour and sound. @spec §3 Alert message */
export type AlertClass = 'info' | 'success' | 'error' | 'toy';

/** A sentence of the catalogue and the values in it. */
export interface AlertContent {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A short message over the page. @spec §3 Alert message */
export interface Alert {
  readonly id: AlertId;
  readonly displayTime: Millis;
  readonly class: AlertClass;
  readonly content: AlertContent;
  /** 1 while it is shown, 0 while it waits. */
  readonly opacity: number;
}

/** An alert as the notification centre keeps it. */
export interface AlertRecord {
  readonly id: AlertId;
  readonly class: AlertClass;
  readonly content: AlertContent;
  readonly at: Seconds;
}
