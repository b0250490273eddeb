import { unchanged, type SlotStep } from '../../kernel/machine.ts';
import { after, invoke, leave } from '../../kernel/slots.ts';
import type { Millis } from '../../kernel/units.ts';
import type { ToyPhone, ToyQr } from '../toy-socket.port.ts';
import type { Toy } from '../toy.ts';
import { HEARTBEAT, LOCAL_POLL } from '../toys.constants.ts';
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

/** Returns the state with another phase, and the public status of that phase. @fortests */
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

type EventOf<Type extends ToyConnectionEvent['type']> = Extract<ToyConnectionEvent, { type: Type }>;

type Effects = ToyConnectionStep['effects'];
type Timer = EventOf<'timePassed'>['timer'];

const start = (timer: Timer, delay: Millis): Effects[number] => after(timer, delay, { type: 'timePassed', timer });
const POLL = start('poll', LOCAL_POLL);
const LOOK = invoke<ToyConnectionEffect>('look', { type: 'look' });
const LEAVE_HUB = leave('hub');
const LEAVE_TIMERS: Effects = [leave('poll'), leave('heartbeat'), leave('reconnect')];

/** Finds the error of an app that is connected and has no toy. @spec §8 Toy — noDevices ('No toys available') */
const noDevices = (toys: number): 'toys.noDevices' | undefined => (toys === 0 ? 'toys.noDevices' : undefined);

/** Checks whether the local app is wanted: a connection is requested, and no phone is connected. */
const wantsLocalApp = ({ phase }: ToyConnectionState): boolean =>
  phase !== 'off' && phase !== 'phone' && phase !== 'phoneOff';

/** Opens the hub, which gives a QR code for the phone. @spec §4 Toy connection — a socket with QR code is used */
const openSocket = (state: ToyConnectionState): ToyConnectionStep => ({
  state: into(state, 'openingSocket', { qr: undefined }),
  effects: [invoke('hub', { type: 'openSocket' })],
});

const onFound = (state: ToyConnectionState, event: EventOf<'found'>): ToyConnectionStep => {
  const error = noDevices(event.toys);
  const heartbeat = start('heartbeat', HEARTBEAT);
  if (state.phase === 'local') {
    const isKnown = state.error === error && state.reachable;
    return { state: isKnown ? state : { ...state, error, reachable: true }, effects: [heartbeat] };
  }
  return {
    state: into(state, 'local', { error, qr: undefined, device: undefined, phoneApp: undefined }),
    effects: [...LEAVE_TIMERS, LEAVE_HUB, heartbeat],
  };
};

/** Checks whether the performer can mend the cause; a phone is offered all the same. */
const isExplained = (code: ToyConnectionState['error']): boolean =>
  code === 'toys.localNetworkBlocked' || code === 'toys.nameBlocked';

/** Handles a silent local app: opens the hub and polls this machine every 10 s. */
const onNotFound = (state: ToyConnectionState, event: EventOf<'notFound'>): ToyConnectionStep => {
  switch (state.phase) {
    case 'lookingLocally':
    case 'local': {
      const error = state.phase === 'local' || isExplained(event.code) ? event.code : undefined;
      const step = openSocket({ ...state, error });
      return { state: step.state, effects: [leave('heartbeat'), ...step.effects, POLL] };
    }
    case 'openingSocket':
    case 'waitingForQr':
    case 'waitingToReconnect': {
      const kept = isExplained(state.error) ? undefined : state.error;
      const error = isExplained(event.code) ? event.code : kept;
      return { state: error === state.error ? state : { ...state, error }, effects: [POLL] };
    }
    case 'off':
    case 'phone':
    case 'phoneOff':
      return unchanged(state);
  }
};

/** Handles a connected phone: toys run through it, and polling of the local app ends. @spec §4 Toy connection */
const onPhoneOn = (state: ToyConnectionState): ToyConnectionStep =>
  state.phase === 'phone'
    ? unchanged(state)
    : {
        state: into(state, 'phone', { qr: undefined, error: undefined }),
        effects: [leave('poll'), leave('look')],
      };

const onPhoneOff = (state: ToyConnectionState): ToyConnectionStep => {
  if (state.phase !== 'phone') return unchanged(state);
  return { state: into(state, 'phoneOff', { error: 'toys.noActiveClients' }), effects: [{ type: 'clearToys' }] };
};

