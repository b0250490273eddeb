import type { AlertsController } from '../alerts/alerts.controller.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { PerformerId } from '../kernel/ids.ts';
import { createActor, readOnly, type Watchable } from '../kernel/machine.ts';
import { createSlots } from '../kernel/slots.ts';
import { millisToSeconds, seconds, secondsToMillis } from '../kernel/units.ts';
import type { PauseMemory } from '../services/services-api.port.ts';
import type { ServicesController } from '../services/services.controller.ts';
import { isBroadcasting, type SessionState } from '../session/session-state.ts';
import {
  NO_BREAK,
  workBreak,
  type WorkBreak,
  type WorkBreakEffect,
  type WorkBreakEvent,
} from './work-break.machine.ts';

export interface WorkBreakDeps {
  readonly services: Pick<ServicesController, 'watch' | 'pause' | 'resume'>;
  readonly session: Watchable<SessionState>;
  readonly alerts: Pick<AlertsController, 'show'>;
  readonly memory: Pick<PauseMemory, 'breakUntil' | 'keepBreak'>;
  readonly clock: Clock;
}

export type WorkBreakController = ReturnType<typeof createWorkBreak>;

/**
 * Runs a timed break of work, which also survives a reload. It ends with the pause it began, and with the broadcast.
 * @spec §4 Services status
 */
export const createWorkBreak = ({ services, session, alerts, memory, clock }: WorkBreakDeps) => {
  const perform = (effect: WorkBreakEffect): void => {
    switch (effect.type) {
      case 'pause':
        return services.pause();
      case 'resume':
        services.resume();
        if (isBroadcasting(session.state())) alerts.show({ class: 'info', key: 'session.break.over' });
        else alerts.show({ class: 'info', key: 'session.break.overIdle' });
        return;
      case 'remind':
        return alerts.show({ class: 'info', key: 'session.break.endsSoon' });
      case 'keep':
        return memory.keepBreak(effect.owner, seconds(clock.today() + millisToSeconds(effect.left)));
      case 'forget':
        return memory.keepBreak(effect.owner, undefined);
    }
  };
  const actor = createActor<WorkBreak, WorkBreakEvent, WorkBreakEffect>({
    initial: NO_BREAK,
    transition: workBreak,
    slots: createSlots(clock),
    perform,
  });
  const release = (): void => actor.send({ type: 'released' });
  return {
    watch: readOnly(actor),
    /** Takes up the break of this performer that a reload interrupted, as long as work is still paused. */
    load: (owner: PerformerId) => {
      const until = memory.breakUntil(owner);
      const left = until === undefined ? undefined : secondsToMillis(seconds(until - clock.today()));
      const isPaused = services.watch.state().status === 'pause';
      actor.send({ type: 'loaded', owner, now: clock.now(), left, isPaused });
    },
    start: () => actor.send({ type: 'started', now: clock.now() }),
    /** Work stays paused, and does not resume by itself. */
    cancel: () => actor.send({ type: 'ended' }),
    /** Releases the performer, whose break is kept for the next login in this tab. */
    reset: release,
    dispose: release,
  };
};
