import { NETWORK_FAILED, NETWORK_TIMED_OUT, type CallFailure } from '@greenroom/core/kernel/call-failure';
import { millis, type Millis } from '@greenroom/core/kernel/units';
import type { FaultName } from '../platform/faults/faults.ts';

/** What the line makes of a call. */
export interface LineTrouble {
  /** Whether the platform hears it. */
  readonly arrives: boolean;
  /** How long she waits. */
  readonly after: Millis;
  /** What she gets instead of the answer; the answer itself where there is none. */
  readonly failure: CallFailure | undefined;
}

/** A caller waits no longer. @spec §9 Fetch timeout */
export const PATIENCE = millis(2_000);
const LATE = millis(1_900);
const AT_ONCE = millis(0);

const TROUBLES: Partial<Readonly<Record<FaultName, LineTrouble>>> = {
  'tcp-down': { arrives: false, after: AT_ONCE, failure: NETWORK_FAILED },
  'tcp-black-hole': { arrives: false, after: PATIENCE, failure: NETWORK_TIMED_OUT },
  'tcp-black-hole-up': { arrives: false, after: PATIENCE, failure: NETWORK_TIMED_OUT },
  'tcp-too-slow': { arrives: true, after: PATIENCE, failure: NETWORK_TIMED_OUT },
  'tcp-cut': { arrives: true, after: AT_ONCE, failure: NETWORK_FAILED },
  'tcp-slow': { arrives: true, after: LATE, failure: undefined },
};

/** The worst that is on. */
export const lineTrouble = (faults: ReadonlySet<string>): LineTrouble | undefined =>
  Object.entries(TROUBLES).find(([name]) => faults.has(name))?.[1];
