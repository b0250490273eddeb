import type { AlertsController } from '../alerts/alerts.controller.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { ClientId } from '../kernel/ids.ts';
import type { Watchable } from '../kernel/machine.ts';
import { createTimers } from '../kernel/timers.ts';
import { millis } from '../kernel/units.ts';
import { clientName } from '../session/client-name.ts';
import type { SessionController } from '../session/session.controller.ts';

/** Time for a page that was just opened to know what waits, and to go on the air. */
const KNOWN_WITHIN = millis(20_000);
/** Time for the event of a request to reach a page on the air; the push message may have been faster. */
const EVENT_WITHIN = millis(3_000);

/** Press on the notification of a request: on one of its buttons, or on the notification itself. */
export interface NotificationAnswer {
  readonly clientId: ClientId;
  readonly press: 'accept' | 'decline' | 'open';
}

export interface NotificationAnswerDeps {
  readonly session: Pick<SessionController, 'watch' | 'accept' | 'decline' | 'declineAsking' | 'goReady'>;
  readonly alerts: Pick<AlertsController, 'show'>;
  /** True once the performer may work: logged in and approved. */
  readonly mayWork: Watchable<boolean>;
  readonly clock: Clock;
}

export interface NotificationAnswers {
  readonly answer: (answer: NotificationAnswer) => void;
  readonly reset: () => void;
  readonly dispose: () => void;
}

/**
 * Carries out presses on the notification of a request by the rules of the session, as if the performer had pressed in the window. A request that
 * is over is told; a performer who is not ready goes ready by *Accept* alone.
 * @spec §4 Request flow
 */
export const createNotificationAnswers = (deps: NotificationAnswerDeps): NotificationAnswers => {
  const { session, alerts, mayWork, clock } = deps;
  const timers = createTimers<'deadline'>(clock);
  let open: NotificationAnswer | undefined;
  let isGoingReady = false;

  const finish = (): void => {
    open = undefined;
    isGoingReady = false;
    timers.stopAll();
  };
  const reportOver = (): void => {
    finish();
    alerts.show({ class: 'info', key: 'push.requestOver' });
  };
  const reportWaiting = (wireName: string): void => {
    finish();
    const { name, anonymous } = clientName(wireName);
    if (anonymous) alerts.show({ class: 'info', key: 'push.requestWaitsAnonymous' });
    else alerts.show({ class: 'info', key: 'push.requestWaits', params: { name } });
  };
  const press = ({ press: pressed }: NotificationAnswer): void => {
    finish();
    if (pressed === 'accept') session.accept();
    if (pressed === 'decline') session.decline();
  };
  /** The request waits at the platform, and the performer is not ready. */
  const answerAsking = (answer: NotificationAnswer, name: string): void => {
    if (answer.press === 'decline') {
      finish();
      session.declineAsking(answer.clientId);
      return;
    }
    if (answer.press === 'open') return reportWaiting(name);
    isGoingReady = true;
    session.goReady();
  };
  const update = (): void => {
    if (open === undefined) return;
    const { asking, client, error, isLookingBack, request, second, starting, status } = session.watch.state();
    const { clientId } = open;
    if (request.status !== 'none' && request.client.id === clientId) {
      // One that is being answered already needs no second answer.
      if (request.status === 'pending' && !request.accepting) press(open);
      else finish();
      return;
    }
    // The session runs already, or the card of the second customer is on screen with its own choices.
    if (client?.id === clientId || second?.client.id === clientId) return finish();
    if (!mayWork.state() || isLookingBack || starting) return;
    if (isGoingReady) {
      if (error !== undefined) finish();
      return;
    }
    const waiting = asking.find((each) => each.client.id === clientId);
    if (waiting !== undefined) return answerAsking(open, waiting.client.name);
    if (status === 'idle' || status === 'error') reportOver();
  };

  const ends = [session.watch.subscribe(update), mayWork.subscribe(update)];
  return {
    answer: (answer) => {
      finish();
      open = answer;
      timers.start('deadline', KNOWN_WITHIN, reportOver);
      update();
      if (open === undefined) return;
      // On the air without this request: it is over, unless its event is still on the way.
      if (session.watch.state().status === 'active') timers.start('deadline', EVENT_WITHIN, reportOver);
    },
    reset: finish,
    dispose: () => {
      finish();
      for (const end of ends) end();
    },
  };
};
