import { elapsed, type Millis } from '@greenroom/core/kernel/units';
import { FRAMES_AT_ONCE, FRAMES_PER_MINUTE } from './realtime.constants.ts';

/** Number of frames that a socket may still send, kept with the socket. */
export interface FrameAllowance {
  readonly left: number;
  readonly at: Millis;
}

const PER_MILLISECOND = FRAMES_PER_MINUTE / 60_000;

export const fullAllowance = (now: Millis): FrameAllowance => ({ left: FRAMES_AT_ONCE, at: now });

/** @returns the allowance after one more frame; below zero the socket has sent too much */
export const afterOneFrame = (allowance: FrameAllowance, now: Millis): FrameAllowance => ({
  left: Math.min(FRAMES_AT_ONCE, allowance.left + elapsed(allowance.at, now) * PER_MILLISECOND) - 1,
  at: now,
});
