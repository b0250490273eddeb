import type { Seconds } from '../kernel/units.ts';
import { RELOAD_GUARD } from './realtime.constants.ts';

/**
 * Checks whether a forceReload event may reload the page now: at most once per 60 s, so that many of them leave a usable page.
 * The wall clock is used because a reload starts the monotonic one again; a stored time in the future (the clock was set back since) does
 * not count.
 * @param last time of the last forced reload, `undefined` when there was none
 * @spec §4 Real-time connection — a forceReload event reloads the page
 */
export const mayForceReload = (last: Seconds | undefined, today: Seconds): boolean =>
  last === undefined || last > today || today - last >= RELOAD_GUARD;
