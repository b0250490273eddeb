import type { Log } from '../kernel/log.port.ts';
import { isForbiddenStatus } from '../kernel/result.ts';
import type { Stored } from '../kernel/storage.port.ts';
import type { Language } from '../localisation/language.ts';
import { createLocalisationController } from '../localisation/localisation.controller.ts';
import { createLoginController, type LoginController } from '../login/login.controller.ts';
import type { AppDeps } from './app-deps.ts';

/** Controllers that are needed before the login. A page may load them first and the rest of the work later. */
export type PreLoginControllers = ReturnType<typeof createPreLoginControllers>;

/**
 * Creates the controllers before the login; a log-out waits for the registered tasks before the platform gets it.
 * @spec §2 Login page, §7 GET auth/logout
 */
export const createPreLoginControllers = ({
  auth,
  localisation,
  clock,
  log,
  firstLanguage,
  unconfirmedLogOut,
  keepsCookies,
}: Pick<AppDeps, 'auth' | 'localisation' | 'clock' | 'log'> & {
  readonly firstLanguage?: Language | undefined;
  readonly unconfirmedLogOut?: Stored<boolean> | undefined;
  readonly keepsCookies?: (() => boolean) | undefined;
}) => {
  const tasks = new Set<() => Promise<void>>();
  const beforeLogOut = async (): Promise<void> => {
    await Promise.all(Array.from(tasks, (task) => task()));
  };
  return {
    login: createLoginController({ api: auth, clock, log, unconfirmedLogOut, keepsCookies, beforeLogOut }),
    localisation: createLocalisationController({ api: localisation, log, first: firstLanguage }),
    /** Registers a task that must be finished before the platform gets the log-out. */
    beforeLogOut: (task: () => Promise<void>) => {
      tasks.add(task);
      return () => tasks.delete(task);
    },
  };
};

/**
 * Writes refusals that follow from a log-out as details: a call that a log-out overtakes is answered with 403, which is
 * no error that the user sees.
 */
export const logOfLogin = (log: Log, login: Pick<LoginController, 'watch'>): Log => ({
  write: (level, message, fields) => {
    const { status } = login.watch.state();
    const isIn = status === 'initializing' || status === 'authenticated';
    log.write(!isIn && isForbiddenStatus(fields?.['status']) ? 'debug' : level, message, fields);
  },
});
