import { waitingTime } from '@greenroom/core/formatting/durations';
import type { RingTime } from '@greenroom/core/session/session-timers';
import type { ShownRingTime } from './RingTime.tsx';

/** Writes the times of a request that rings. */
export const shownRingTime = ({ rings, left }: RingTime): ShownRingTime => ({
  rings: waitingTime(rings),
  left: left === undefined ? undefined : { time: waitingTime(left.seconds), part: left.part },
});
