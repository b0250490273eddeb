import type { AccountController } from '../account/account.controller.ts';
import type { AlertsController } from '../alerts/alerts.controller.ts';
import { derived } from '../kernel/derived.ts';
import { performerId } from '../kernel/ids.ts';
import type { LocalisationController } from '../localisation/localisation.controller.ts';
import type { LoginController } from '../login/login.controller.ts';
import { createNotificationAnswers } from '../notification-answer/notification-answer.controller.ts';
import { createPushController } from '../push/push.controller.ts';
import type { ServicesController } from '../services/services.controller.ts';
import type { SessionController } from '../session/session.controller.ts';
import type { AppDeps } from './app-deps.ts';

/** Push messages, and the presses on their notifications. */
export type PushParts = ReturnType<typeof createPushParts>;

interface Joined {
  readonly login: LoginController;
  readonly account: AccountController;
  readonly localisation: LocalisationController;
  readonly services: ServicesController;
  readonly session: SessionController;
  readonly alerts: AlertsController;
}

/** Builds push messages on the parts that they need. */
export const createPushParts = (
  { push, pushDevice, pushMemory, settings, clock, log }: AppDeps,
  { login, account, localisation, services, session, alerts }: Joined,
) => ({
  push: createPushController({
    api: push,
    device: pushDevice,
    memory: pushMemory,
    isOffered: settings.push,
    performerId: () => login.watch.state().account?.id ?? performerId(''),
    language: () => localisation.watch.state().language,
    log,
  }),
  notificationAnswers: createNotificationAnswers({
    session,
    services,
    alerts,
    mayWork: derived(
      [login.watch, account.watch],
      ({ status }, { approval }) => status === 'authenticated' && approval === 'approved',
    ),
    clock,
  }),
});
