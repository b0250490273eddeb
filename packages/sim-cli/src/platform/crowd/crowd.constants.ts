import { millis, type Millis } from '@greenroom/core/kernel/units';
import type { CrowdMood } from '../platform-options.ts';

/** Drawn anew each time, evenly between the two. */
export type Span = readonly [from: Millis, to: Millis];

export interface CrowdManners {
  /** How long after she became ready, or after the last customer, somebody asks. */
  readonly asksAfter: Span;
  /** How long he waits for an answer. */
  readonly waits: Span;
  /** How long a session lasts. */
  readonly stays: Span;
  /** Between two lines. */
  readonly speaksEvery: Span;
  /** Whether somebody also asks while another is being served. */
  readonly isPushy: boolean;
}

/** How often the crowd looks who is ready. */
export const LOOK_PERIOD = millis(500);
/** How long he types before a line. */
export const TYPES_FOR = millis(1_500);

/** Calm: one customer at a time, 10 to 20 s after she became ready. */
export const MANNERS: Readonly<Record<Exclude<CrowdMood, 'none'>, CrowdManners>> = {
  calm: {
    asksAfter: [millis(10_000), millis(19_000)],
    waits: [millis(45_000), millis(75_000)],
    stays: [millis(90_000), millis(240_000)],
    speaksEvery: [millis(7_000), millis(18_000)],
    isPushy: false,
  },
  busy: {
    asksAfter: [millis(2_000), millis(6_000)],
    waits: [millis(10_000), millis(20_000)],
    stays: [millis(20_000), millis(60_000)],
    speaksEvery: [millis(2_000), millis(5_000)],
    isPushy: true,
  },
};
