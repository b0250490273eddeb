import type { AppDeps } from './app-deps.ts';
import { createAppParts, type AppParts } from './app-parts.ts';
import { alertErrors } from './follow/error-alerts.ts';
import { followCaller } from './follow/follow-caller.ts';
import { followForum } from './follow/follow-forum.ts';
import { followInbox } from './follow/follow-inbox.ts';
import { followLocalisation } from './follow/follow-localisation.ts';
import { followLogin } from './follow/follow-login.ts';
import { followMedia } from './follow/follow-media.ts';
import { followRealtime } from './follow/follow-realtime.ts';
import { followServices } from './follow/follow-services.ts';
import { followSession } from './follow/follow-session.ts';
import { followToys } from './follow/follow-toys.ts';
import { leaveQuietly } from './follow/leave-quietly.ts';
import { renewToken } from './follow/renew-token.ts';
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
  const entered = followLogin(parts, deps.log);
  const ends = [
    ...errors,
    ...entered.cancels,
    ...followServices(parts, deps),
    ...followSession(parts),
    ...followRealtime(parts, deps),
    ...followToys(parts),
    followMedia(parts),
    ...followInbox(parts),
    ...followForum(parts),
    ...followCaller(parts, deps.clock),
    ...renewToken(parts, deps.clock),
    ...followLocalisation(parts),
    controllers.beforeLogOut(leaveQuietly(parts, deps.clock)),
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
