import type { Clock } from '../kernel/clock.port.ts';
import { createEmitter, type Emitter } from '../kernel/emitter.ts';
import type { ClientId } from '../kernel/ids.ts';
import { createTimers } from '../kernel/timers.ts';
import { secondsToMillis, type Seconds } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';

export interface Reminders {
  readonly plan: (client: ClientData, after: Seconds) => void;
  readonly cancel: (id: ClientId) => void;
  readonly cancelAll: () => void;
  readonly onDue: Emitter<ClientData>['on'];
  /** Cancels every reminder and removes every listener. */
  readonly dispose: () => void;
}

/** Reminds of customers who were asked to try again later. */
export const createReminders = (clock: Pick<Clock, 'schedule'>): Reminders => {
  const timers = createTimers<ClientId>(clock);
  const due = createEmitter<ClientData>();
  return {
    plan: (client, after) => timers.start(client.id, secondsToMillis(after), () => due.emit(client)),
    cancel: timers.stop,
    cancelAll: timers.stopAll,
    onDue: due.on,
    dispose: () => {
      timers.stopAll();
      due.clear();
    },
  };
};
