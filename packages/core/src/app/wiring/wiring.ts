import { mayForceReload } from '../../realtime/reconnect-slots.ts';
import type { AppDeps } from '../app-deps.ts';
import type { AppParts } from '../app-parts.ts';
import { alertRows } from './alert-rows.ts';
import { backOfficeRows } from './back-office-rows.ts';
import { dispatchRow, eventRows } from './event-rows.ts';
import { loginRows } from './login-rows.ts';
import { realtimeRows } from './realtime-rows.ts';
import { servicesRows } from './services-rows.ts';
import { sessionRows } from './session-rows.ts';

export type WiringDeps = Pick<AppDeps, 'clock' | 'log' | 'page' | 'onCallAnswered' | 'onNotLoggedIn'> & {
  readonly session: Pick<AppDeps['session'], 'kpi'>;
};

/**
 * Reloads the page when the platform forces it, at most once a minute, so that many such events leave a usable page.
 * @spec §4 Real-time connection
 */
const forcedReload =
  ({ clock, log, page }: Pick<AppDeps, 'clock' | 'log' | 'page'>) =>
  (): void => {
    const today = clock.today();
    if (!mayForceReload(page.lastForcedReload(), today)) {
      log.write('warn', 'forced reload ignored: there was one a moment ago');
      return;
    }
    log.write('info', 'page reloads by force');
    page.rememberForcedReload(today);
    page.reload();
  };

/**
 * Connects the capabilities by rows *when this, do that*, grouped by source. Rows on the same source run in this order; a comment says where
 * it matters, and a test checks it.
 */
export const createWiring = (parts: AppParts, deps: WiringDeps) => {
  const { log, session } = deps;
  const login = loginRows(parts, deps);
  const events = eventRows(parts, { reload: forcedReload(deps) });
  return {
    rows: [
      // An error is shown before anything that follows from it.
      ...alertRows(parts),
      ...login.rows,
      ...servicesRows(parts, session, log),
      ...sessionRows(parts),
      ...realtimeRows(parts, deps),
      ...backOfficeRows(parts),
      dispatchRow(events, parts.realtime, log),
    ],
    /** Begins the work of a log-in that came before the rows were connected. */
    catchUp: login.catchUp,
  };
};
