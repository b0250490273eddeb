import type { AppDeps } from '@greenroom/core/app/app-deps';
import type { CallFailure } from '@greenroom/core/kernel/call-failure';
import { done, err, ok, type Result } from '@greenroom/core/kernel/result';
import type { Credentials } from '@greenroom/core/login/auth-api.port';
import { PERFORMER_ID } from '../platform/login/login-steps.ts';
import { sentinelOf, type SentinelError } from '../platform/sentinels/sentinels.ts';
import { DEMO_PASSWORD } from '../platform/world/performers.ts';
import { CODE, refusal, type HeadlessPlatform } from './headless-platform.ts';

const REFUSED_AT_ONCE: Partial<Readonly<Record<SentinelError, CallFailure>>> = {
  browser_not_supported: refusal(426, 'browser_not_supported'),
  wrong_site: refusal(403, 'wrong_site'),
  double_tab: refusal(409, 'double_tab'),
};

/** The login of the simulated platform, for one performer, with the same sentinels. @spec §8 Login */
export const createHeadlessLogin = (platform: HeadlessPlatform): AppDeps['auth'] => {
  let expired = 0;

  const checkCode = (id: string, code: string | undefined): CallFailure | undefined => {
    const channel = platform.codeChannel;
    if (platform.code === undefined) return undefined;
    if (code === undefined) return refusal(401, 'token_required', { error: 'token_required', channel });
    const sentinel = sentinelOf(id, 'login');
    if (sentinel === 'token_expired' || (sentinel === 'first_token_expired' && expired === 0)) {
      expired += 1;
      return refusal(401, 'token_expired', { error: 'token_expired', channel });
    }
    return code === CODE ? undefined : refusal(401, 'token_invalid');
  };
  const refuses = ({ performerId, password, code, forced }: Credentials): CallFailure | undefined => {
    if (!PERFORMER_ID.test(performerId)) return refusal(400, 'invalid_performer_id');
    const sentinel = sentinelOf(performerId, 'login');
    const atOnce = sentinel === undefined ? undefined : REFUSED_AT_ONCE[sentinel];
    if (atOnce !== undefined) return atOnce;
    if (performerId !== platform.account.id || password !== DEMO_PASSWORD) return refusal(400, 'incorrect_password');
    const wrongCode = checkCode(performerId, code);
    if (wrongCode !== undefined) return wrongCode;
    return sentinel === 'already_logged_in' && !forced ? refusal(409, 'already_logged_in') : undefined;
  };
  const logIn = (credentials: Credentials): Result<undefined, CallFailure> => {
    const failure = refuses(credentials);
    if (failure !== undefined) return err(failure);
    platform.loggedIn = true;
    return done;
  };
  return {
    checkSession: (moment) =>
      platform.answer('checkSession', moment, () => {
        if (!platform.loggedIn) return err(refusal(403, 'not_logged_in'));
        if (moment === 'start') platform.desk.pageStarted();
        const isBroken = sentinelOf(platform.account.id, 'check_session') !== undefined;
        // Each answer is decoded anew, also when it says the same.
        return isBroken ? err(refusal(500, 'platform_failed')) : ok({ ...platform.account });
      }),
    login: (credentials) => platform.answer('login', credentials.performerId, () => logIn(credentials)),
    logout: () =>
      platform.answer('logout', undefined, () => {
        platform.loggedIn = false;
        platform.desk.leaveWork();
        return done;
      }),
  };
};
