import type { Clock } from '../kernel/clock.port.ts';
import { createValue, readOnly, type Watchable } from '../kernel/machine.ts';
import { createTimers } from '../kernel/timers.ts';
import { addMillis, elapsed, millis } from '../kernel/units.ts';
import type { RealtimeState } from '../realtime/realtime.controller.ts';
import { isBroadcasting, type SessionState } from '../session/session-state.ts';

/** Time without a connection after which a performer on the air is alarmed. @spec §4 Real-time connection — our own limit */
const ALARM_AFTER = millis(60_000);

export interface ConnectionAlarmDeps {
  readonly realtime: Watchable<Pick<RealtimeState, 'lostAt'>>;
  readonly session: Watchable<SessionState>;
  readonly clock: Clock;
}

/** Raises an alarm for a performer on the air who is unreachable. @spec §4 Real-time connection */
export const createConnectionAlarm = ({ realtime, session, clock }: ConnectionAlarmDeps) => {
  const raised = createValue(false);
  const timers = createTimers<'alarm'>(clock);
  const calm = (): void => {
    timers.stop('alarm');
    raised.set(false);
  };
  const update = (): void => {
    const { lostAt } = realtime.state();
    if (lostAt === undefined || !isBroadcasting(session.state())) return calm();
    if (raised.state() || timers.isRunning('alarm')) return;
    const due = addMillis(lostAt, ALARM_AFTER);
    timers.start('alarm', millis(Math.max(0, elapsed(clock.now(), due))), () => raised.set(true));
  };
  const ends = [realtime, session].map((watch) => watch.subscribe(update));
  return {
    /** True from 60 s after the loss until the connection is back, while the performer is on the air. */
    watch: readOnly(raised),
    dispose: () => {
      for (const end of ends) end();
      calm();
    },
  };
};
