import { ok } from '@greenroom/core/kernel/result';
import { refuse, UNKNOWN_DEVICE, type Authenticate } from '../../base/calls/handler.ts';
import type { Performers } from '../../base/people/performers.ts';
import { LOGIN_COOKIE } from '../../base/security/cookies.ts';
import type { LoginRow } from '../../base/store/tables/login-tables.ts';
import type { Logins } from './logins.ts';

interface AuthenticateDeps {
  readonly logins: Logins;
  readonly performers: Performers;
}

/** Refusals of logins that the performer ended from another device. */
const ENDED_ELSEWHERE = { taken_over: 'already_logged_in', ended_elsewhere: 'ended_elsewhere' } as const;

const endedElsewhere = (login: LoginRow | undefined) => {
  const reason = login?.end_reason;
  return reason === 'taken_over' || reason === 'ended_elsewhere' ? ENDED_ELSEWHERE[reason] : undefined;
};

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
    const ended = endedElsewhere(login);
    if (ended !== undefined) return { anyone, performer: refuse(409, ended) };
    if (!isIn || performer === undefined) return { anyone, performer: refuse(403, 'not_logged_in') };
    return { anyone, performer: ok({ cookies, host, device, login, performer }) };
  };
