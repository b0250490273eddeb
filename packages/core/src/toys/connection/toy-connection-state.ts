import type { SlotStep } from '../../kernel/machine.ts';
import type { Millis } from '../../kernel/units.ts';
import type { ToyPhone, ToyQr } from '../toy-socket.port.ts';
import type { Toy } from '../toy.ts';
import type { ToyConnectionErrorCode, ToyFailure } from '../toys.errors.ts';

/** Code and message of the vendor. */
export type VendorRefusal = Pick<ToyFailure, 'code' | 'message'>;

/** Status of the connection to the toys' app; `waiting_for_qr` until a phone scans the code. @spec §4 Toy connection */
export type ToyConnectionStatus = 'disconnected' | 'connecting' | 'waiting_for_qr' | 'connected';

/**
 * local: the app on this machine answers · phone: an app on a phone, through the hub · phoneOff: that app reported that it is off, and is
 * waited for at the same hub.
 * In any other phase this machine is polled.
 */
export type ToyConnectionPhase =
  | 'off'
  | 'lookingLocally'
  | 'openingSocket'
  | 'waitingForQr'
  | 'waitingToReconnect'
  | 'local'
  | 'phone'
  | 'phoneOff';

export interface ToyConnectionState {
  readonly status: ToyConnectionStatus;
  readonly phase: ToyConnectionPhase;
  /** To be scanned while waiting for it. */
  readonly qr: ToyQr | undefined;
  /** Last failure; cleared by the next success. */
  readonly error: ToyConnectionErrorCode | undefined;
  /** Answer of the vendor's cloud that refused the connection; undefined for any other failure. @spec §8 Toy — error objects carry code and message */
  readonly vendor: VendorRefusal | undefined;
  /** True when a command would reach a toy's app now. */
  readonly reachable: boolean;
  /** The phone that was connected first. */
  readonly device: string | undefined;
  /** Address of the phone's app on the performer's own network. Outlives the hub: a toy that still moves can be stopped there. */
  readonly phoneApp: string | undefined;
}

export type ToyConnectionEvent =
  | { readonly type: 'connectRequested' }
  | { readonly type: 'disconnectRequested' }
  | { readonly type: 'found'; readonly toys: number }
  | { readonly type: 'notFound'; readonly code: ToyConnectionErrorCode }
  | { readonly type: 'opened' }
  | { readonly type: 'qrArrived'; readonly qr: ToyQr }
  | { readonly type: 'appStatus'; readonly on: boolean }
  | { readonly type: 'appOnline'; readonly on: boolean }
  | { readonly type: 'devices'; readonly phone: ToyPhone; readonly toys: number }
  | {
      readonly type: 'closed';
      readonly code: ToyConnectionErrorCode;
      readonly wait: Millis;
      readonly vendor?: VendorRefusal | undefined;
    }
  /** A command was not answered: the app may be gone. */
  | { readonly type: 'commandLost' }
  | { readonly type: 'timePassed'; readonly timer: 'poll' | 'heartbeat' | 'reconnect' };

export type ToyConnectionEffect =
  | { readonly type: 'look' | 'openSocket' } // in slots of their own
  | { readonly type: 'askForQr' }
  | { readonly type: 'clearToys' };

export type ToyConnectionStep = SlotStep<ToyConnectionState, ToyConnectionEvent, ToyConnectionEffect>;

const STATUS: Readonly<Record<ToyConnectionPhase, ToyConnectionStatus>> = {
  off: 'disconnected',
  lookingLocally: 'connecting',
  openingSocket: 'connecting',
  waitingForQr: 'waiting_for_qr',
  waitingToReconnect: 'connecting',
  local: 'connected',
  phone: 'connected',
  phoneOff: 'disconnected',
};

export const NOT_CONNECTED: ToyConnectionState = {
  status: 'disconnected',
  phase: 'off',
  qr: undefined,
  error: undefined,
  vendor: undefined,
  reachable: false,
  device: undefined,
  phoneApp: undefined,
};

/** Returns the state with another phase, and the public status of that phase. */
export const into = (
  state: ToyConnectionState,
  phase: ToyConnectionPhase,
  change: Partial<ToyConnectionState> = {},
): ToyConnectionState => ({
  ...state,
  reachable: phase === 'local' || phase === 'phone',
  ...change,
  phase,
  status: STATUS[phase],
});

/** `attention` where customers are offered toys that cannot run, or a connection failed; `off` where none are offered. */
export type ToyReadiness = 'good' | 'attention' | 'off';

/**
 * Checks whether toys can run before a customer pays for them: connected, and at least one within reach and on for customers.
 * @param isOffered whether the toy service is on
 * @spec §1 — connect interactive toys that customers can trigger for credits
 */
export const toyReadiness = (
  isOffered: boolean,
  { status, error }: Pick<ToyConnectionState, 'status' | 'error'>,
  toys: readonly Pick<Toy, 'connected' | 'enabled'>[],
): ToyReadiness => {
  if (status === 'connected') return toys.some((toy) => toy.connected && toy.enabled) ? 'good' : 'attention';
  return isOffered || error !== undefined ? 'attention' : 'off';
};
