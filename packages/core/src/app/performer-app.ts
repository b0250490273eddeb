import type { AppDeps } from './app-deps.ts';
import { createAppParts, type AppParts } from './app-parts.ts';
import { alertErrors } from './connect/error-alerts.ts';
import { connectCaller } from './connect/connect-caller.ts';
import { connectForum } from './connect/connect-forum.ts';
import { connectInbox } from './connect/connect-inbox.ts';
import { connectLocalisation } from './connect/connect-localisation.ts';
import { connectLogin } from './connect/connect-login.ts';
import { connectMedia } from './connect/connect-media.ts';
import { connectRealtime } from './connect/connect-realtime.ts';
import { connectServices } from './connect/connect-services.ts';
import { connectSession } from './connect/connect-session.ts';
import { connectToys } from './connect/connect-toys.ts';
import { stopBeforeLogOut } from './connect/stop-before-log-out.ts';
import { renewToken } from './connect/renew-token.ts';
import { createPreLoginControllers, type PreLoginControllers } from './pre-login.ts';

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
  const errors = alertErrors(parts);
  const entered = connectLogin(parts, deps.log);
  const ends = [
    ...errors,
    ...entered.cancels,
    ...connectServices(parts, deps),
    ...connectSession(parts),
    ...connectRealtime(parts, deps),
    ...connectToys(parts),
    connectMedia(parts),
    ...connectInbox(parts),
    ...connectForum(parts),
    ...connectCaller(parts, deps.clock),
    ...renewToken(parts, deps.clock),
    ...connectLocalisation(parts),
    controllers.beforeLogOut(stopBeforeLogOut(parts, deps.clock)),
  ];
  const start = (): void => {
    login.start();
    entered.catchUp();
  };
  const dispose = (): void => {
    for (const end of ends) end();
    if (preLogin === undefined) login.dispose();
    realtime.dispose();
    availability.dispose();
    workBreak.dispose();
    services.dispose();
    session.dispose();
    parts.translation.dispose();
    chat.dispose();
    parts.meter.dispose();
    toys.dispose();
    alerts.dispose();
  };
  return { ...parts, start, dispose };
};
