import type { AlertId } from '../kernel/ids.ts';
import type { Millis, Seconds } from '../kernel/units.ts';

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
