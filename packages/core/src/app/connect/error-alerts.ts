import type { Cancel } from '../../kernel/clock.port.ts';
import type { Watchable } from '../../kernel/machine.ts';
import type { LoginState } from '../../login/performer-status.machine.ts';
import { ERROR_I18N_KEY, type ErrorCode } from '../app-error.ts';
import type { AppParts } from '../app-parts.ts';
import { watchChanges } from './watch-changes.ts';

/** The error of a login; undefined on the login page, which shows it itself. */
const whileLoggedIn = ({ status, error }: LoginState): ErrorCode | undefined =>
  status === 'unauthenticated' || status === 'authenticating' ? undefined : error;

/**
 * Shows an alert for each new error, once, on every page. The news page shows its own.
 * @spec §8
 */
export const alertErrors = ({
  alerts,
  account,
  login,
  realtime,
  services,
  session,
  toys,
}: AppParts): readonly Cancel[] => {
  const tell = <State>(watch: Watchable<State>, errorOf: (state: State) => ErrorCode | undefined): Cancel =>
    watchChanges(watch, (state, before) => {
      const code = errorOf(state);
      if (code !== undefined && code !== errorOf(before)) alerts.show({ class: 'error', key: ERROR_I18N_KEY[code] });
    });
  return [
    tell(login.watch, whileLoggedIn),
    tell(account.watch, ({ error }) => error),
    tell(realtime.watch, ({ error }) => error),
    tell(services.watch, ({ error }) => error),
    tell(session.watch, ({ error }) => error),
    tell(toys.queue.watch, ({ stop }) => (stop.status === 'unconfirmed' ? 'toys.stopUnconfirmed' : undefined)),
    tell(session.watch, ({ request }) => (request.status === 'pending' ? request.error : undefined)),
  ];
};
