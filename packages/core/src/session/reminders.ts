import type { Cancel, Clock } from '../kernel/clock.port.ts';
import type { ClientId } from '../kernel/ids.ts';
import { secondsToMillis, type Seconds } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';

export interface Reminders {
  readonly plan: (client: ClientData, after: Seconds) => void;
  readonly cancel: (id: ClientId) => void;
  readonly cancelAll: () => void;
  readonly onDue: (listener: (client: ClientData) => void) => Cancel;
}

/** Reminds of customers who were asked to try again later. */
export const createReminders = (clock: Pick<Clock, 'schedule'>): Reminders => {
  const planned = new Map<ClientId, Cancel>();
  const listeners = new Set<(client: ClientData) => void>();
  const cancel = (id: ClientId): void => {
    planned.get(id)?.();
    planned.delete(id);
  };
  return {
    plan: (client, after) => {
      cancel(client.id);
      const due = (): void => {
        planned.delete(client.id);
        for (const listener of listeners) listener(client);
      };
      planned.set(client.id, clock.schedule(secondsToMillis(after), due));
    },
    cancel,
    cancelAll: () => {
      for (const id of planned.keys()) cancel(id);
    },
    onDue: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
