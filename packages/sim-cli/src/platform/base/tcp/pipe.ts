import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { detach } from '@greenroom/core/kernel/detach';
import type { TcpFault } from '../faults/fault.ts';
import { isHeld, roundTrip, SLOW, type Direction } from './link-faults.ts';

interface WayOptions {
  readonly from: Socket;
  readonly to: Socket;
  readonly leads: Direction;
  readonly has: (fault: TcpFault) => boolean;
  /** Checks whether there is no fault at all, so that data passes without delay. */
  readonly isCalm: () => boolean;
  /** 0 to 1. */
  readonly chance: () => number;
  /** Ends the whole line: as a broken one, or as one that was closed. */
  readonly end: (how: 'reset' | 'closed') => void;
}

const THIN = { bytes: 1_600, each: 100 } as const;
/** Number of bytes of a body that arrive. */
const CUT_AFTER = 8;
const SLOW_CLOSE = 30_000;
/** More than this is not taken in before it is carried on. */
const MOST_WAITING = 256 * 1024;
/** Status line after which the connection is a WebSocket. */
const SWITCHED = Buffer.from('HTTP/1.1 101');
const HEAD_END = Buffer.from('\r\n\r\n');

/** Carries bytes from one socket to the other, with the faults of the link. */
export const openPipe = ({ from, to, leads, has, isCalm, chance, end }: WayOptions) => {
  const waiting: { readonly piece: Buffer; readonly due: number }[] = [];
  let size = 0;
  let isCarrying = false;
  let isOver = false;
  let resets = false;
  let carriesFrames = false;
  let wakers: (() => void)[] = [];

  const wake = (): void => {
    const all = wakers;
    wakers = [];
    for (const waker of all) waker();
  };
  const passage = async (): Promise<void> => {
    while (isHeld(leads, has) && !to.destroyed) await new Promise<void>((go) => wakers.push(go));
  };
  const delay = (): number => {
    if (leads === 'up') return 0;
    const late = roundTrip(has);
    return late === 0 && has('tcp-jitter') ? chance() * SLOW : late;
  };
  const write = async (piece: Buffer): Promise<void> => {
    if (to.destroyed || piece.length === 0 || to.write(piece)) return;
    await new Promise<void>((go) => {
      const done = (): void => {
        to.off('drain', done).off('close', done);
        go();
      };
      to.once('drain', done).once('close', done);
    });
  };
  const inParts = async (piece: Buffer, length: number, pause: () => Promise<unknown>): Promise<void> => {
    for (let at = 0; at < piece.length && !to.destroyed; at += length) {
      await write(piece.subarray(at, at + length));
      await pause();
    }
  };
  const carryPiece = async (piece: Buffer): Promise<void> => {
    if (resets) {
      await write(piece.subarray(0, Math.ceil(piece.length / 2)));
      return end('reset');
    }
    const head = leads === 'down' && has('tcp-cut') ? piece.indexOf(HEAD_END) : -1;
    if (head >= 0) {
      await write(piece.subarray(0, head + HEAD_END.length + CUT_AFTER));
      return end('closed');
    }
    if (has('tcp-slice')) return inParts(piece, 1, () => nextTurn());
    return has('tcp-thin') ? inParts(piece, THIN.bytes, () => sleep(THIN.each)) : write(piece);
  };
  const carry = async (): Promise<void> => {
    if (isCarrying) return;
    isCarrying = true;
    for (let next = waiting[0]; next !== undefined && !to.destroyed; next = waiting[0]) {
      const wait = next.due - performance.now();
      if (wait > 0) await sleep(wait);
      await passage();
      await carryPiece(next.piece);
      waiting.shift();
      size -= next.piece.length;
      if (size < MOST_WAITING) from.resume();
    }
    isCarrying = false;
    if (!isOver || to.destroyed) return;
    if (leads === 'down' && has('tcp-slow-close')) await sleep(SLOW_CLOSE, undefined, { ref: false });
    await passage();
    to.end();
  };
  from.on('data', (piece: Buffer) => {
    carriesFrames ||= piece.subarray(0, SWITCHED.length).equals(SWITCHED);
    if (isCalm() && !isCarrying && !resets) {
      if (!to.write(piece)) from.pause();
      return;
    }
    const last = waiting.at(-1)?.due ?? 0;
    waiting.push({ piece, due: Math.max(last, performance.now() + delay()) });
    size += piece.length;
    if (size >= MOST_WAITING) from.pause();
    detach(carry());
  });
  from.on('end', () => {
    isOver = true;
    detach(carry());
  });
  to.on('drain', () => from.resume());
  to.on('close', wake);
  return {
    /** Wakes the bytes that a fault holds back, so that the faults are checked again. */
    wake,
    /** The line is reset: one that carries frames in the middle of the next one, any other at once. */
    reset: (): void => {
      if (carriesFrames) resets = true;
      else end('reset');
    },
  };
};
