import type { AlertsController } from '../alerts/alerts.controller.ts';
import type { Cancel, Clock } from '../kernel/clock.port.ts';
import { createActor, type Watchable } from '../kernel/machine.ts';
import type { ServicesController } from '../services/services.controller.ts';
import type { SessionState } from '../session/session-state.ts';
import { follow } from './follow/follow.ts';
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
  readonly clock: Clock;
}

export interface WorkBreakController {
  readonly watch: Watchable<WorkBreak>;
  readonly start: () => void;
  /** Work stays paused, and does not resume by itself. */
  readonly cancel: () => void;
  readonly dispose: () => void;
}

/** Runs a break on the clock. It ends with the pause it began, and with the broadcast. @spec §4 Services status */
export const createWorkBreak = ({ services, session, alerts, clock }: WorkBreakDeps): WorkBreakController => {
  let schedules: readonly Cancel[] = [];
  const perform = (effect: WorkBreakEffect, send: (event: WorkBreakEvent) => void): void => {
    switch (effect.type) {
      case 'pause':
        services.pause();
        break;
      case 'resume':
        services.resume();
        alerts.show({ class: 'info', key: 'session.break.over' });
        break;
      case 'remind':
        alerts.show({ class: 'info', key: 'session.break.endsSoon' });
        break;
      case 'schedule':
        schedules = [...schedules, clock.schedule(effect.after, () => send({ type: effect.event }))];
        break;
      case 'cancelSchedules':
        for (const cancel of schedules) cancel();
        schedules = [];
        break;
    }
  };
  const actor = createActor<WorkBreak, WorkBreakEvent, WorkBreakEffect>({
    initial: NO_BREAK,
    transition: workBreak,
    perform,
  });
  const cancel = (): void => actor.send({ type: 'ended' });
  const ends = [
    follow(services.watch, ({ status }, before) => {
      if (status !== 'pause' && before.status === 'pause') cancel();
    }),
    follow(session, ({ status }) => {
      if (status !== 'active' && status !== 'connected') cancel();
    }),
  ];
  return {
    watch: actor,
    start: () => actor.send({ type: 'started', now: clock.now() }),
    cancel,
    dispose: () => {
      for (const end of ends) end();
      cancel();
    },
  };
};
