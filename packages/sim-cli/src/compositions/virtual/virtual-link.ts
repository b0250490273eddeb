import { createEmitter, type Emitter } from '@greenroom/core/kernel/emitter';
import { type CallFailure, NETWORK_FAILED, NETWORK_TIMED_OUT } from '@greenroom/core/kernel/result';
import { millis, type Millis } from '@greenroom/core/kernel/units';
import { PERFECT_LINE, type SimulatedLine } from '@greenroom/core/testing/realtime/realtime-socket.fake';
import type { TcpFault } from '../../platform/base/faults/fault.ts';
import { isHeld, roundTrip, SLOW } from '../../platform/base/tcp/link-faults.ts';

/** The way in which the network carries the performer's socket; each field is a fault when it is not at its default. */
export type SocketLink = Omit<SimulatedLine, 'answersPings'>;

/** The trouble that the network makes for a call. */
export interface CallTrouble {
  /** True when the platform gets the call. */
  readonly arrives: boolean;
  /** The time until the performer's page has something, in milliseconds. */
  readonly after: Millis;
  /** The failure that the page has instead of the answer; undefined for the answer itself. */
  readonly failure: CallFailure | undefined;
}

/** The network between one performer's page and the platform. */
export interface VirtualLink {
  readonly socket: SocketLink;
  /** Carries a frame from the platform to the page: at once, or when the line does so again, as TCP sends again what was lost. */
  readonly carryDown: (frame: () => void) => void;
  /** Carries a frame from the page to the platform. */
  readonly carryUp: (frame: () => void) => void;
  readonly turn: (fault: TcpFault, on: boolean) => void;
  readonly active: () => readonly TcpFault[];
  /** The worst fault that is on, as it disturbs a call. */
  readonly callTrouble: () => CallTrouble | undefined;
  /** Told when the connection is to break. */
  readonly onReset: Emitter<void>['on'];
  readonly reset: () => void;
  /** Ends what was set at the socket's link by hand; faults that are on go on. */
  readonly heal: () => void;
}

const { answersPings: _answersPings, ...PERFECT } = PERFECT_LINE;

/** Longest time that a simulated page waits for a call. @spec §9 Fetch timeout */
const CALL_TIMEOUT = millis(2_000);
const AT_ONCE = millis(0);

const CALL_TROUBLES: Partial<Readonly<Record<TcpFault, CallTrouble>>> = {
  'tcp-down': { arrives: false, after: AT_ONCE, failure: NETWORK_FAILED },
  'tcp-black-hole': { arrives: false, after: CALL_TIMEOUT, failure: NETWORK_TIMED_OUT },
  'tcp-black-hole-up': { arrives: false, after: CALL_TIMEOUT, failure: NETWORK_TIMED_OUT },
  'tcp-too-slow': { arrives: true, after: CALL_TIMEOUT, failure: NETWORK_TIMED_OUT },
  'tcp-cut': { arrives: true, after: AT_ONCE, failure: NETWORK_FAILED },
  'tcp-slow': { arrives: true, after: SLOW, failure: undefined },
};

/** One direction of a line; frames wait while it carries none. */
const createDirection = () => {
  let isOpen = true;
  const waiting: (() => void)[] = [];
  return {
    isOpen: () => isOpen,
    turn: (open: boolean): void => {
      isOpen = open;
      while (isOpen && waiting.length > 0) waiting.shift()?.();
    },
    carry: (frame: () => void): void => {
      if (isOpen) frame();
      else waiting.push(frame);
    },
  };
};

export const createVirtualLink = (): VirtualLink => {
  const [up, down] = [createDirection(), createDirection()];
  const socket: SocketLink = {
    ...PERFECT,
    get up() {
      return up.isOpen();
    },
    set up(isOpen) {
      up.turn(isOpen);
    },
    get down() {
      return down.isOpen();
    },
    set down(isOpen) {
      down.turn(isOpen);
    },
  };
  const faults = new Set<TcpFault>();
  const { on: onReset, emit: reset } = createEmitter();
  const has = (fault: TcpFault): boolean => faults.has(fault);
  /** Half of the way there and back. */
  const latency = (): Millis => {
    const late = roundTrip(has);
    return late === 0 ? PERFECT.latency : millis(late / 2);
  };
  /** Returns the link as all faults that are on disturb it, without what was set by hand. */
  const disturbed = (): SocketLink => ({
    ...PERFECT,
    latency: latency(),
    up: !isHeld('up', has),
    down: !isHeld('down', has),
    lingers: faults.has('tcp-slow-close'),
    opening: faults.has('tcp-cut') || faults.has('tcp-down') ? 'refuses' : 'opens',
  });
  /** Changes what a fault is about, by all that are on: others may disturb the same. */
  const change = (fault: TcpFault, on: boolean): void => {
    const link = disturbed();
    switch (fault) {
      case 'tcp-slow':
      case 'tcp-too-slow':
        socket.latency = link.latency;
        break;
      case 'tcp-black-hole':
      case 'tcp-black-hole-up':
        socket.up = link.up;
        socket.down = link.down;
        break;
      case 'tcp-slow-close':
        socket.lingers = link.lingers;
        break;
      case 'tcp-cut':
      case 'tcp-down':
        socket.opening = link.opening;
        if (on) reset();
        break;
      default:
    }
  };
  return {
    socket,
    carryDown: down.carry,
    carryUp: up.carry,
    turn: (fault, on) => {
      if (fault === 'tcp-reset') {
        if (on) reset();
        return;
      }
      if (on) faults.add(fault);
      else faults.delete(fault);
      change(fault, on);
    },
    active: () => [...faults],
    callTrouble: () => Object.entries(CALL_TROUBLES).find(([name]) => [...faults].some((on) => on === name))?.[1],
    onReset,
    reset,
    heal: () => Object.assign(socket, disturbed()),
  };
};
