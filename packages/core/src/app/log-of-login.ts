import type { Log } from '../kernel/log.port.ts';
import { isForbiddenStatus } from '../kernel/result.ts';
import type { LoginController } from '../login/login.controller.ts';

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
