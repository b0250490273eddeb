import type { EventLog } from './event-log.ts';

/** Lets work go on by itself; a failure is logged, because an unhandled one would end the process. */
export const inBackground = (eventLog: Pick<EventLog, 'write'>, work: Promise<unknown>): void => {
  work.catch((error: unknown) => eventLog.write('error', 'Background work failed', { reason: String(error) }));
};
