import type { PerformerAccount, Role } from '../../src/account/performer-account.ts';
import { type CallFailure, done, err, ok, type Result } from '../../src/kernel/result.ts';
import { millis } from '../../src/kernel/units.ts';
import { createVirtualClock } from '../../src/kernel/virtual-clock.ts';
import type { AuthApi, Credentials } from '../../src/login/auth-api.port.ts';
import { createLoginController } from '../../src/login/login.controller.ts';
import { accountWith } from '../account/performer-account.fake.ts';
import { settle } from '../kernel/settle.fake.ts';

export const INPUT = { performerId: '1001', password: 'secret' };
export const refusal = (status: number, message = '', body?: unknown): Result<never, CallFailure> =>
  err({ kind: 'status', status, message, body });
export const accountOf = (role: Role): PerformerAccount => accountWith({ username: 'anna', roles: [role] });

interface Answers {
  session: Result<PerformerAccount, CallFailure>;
  login: Result<undefined, CallFailure>;
  logout: Result<undefined, CallFailure>;
}

interface LoginRigOptions {
  /** True when an earlier page left a log-out that did not reach the platform. */
  readonly remembered?: boolean;
  readonly beforeLogOut?: () => Promise<void>;
  readonly keepsCookies?: () => boolean;
}

/** A platform whose next answers are the fields; anonymous at first. */
export const setUpLogin = ({ remembered = false, beforeLogOut, keepsCookies }: LoginRigOptions = {}) => {
  const clock = createVirtualClock();
  const platform: Answers = { session: refusal(403), login: done, logout: done };
  const calls: string[] = [];
  const attempts: Credentials[] = [];
  const lines: unknown[] = [];
  /** Answers that a test gives later, in the order of the checks; none while checks are answered at once. */
  const held: ((answer: Answers['session']) => void)[] = [];
  let isHolding = false;
  const api: AuthApi = {
    checkSession: async (moment) => {
      calls.push(`check ${moment}`);
      return isHolding ? new Promise((resolve) => held.push(resolve)) : platform.session;
    },
    login: async (credentials) => {
      calls.push('login');
      attempts.push(credentials);
      return platform.login;
    },
    passkeyOptions: () => Promise.resolve(ok({})),
    logout: async () => {
      calls.push('logout');
      return platform.logout;
    },
  };
  let isUnconfirmed = remembered;
  const unconfirmedLogOut = {
    read: () => isUnconfirmed,
    write: (next: boolean) => {
      isUnconfirmed = next;
    },
  };
  const login = createLoginController({
    api,
    clock,
    unconfirmedLogOut,
    beforeLogOut,
    keepsCookies,
    log: { write: (...line) => lines.push(line) },
  });
  const statuses: string[] = [];
  login.watch.subscribe(({ status }) => {
    if (statuses.at(-1) !== status) statuses.push(status);
  });
  const pass = async (time: number): Promise<void> => {
    clock.advance(millis(time));
    await settle();
  };
  const logIn = async (): Promise<void> => {
    platform.session = ok(accountOf('ROLE_PERFORMER'));
    login.logIn(INPUT);
    await settle();
    login.initialised();
  };
  return {
    clock,
    platform,
    calls,
    attempts,
    lines,
    login,
    statuses,
    pass,
    logIn,
    /** From now on each check waits for the answer of the test. */
    holdChecks: () => {
      isHolding = true;
      return held;
    },
    state: () => login.watch.state(),
    remembered: () => isUnconfirmed,
    /** Another page of the browser logs in, or has its log-out confirmed. */
    settleElsewhere: () => unconfirmedLogOut.write(false),
  };
};
