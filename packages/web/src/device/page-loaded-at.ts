import { seconds, type Seconds } from '@greenroom/core/kernel/units';

const MS_PER_SECOND = 1_000;

/** Time at which this page was loaded. @spec §7 The calls it makes — tokenDate */
export const pageLoadedAt = ({ timeOrigin }: Pick<Performance, 'timeOrigin'> = performance): Seconds =>
  seconds(Math.floor(timeOrigin / MS_PER_SECOND));
