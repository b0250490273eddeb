import { millis, type Millis } from '@greenroom/core/kernel/units';
import type { CrowdMood } from '../../base/environment/platform-options.ts';

/** Limits of a time span, drawn each time, evenly between the two. */
export type TimeRange = readonly [from: Millis, to: Millis];

export interface CrowdBehaviour {
  /** Time from the performer's becoming ready, or from the last customer, to the next request. */
  readonly asksAfter: TimeRange;
  /** Time that a customer waits for an answer. */
  readonly waits: TimeRange;
  /** Duration of a session. */
  readonly stays: TimeRange;
  /** Time between two lines. */
  readonly speaksEvery: TimeRange;
  /** Allows further requests while a customer is being served. */
  readonly isPushy: boolean;
}

/** Time between two looks at the performers who are ready. */
export const LOOK_PERIOD = millis(500);
/** Time that a customer types before a line. */
export const TYPES_FOR = millis(1_500);

/** Calm: one customer at a time, 10 to 20 s after the performer became ready. */
export const CROWD_BEHAVIOUR: Readonly<Record<Exclude<CrowdMood, 'none'>, CrowdBehaviour>> = {
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
