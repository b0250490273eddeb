import type { AlertsController } from '../alerts/alerts.controller.ts';
import type { Clock } from '../kernel/clock.port.ts';
import { createActor, type Watchable } from '../kernel/machine.ts';
import { createSlots } from '../kernel/slots.ts';
import type { ServicesController } from '../services/services.controller.ts';
import { clientName } from '../session/client-name.ts';
import type { SessionController } from '../session/session.controller.ts';
import {
  NO_NOTIFICATION_ANSWER,
  notificationAnswer,
  type NotificationAnswer,
  type NotificationAnswerEffect,
  type NotificationAnswerEvent,
  type NotificationAnswerState,
  type NotificationFacts,
} from './notification-answer.machine.ts';

export interface NotificationAnswerDeps {
  readonly session: Pick<SessionController, 'watch' | 'accept' | 'decline' | 'declineWaiting' | 'goReady'>;
  /** A pause ends with a customer who is taken: nobody can be in it. */
  readonly services: Pick<ServicesController, 'resume'>;
  readonly alerts: Pick<AlertsController, 'show'>;
  /** True once the performer may work: logged in and approved. */
  readonly mayWork: Watchable<boolean>;
  readonly clock: Clock;
}

/**
 * Carries out presses on the notification of a request by the rules of the session, as if the performer had pressed in the window.
 * @spec §4 Request flow
 */
export const createNotificationAnswers = (deps: NotificationAnswerDeps) => {
  const { session, services, alerts, mayWork, clock } = deps;
  const perform = (effect: NotificationAnswerEffect): void => {
    switch (effect.type) {
      case 'accept':
      case 'decline':
        return session[effect.type]();
      case 'goReady':
        services.resume();
        return session.goReady();
      case 'declineWaiting':
        return session.declineWaiting(effect.clientId);
      case 'reportOver':
        return alerts.show({ class: 'info', key: 'push.requestOver' });
      case 'reportWaiting': {
        const { name, anonymous } = clientName(effect.name);
        if (anonymous) return alerts.show({ class: 'info', key: 'push.requestWaitsAnonymous' });
        return alerts.show({ class: 'info', key: 'push.requestWaits', params: { name } });
      }
    }
  };
  const actor = createActor<NotificationAnswerState, NotificationAnswerEvent, NotificationAnswerEffect>({
    initial: NO_NOTIFICATION_ANSWER,
    transition: notificationAnswer,
    slots: createSlots(clock),
    perform,
  });
  const facts = (): NotificationFacts => ({ session: session.watch.state(), mayWork: mayWork.state() });
  const update = (): void => actor.send({ type: 'factsChanged', facts: facts() });
  const reset = (): void => actor.send({ type: 'reset' });

  const ends = [session.watch.subscribe(update), mayWork.subscribe(update)];
  return {
    answer: (answer: NotificationAnswer) => actor.send({ type: 'pressed', answer, facts: facts() }),
    reset,
    dispose: () => {
      reset();
      for (const end of ends) end();
    },
  };
};
