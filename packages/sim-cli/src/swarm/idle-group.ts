import type { AdminClient } from '../actors/admin-client.ts';
import { createPlatformClock } from '../platform/clock/platform-clock.ts';
import { forEach, times } from './a-few-at-once.ts';
import type { ErrorCounter } from './error-counter.ts';
import { openIdlePerformer, type IdlePerformer } from './idle-performer.ts';
import type { SwarmPart } from './swarm.wire.ts';

/** Idle performers of one process. */
export interface IdleGroup {
  readonly gather: (end: AbortSignal) => Promise<void>;
  readonly count: () => number;
  readonly leave: () => void;
}

export const createIdleGroup = (admin: AdminClient, { url, idle }: SwarmPart, { failed }: ErrorCounter): IdleGroup => {
  const clock = createPlatformClock();
  const there: IdlePerformer[] = [];
  const comeIn = async (): Promise<void> => {
    const hired = await admin.hire({});
    if (!hired.ok) return failed(`hiring: ${hired.error.error}`);
    const { id: performerId, password } = hired.value;
    const performer = await openIdlePerformer({ url, performerId, password, clock, failed });
    if (performer === undefined) failed('an idle performer could not log in');
    else there.push(performer);
  };
  return {
    gather: (end) => forEach(times(idle), end, comeIn),
    count: () => there.length,
    leave: () => {
      for (const performer of there) performer.close();
      clock.dispose();
    },
  };
};
