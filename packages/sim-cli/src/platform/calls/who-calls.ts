import { ok, type Result } from '@greenroom/core/kernel/result';
import type { PlatformParts } from '../platform-parts.ts';
import { LOGIN_COOKIE } from '../security/cookies.ts';
import { refuse, type Caller, type CallRefusal, type Cookies, type PerformerCaller } from './handler.ts';

/** Finds out who sent a call, by the cookie alone. */
export interface WhoCalls {
  /** Somebody, logged in or not. */
  readonly anyone: (cookies: Cookies, host: string) => Promise<Caller>;
  /** @returns 409 when another login took over from this one, 403 for everybody else who is not logged in */
  readonly performer: (
    cookies: Cookies,
    host: string,
  ) => Promise<Result<PerformerCaller, CallRefusal<'not_logged_in' | 'already_logged_in'>>>;
}

export const createWhoCalls = ({ logins, performers }: PlatformParts): WhoCalls => {
  const find = async (cookies: Cookies) => {
    const cookie = cookies.read(LOGIN_COOKIE);
    const login = cookie === undefined ? undefined : await logins.find(cookie);
    const performer = login === undefined ? undefined : await performers.find(login.performer_id);
    return { cookies, login, performer };
  };
  return {
    anyone: async (cookies, host) => {
      const caller = { ...(await find(cookies)), host };
      const isIn = caller.login !== undefined && logins.isAlive(caller.login);
      return isIn ? caller : { cookies, host, login: undefined, performer: undefined };
    },
    performer: async (cookies, host) => {
      const { login, performer } = await find(cookies);
      if (login?.end_reason === 'taken_over') return refuse(409, 'already_logged_in');
      if (login === undefined || performer === undefined || !logins.isAlive(login)) return refuse(403, 'not_logged_in');
      return ok({ cookies, host, login, performer });
    },
  };
};
