import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Millis } from '@greenroom/core/kernel/units';
import type { EventLog } from './event-log.ts';
import type { Nodes } from './nodes.port.ts';
import type { PlatformClock } from './platform-clock.ts';

interface Parts {
  readonly clock: Pick<PlatformClock, 'every'>;
  readonly eventLog: Pick<EventLog, 'write'>;
  readonly nodes: Pick<Nodes, 'doesDueWork'>;
}

/**
 * Does due work again and again until cancelled, one round at a time, while this node is the one that does it.
 *
 * @param failure message of the log when a round fails
 */
export const keepDoing = (
  { clock, eventLog, nodes }: Parts,
  period: Millis,
  work: () => Promise<void>,
  failure: string,
): Cancel => {
  let isBusy = false;
  return clock.every(period, () => {
    if (isBusy || !nodes.doesDueWork()) return;
    isBusy = true;
    work()
      .catch((error: unknown) => eventLog.write('error', failure, { reason: String(error) }))
      .finally(() => {
        isBusy = false;
      });
  });
};
