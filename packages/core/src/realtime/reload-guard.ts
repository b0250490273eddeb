import type { Seconds } from '../kernel/units.ts';
import { RELOAD_GUARD } from './realtime.constants.ts';

/**
 * Whether a forceReload event may reload the page now: at most once per 60 s, so that a storm of them leaves a page to work in.
 *
 * The wall clock is used because a reload starts the monotonic one anew; a remembered time in the future (the clock was set
 * back since) does not count.
 * @param last when the page was last reloaded by force, `undefined` when never
 * @spec §4 Real-time connection — a forceReload event reloads the page
 */
export const mayForceReload = (last: Seconds | undefined, today: Seconds): boolean =>
  last === undefined || last > today || today - last >= RELOAD_GUARD;