/** Handles a list of toys. It also proves a connected phone: one that was paired earlier needs no code. */
const onDevices = (state: ToyConnectionState, event: EventOf<'devices'>): ToyConnectionStep => {
  if (state.device !== undefined && state.device !== event.phone.device)
    return unchanged({ ...state, error: 'toys.anotherAppConnecting' });
  const step = onPhoneOn(state);
  const error = noDevices(event.toys);
  const { device, appUrl } = event.phone;
  const { state: before } = step;
  const isSamePhone = before.device === device && before.phoneApp === appUrl;
  const isKnown = isSamePhone && before.error === error && before.reachable;
  const known = isKnown ? before : { ...before, device, phoneApp: appUrl, error, reachable: true };
  return { state: known, effects: step.effects };
};

const onClosed = (state: ToyConnectionState, event: EventOf<'closed'>): ToyConnectionStep => {
  const { code: error, wait, vendor } = event;
  if (state.phase === 'phoneOff') {
    return { state: into(state, 'off', { error, vendor, device: undefined }), effects: [LEAVE_HUB] };
  }
  return {
    state: into(state, 'waitingToReconnect', { error, vendor, qr: undefined, device: undefined }),
    effects: [
      LEAVE_HUB,
      start('reconnect', wait),
      // While the phone was connected this machine was not polled.
      ...(state.phase === 'phone' ? [POLL] : []),
    ],
  };
};

const onHubReport = (
  state: ToyConnectionState,
  event: EventOf<'opened' | 'qrArrived' | 'appStatus' | 'appOnline' | 'devices' | 'closed'>,
): ToyConnectionStep => {
  switch (event.type) {
    case 'opened':
      return { state, effects: [{ type: 'askForQr' }] };
    case 'qrArrived':
      return state.phase === 'phone' || state.phase === 'phoneOff'
        ? unchanged(state)
        : unchanged(into(state, 'waitingForQr', { qr: event.qr }));
    case 'appStatus':
      return event.on ? onPhoneOn(state) : onPhoneOff(state);
    case 'appOnline':
      if (state.phase !== 'phone' || state.reachable === event.on) return unchanged(state);
      return unchanged({ ...state, reachable: event.on, error: event.on ? undefined : 'toys.noActiveClients' });
    case 'devices':
      return onDevices(state, event);
    case 'closed':
      return onClosed(state, event);
  }
};

/** Looks for the local app first. */
const connect = (state: ToyConnectionState): ToyConnectionStep => {
  switch (state.phase) {
    case 'off':
      return { state: into(state, 'lookingLocally'), effects: [LOOK] };
    case 'phoneOff': {
      const fresh = { error: undefined, vendor: undefined, device: undefined };
      return { state: into(state, 'lookingLocally', fresh), effects: [LEAVE_HUB, LOOK] };
    }
    default:
      return unchanged(state);
  }
};

const onTimePassed = (state: ToyConnectionState, { timer }: EventOf<'timePassed'>): ToyConnectionStep => {
  // The poll continues while the hub is lost.
  if (timer === 'reconnect') return state.phase === 'waitingToReconnect' ? openSocket(state) : unchanged(state);
  const isWanted = timer === 'heartbeat' ? state.phase === 'local' : wantsLocalApp(state);
  return isWanted ? { state, effects: [LOOK] } : unchanged(state);
};

/** Looks at once for a local app that may be gone; until it answers, toys are unreachable. */
const onCommandLost = (state: ToyConnectionState): ToyConnectionStep =>
  state.phase === 'local' ? { state: { ...state, reachable: false }, effects: [LOOK] } : unchanged(state);

/**
 * Connects the toys: to the local app, else to the hub with a code for the phone, while polling this machine. A connected local app gets a
 * heartbeat. A lost hub is reopened with a fresh token.
 * @spec §4 Toy connection, §9 Toy timing
 */
export const toyConnection = (state: ToyConnectionState, event: ToyConnectionEvent): ToyConnectionStep => {
  switch (event.type) {
    case 'connectRequested':
      return connect(state);
    case 'disconnectRequested':
      if (state.phase === 'off') return unchanged(state);
      return {
        state: NOT_CONNECTED,
        effects: [...LEAVE_TIMERS, leave('look'), LEAVE_HUB, { type: 'clearToys' }],
      };
    case 'found':
      return onFound(state, event);
    case 'notFound':
      return onNotFound(state, event);
    case 'commandLost':
      return onCommandLost(state);
    case 'timePassed':
      return onTimePassed(state, event);
    default:
      return onHubReport(state, event);
  }
};
