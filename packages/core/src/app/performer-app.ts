import type { Clock } from '../kernel/clock.port.ts';
import { waitFor } from '../kernel/machine.ts';
import { connectRows } from '../kernel/row.ts';
import { createTimers } from '../kernel/timers.ts';
import { millis } from '../kernel/units.ts';
import type { ServicesState } from '../services/services-state.ts';
import type { AppDeps } from './app-deps.ts';
import { createAppParts, type AppParts } from './app-parts.ts';
import { createPreLoginControllers, type PreLoginControllers } from './pre-login.ts';
import { createWiring } from './wiring/wiring.ts';

/**
 * Longest time that a log-out waits for the platform's answers: enough for two tries of every call. The number is our choice.
 * @spec §7 GET auth/logout
 */
const LEAVE_LIMIT = millis(8_000);

const isSaved = ({ save }: Pick<ServicesState, 'save'>): boolean => save === 'idle';

/** Until every service that was switched has been saved. */
const saveAnswered = ({ watch }: AppParts['services']): Promise<void> => waitFor(watch, isSaved);

/**
 * Stops the broadcast before a log-out, while the login is valid: else the platform keeps the session and the camera services on, and
 * customers go on seeing the performer as on camera.
 * @spec §4 Session status, §7 GET auth/logout
 */
const stopBeforeLogOut =
  ({ session, services }: Pick<AppParts, 'session' | 'services'>, clock: Clock) =>
  async (): Promise<void> => {
    session.stop();
    services.saveNow();
    if (isSaved(services.watch.state()) && session.isSettled()) return;
    const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<void>();
    const timers = createTimers<'limit'>(clock);
    timers.start('limit', LEAVE_LIMIT, giveUp);
    // Without a network no server is reached: the log-out clears the device and is sent later.
    const ignoreNetwork = session.onNoNetwork(giveUp);
    await Promise.race([Promise.all([saveAnswered(services), session.settled()]), givenUp]);
    timers.stop('limit');
    ignoreNetwork();
  };

/** A performer's whole working day, without a screen. */
export type PerformerApp = ReturnType<typeof createPerformerApp>;

/**
 * Joins the capabilities: one's outcome is the next one's event. The web app, the simulator and the tests drive this.
 *
 * @param preLogin where a page has created it first; its creator disposes it
 */
export const createPerformerApp = (deps: AppDeps, preLogin?: PreLoginControllers) => {
  const controllers = preLogin ?? createPreLoginControllers(deps);
  const parts = createAppParts(deps, controllers);
  const { login, realtime, services, session, chat, alerts, toys, availability, workBreak } = parts;
  const wiring = createWiring(parts, deps);
  const disconnect = connectRows(wiring.rows);
  const forgetStop = controllers.beforeLogOut(stopBeforeLogOut(parts, deps.clock));
  /** Checks the session at the platform; everything else follows from the answer. @spec §2 Guards */
  const start = (): void => {
    login.start();
    wiring.catchUp();
  };
  /** Leaves no timer, no socket and no listener. */
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
