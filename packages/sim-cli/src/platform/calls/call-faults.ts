import { millis, type Millis } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../environment/platform-clock.ts';
import { refuse, type CallRefusal } from './handler.ts';
import { BROKEN_CALLS } from '../faults/fault.ts';

/** Delay of a slow answer: longer than the 2 s that a call may take. @spec §9 Fetch timeout */
const SLOW = millis(2_500);

/** The refusal that a fault puts in place of a call's answer, if one is on. */
export const brokenAnswer = (faults: ReadonlySet<string>, call: string): CallRefusal<string> | undefined => {
  const broken = faults.size === 0 ? undefined : BROKEN_CALLS.find((row) => row.call === call && faults.has(row.name));
  return broken === undefined ? undefined : refuse(broken.status, broken.error, broken.more).error;
};

/** Lets the time of a slow answer pass: real time at any rate, for so is the caller's patience. */
export const delay = (clock: PlatformClock, time: Millis = SLOW): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  clock.schedule(millis(time * clock.rate), resolve);
  return promise;
};
