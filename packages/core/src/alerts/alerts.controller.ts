import type { Clock } from '../kernel/clock.port.ts';
import { createCounter } from '../kernel/generations.ts';
import { alertId, type AlertId, type PerformerId } from '../kernel/ids.ts';
import { createActor, createValue, watchChanges, readOnly } from '../kernel/machine.ts';
import { createSlots } from '../kernel/slots.ts';
import type { PerformerMemory } from '../kernel/storage.port.ts';
import type { Millis } from '../kernel/units.ts';
import {
  ALERT_DISPLAY_TIME,
  alertQueue,
  NO_ALERTS,
  type AlertClass,
  type AlertContent,
  type AlertHistory,
  type AlertsEvent,
  type AlertsState,
} from './alert-queue.machine.ts';

/** An alert that the app shows. */
export interface AlertRequest extends AlertContent {
  readonly class: AlertClass;
  readonly displayTime?: Millis;
}

export interface AlertsDeps {
  readonly clock: Clock;
  readonly memory: PerformerMemory<AlertHistory>;
  readonly performerId: () => PerformerId;
}

/** Shows alerts and takes them away when their time is over. @spec §9 Alert display */
export const createAlertsController = ({ clock, memory, performerId }: AlertsDeps) => {
  const nextNumber = createCounter();

  const actor = createActor<AlertsState, AlertsEvent, never>({
    initial: NO_ALERTS,
    transition: alertQueue,
    slots: createSlots(clock),
    perform: () => undefined,
  });

  /** Performer whose list is kept; alerts without a login are not kept. */
  const owner = createValue<PerformerId | undefined>(undefined);
  const keep = ({ history, unread }: AlertHistory): void => {
    const id = owner.state();
    if (id !== undefined) memory.write(id, { history, unread });
  };
  const stopKeeping = watchChanges(actor, (now, before) => {
    if (now.history !== before.history || now.unread !== before.unread) keep(now);
  });
  const nextId = (): AlertId => alertId(`alert-${nextNumber()}`);
  const contentOf = ({ key, params, client }: AlertContent): AlertContent => ({
    key,
    ...(params === undefined ? {} : { params }),
    ...(client === undefined ? {} : { client }),
  });

  const empty = (): void => actor.send({ type: 'emptied' });
  return {
    watch: readOnly(actor),
    /** Shows an alert for 2.5 s, or for its own time; at most 3 are shown at once, the others wait. @spec §9 Alert display */
    show: ({ class: alertClass, displayTime = ALERT_DISPLAY_TIME, ...asked }: AlertRequest) => {
      const alert = { id: nextId(), displayTime, class: alertClass, content: contentOf(asked) };
      actor.send({ type: 'added', alert, at: clock.today() });
    },
    /** Adds an alert to the history only; it is shown in another way, on a modal for example. */
    note: ({ class: alertClass, ...asked }: Omit<AlertRequest, 'displayTime'>) => {
      const record = { id: nextId(), class: alertClass, content: contentOf(asked), at: clock.today() };
      actor.send({ type: 'noted', record });
    },
    /** Lists the alerts from before a reload of the page. */
    load: () => {
      const id = performerId();
      const kept = memory.read(id);
      owner.set(id);
      if (kept === undefined) return keep(actor.state());
      // Their ids may be those of newer ones.
      const history = kept.history.map((record) => ({ ...record, id: nextId(), isEarlier: true as const }));
      actor.send({ type: 'restored', kept: { ...kept, history } });
    },
    dismiss: (id: AlertId) => actor.send({ type: 'dismissed', id }),
    /** Marks the history as read. */
    readHistory: () => actor.send({ type: 'historyRead' }),
    /** Forgets everything, also the history: the next person at this screen must not read it. */
    reset: () => {
      owner.set(undefined);
      empty();
      memory.clear();
    },
    dispose: () => {
      stopKeeping();
      empty();
    },
  };
};

export type AlertsController = ReturnType<typeof createAlertsController>;
