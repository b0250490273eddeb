import type { ClientId } from '../kernel/ids.ts';
import type { Cents, Seconds } from '../kernel/units.ts';

/** Things that a remote can do. */
export const REMOTE_ACTIONS = ['refresh', 'end', 'stopToys', 'microphone', 'reply'] as const;
export type RemoteActionName = (typeof REMOTE_ACTIONS)[number];

/** One press on the remote; `refresh` only requests the current view. */
export type RemoteAction =
  | { readonly type: 'refresh' | 'end' | 'stopToys' }
  | { readonly type: 'microphone'; readonly on: boolean }
  | { readonly type: 'reply'; readonly name: string };

/** A press as sent to the working page. */
export interface RemoteCommand {
  /** The same id is the same press: it is carried out once. */
  readonly id: string;
  /** The customer that the remote showed at the press; undefined without one. */
  readonly clientId: ClientId | undefined;
  readonly action: RemoteAction;
}

/** Outcome of a press. */
export const REMOTE_OUTCOMES = ['done', 'noSession', 'otherCustomer', 'noReply', 'noMicrophone'] as const;
export type RemoteOutcome = (typeof REMOTE_OUTCOMES)[number];

export const REMOTE_STATUSES = ['offAir', 'paused', 'notReachable', 'ready', 'ringing', 'inSession'] as const;
export type RemoteWorkStatus = (typeof REMOTE_STATUSES)[number];

export const MICROPHONE_STATES = ['on', 'off', 'none'] as const;
export type MicrophoneState = (typeof MICROPHONE_STATES)[number];

/** State of the toys; `unconfirmed` while no toy has answered the last stop. */
export const TOY_MOVEMENTS = ['rest', 'moving', 'stopping', 'unconfirmed'] as const;
export type ToyMovement = (typeof TOY_MOVEMENTS)[number];

/** The customer of the running session. */
export interface RemoteCustomer {
  readonly id: ClientId;
  /** With a country-code prefix before a bar, as it came: `nl|Mark`. */
  readonly name: string;
  readonly time: Seconds;
  /** True while the time counts. */
  readonly isCounting: boolean;
  /** Undefined while the record of the customer is not known. */
  readonly visits: number | undefined;
  readonly memo: string | undefined;
}

export interface RemoteReply {
  readonly name: string;
  readonly text: string;
}

/** The page that works, as the remote shows it. */
export interface RemoteView {
  readonly status: RemoteWorkStatus;
  readonly customer: RemoteCustomer | undefined;
  /** Money of the session; undefined while no rate is known. */
  readonly earned: Cents | undefined;
  /** True when `earned` is an estimate. */
  readonly isAbout: boolean;
  readonly today: Cents | undefined;
  /** True when `today` has an estimate in it. */
  readonly isTodayAbout: boolean;
  readonly microphone: MicrophoneState;
  /** Undefined where the working page does not report it. */
  readonly toys: ToyMovement | undefined;
  /** True when the platform did not end the session that was to end. */
  readonly hasEndFailed: boolean;
  readonly replies: readonly RemoteReply[];
  /** The last press that was carried out or refused. */
  readonly answered: { readonly id: string; readonly outcome: RemoteOutcome } | undefined;
}
