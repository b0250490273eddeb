import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Millis } from '@greenroom/core/kernel/units';
import type { EventLog } from './event-log.ts';
import type { Nodes } from './nodes.port.ts';
import type { PlatformClock } from './platform-clock.ts';

interface Parts {
  readonly clock: Pick<PlatformClock, 'every'>;
  readonly eventLog: Pick<EventLog, 'write'>;
  readonly nodes: Pick<Nodes, 'doesDueWork'>;
  /** Told of every round: the message of its failure names the work. */
  readonly onRound?: ((work: string, seconds: number, isDone: boolean) => void) | undefined;
}

/**
 * Does due work again and again until cancelled, one round at a time, while this node is the one that does it.
 *
 * @param failure message of the log when a round fails
 */
export const keepDoing = (
  { clock, eventLog, nodes, onRound }: Parts,
  period: Millis,
  work: () => Promise<void>,
  failure: string,
): Cancel => {
  let isBusy = false;
  return clock.every(period, () => {
    if (isBusy || !nodes.doesDueWork()) return;
    isBusy = true;
    const begun = performance.now();
    let isDone = true;
    work()
      .catch((error: unknown) => {
        isDone = false;
        eventLog.write('error', failure, { reason: String(error) });
      })
      .finally(() => {
        isBusy = false;
        onRound?.(failure, (performance.now() - begun) / 1_000, isDone);
      });
  });
};
