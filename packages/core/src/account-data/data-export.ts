import { seconds, type Seconds } from '../kernel/units.ts';

/** Time that the platform takes to collect the data. */
const EXPORT_TAKES = seconds(60);
/** Time for which a download stays ready; later it is asked for again. */
const EXPORT_LASTS = seconds(7 * 24 * 3_600);
/** Time in which a link to the download must be opened. */
export const EXPORT_LINK_LASTS = seconds(10 * 60);

export type ExportState = 'preparing' | 'ready' | 'expired';

/** State of a download that was requested. @param requestedAt epoch seconds, as now */
export const exportStateAt = (requestedAt: Seconds, now: Seconds): ExportState => {
  const age = now - requestedAt;
  if (age < EXPORT_TAKES) return 'preparing';
  return age < EXPORT_TAKES + EXPORT_LASTS ? 'ready' : 'expired';
};

/** End of the time for which a download stays ready. */
export const exportExpiresAt = (requestedAt: Seconds): Seconds => seconds(requestedAt + EXPORT_TAKES + EXPORT_LASTS);

/** Seconds until a download is ready; 0 when it is. */
export const exportReadyIn = (requestedAt: Seconds, now: Seconds): Seconds =>
  seconds(Math.max(0, requestedAt + EXPORT_TAKES - now));
