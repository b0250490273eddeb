import { ok } from '@greenroom/core/kernel/result';
import type { Performers } from '../people/performers.ts';
import type { LoginRow } from '../store/tables/login-tables.ts';
import type { Logins } from './logins.ts';
import { LOGIN_COOKIE } from '../security/cookies.ts';
import { refuse, UNKNOWN_DEVICE, type Authenticate } from '../calls/handler.ts';

interface AuthenticateDeps {
  readonly logins: Logins;
  readonly performers: Performers;
}

/** The performer took the login over, or ended it from another device. */
const isEndedElsewhere = (login: LoginRow | undefined): boolean =>
  login?.end_reason === 'taken_over' || login?.end_reason === 'ended_elsewhere';

export const createAuthenticate =
  ({ logins, performers }: AuthenticateDeps): Authenticate =>
  async (cookies, host, device = UNKNOWN_DEVICE) => {
    const cookie = cookies.read(LOGIN_COOKIE);
    const login = cookie === undefined ? undefined : await logins.find(cookie);
    const performer = login === undefined ? undefined : await performers.find(login.performer_id);
    const isIn = login !== undefined && logins.isAlive(login);
    const anyone = isIn
      ? { cookies, host, device, login, performer }
      : { cookies, host, device, login: undefined, performer: undefined };
    if (isEndedElsewhere(login)) return { anyone, performer: refuse(409, 'already_logged_in') };
    if (!isIn || performer === undefined) return { anyone, performer: refuse(403, 'not_logged_in') };
    return { anyone, performer: ok({ cookies, host, device, login, performer }) };
  };
