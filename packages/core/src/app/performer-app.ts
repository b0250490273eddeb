import type { AppDeps } from './app-deps.ts';
import { createAppParts, type AppParts } from './app-parts.ts';
import { createPreLoginControllers, type PreLoginControllers } from './pre-login.ts';
import { stopBeforeLogOut } from './stop-before-log-out.ts';
import { connectRows } from './wiring/row.ts';
import { createWiring } from './wiring/wiring.ts';

/** A performer's whole working day, without a screen. */
export interface PerformerApp extends AppParts {
  /** Checks the session at the platform; everything else follows from the answer. @spec §2 Guards */
  readonly start: () => void;
  /** Leaves no timer, no socket and no listener. */
  readonly dispose: () => void;
}

/**
 * Joins the capabilities: one's outcome is the next one's event. The web app, the simulator and the tests drive this.
 *
 * @param preLogin where a page has created it first; its creator disposes it
 */
export const createPerformerApp = (deps: AppDeps, preLogin?: PreLoginControllers): PerformerApp => {
  const controllers = preLogin ?? createPreLoginControllers(deps);
  const parts = createAppParts(deps, controllers);
  const { login, realtime, services, session, chat, alerts, toys, availability, workBreak } = parts;
  const wiring = createWiring(parts, deps);
  const disconnect = connectRows(wiring.rows);
  const forgetStop = controllers.beforeLogOut(stopBeforeLogOut(parts, deps.clock));
  const start = (): void => {
    login.start();
    wiring.catchUp();
  };
  const dispose = (): void => {
    disconnect();
    forgetStop();
    if (preLogin === undefined) login.dispose();
    realtime.dispose();
    availability.dispose();
    parts.connectionAlarm.dispose();
    parts.notificationAnswers.dispose();
    workBreak.dispose();
    services.dispose();
    session.dispose();
    parts.translation.dispose();
    parts.inboxTranslation.dispose();
    chat.dispose();
    parts.clients.dispose();
    parts.meter.dispose();
    toys.dispose();
    alerts.dispose();
  };
  return { ...parts, start, dispose };
};
