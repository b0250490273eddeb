import type { Cancel, Clock } from '../kernel/clock.port.ts';
import { createGenerations } from '../kernel/generations.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, createValue, watchChanges, readOnly } from '../kernel/machine.ts';
import { bareCode, plainLine } from '../kernel/outside-text.ts';
import { isRefusal, saysAnonymous } from '../kernel/result.ts';
import type { Stored } from '../kernel/storage.port.ts';
import type { AuthApi, Credentials, PasskeySignature } from './auth-api.port.ts';
import { COOKIES_BLOCKED } from './login-refusal.ts';
import type { LoginErrorCode } from './login.errors.ts';
import {
  UNKNOWN_IDENTITY,
  type LoginState,
  type PerformerStatusState,
  type LogOutOutcome,
  type PerformerStatusEffect,
  type PerformerStatusEvent,
} from './performer-status-state.ts';
import { performerStatus } from './performer-status.machine.ts';

/** Input of the two steps of the login page. @spec §2 Login page */
export interface LoginInput {
  readonly performerId: string;
  readonly password: string;
  readonly code?: string;
  readonly remember?: boolean;
}

/**
 * Turns the input into credentials: ID and code are reduced to their plain signs; the password is taken as typed.
 * @param forced take over a login elsewhere
 * @spec §3 Login — performer ID, password, token (optional) @fortests
 */
export const toCredentials = (
  { performerId, password, code = '', remember = false }: LoginInput,
  forced: boolean,
): Credentials => {
  const typed = bareCode(code);
  const base = { performerId: plainLine(performerId), password, forced };
  if (typed === '') return base;
  return { ...base, code: typed, ...(remember ? { remember } : {}) };
};

export interface LoginDeps {
  readonly api: AuthApi;
  readonly clock: Clock;
  readonly log: Log;
  /** Storage of a log-out that did not reach the platform; without it such a log-out is forgotten with the page. */
  readonly unconfirmedLogOut?: Stored<boolean> | undefined;
  /** False where the browser is known to block the cookies of this site. */
  readonly keepsCookies?: (() => boolean) | undefined;
  /** Task that must be finished before the platform gets the log-out. */
  readonly beforeLogOut?: (() => Promise<void>) | undefined;
}

const outcomeOf = (answer: Awaited<ReturnType<AuthApi['logout']>>): LogOutOutcome => {
  if (answer.ok) return 'worked';
  if (saysAnonymous(answer.error)) return 'anonymous';
  return isRefusal(answer.error) ? 'refused' : 'unconfirmed';
};

/** Runs the performer's status over the platform's calls and the clock. @spec §4 Performer status */
export const createLoginController = ({
  api,
  clock,
  log,
  unconfirmedLogOut,
  keepsCookies = () => true,
  beforeLogOut = () => Promise.resolve(),
}: LoginDeps) => {
  /** For the take-over and the code step only; never part of a visible state. */
  let lastAttempt: Credentials | undefined;
  let endCheck: Cancel = () => undefined;
  /** True while a log-out is noted in the storage, which a browser may forbid. */
  const isNoted = createValue(unconfirmedLogOut?.read() === true);
  /** True once the cookie of an accepted login was not kept. */
  let losesCookies = false;
  /** The next one begins with every log-in: the platform puts it in the place of the login before. */
  const attempts = createGenerations();
  /** The next one begins with every check: the account of an earlier one may lack what was saved before the later one was sent. */
  const checks = createGenerations();

  /** Sends the log-out. One that had to wait is dropped after a new login, for it would end that login. */
  const logOut = async (generation: number): Promise<PerformerStatusEvent | undefined> => {
    const isCurrent = attempts.mark();
    await beforeLogOut();
    if (!isCurrent()) return undefined;
    // Another page confirmed the log-out, or logged in and must stay so.
    if (isNoted.state() && unconfirmedLogOut?.read() === false) {
      return { type: 'logOutAnswered', generation, outcome: 'anonymous' };
    }
    return { type: 'logOutAnswered', generation, outcome: outcomeOf(await api.logout()) };
  };
  const perform = (
    effect: PerformerStatusEffect,
    send: (event: PerformerStatusEvent) => void,
  ): void | Promise<PerformerStatusEvent | undefined> => {
    switch (effect.type) {
      case 'logIn': {
        const { generation, credentials } = effect;
        // A login that cannot persist must not end another.
        const isVain = !keepsCookies() || (losesCookies && credentials.forced);
        const login = isVain ? Promise.resolve(COOKIES_BLOCKED) : api.login(credentials);
        return login.then((answer) => ({
          type: 'loginAnswered',
          generation,
          failure: answer.ok ? undefined : answer.error,
        }));
      }
      case 'checkSession': {
        const { generation, moment } = effect;
        checks.begin();
        const isLatest = checks.mark();
        return api.checkSession(moment).then((answer) => {
          const isOutdated = moment === 'check' && answer.ok && !isLatest();
          return isOutdated ? undefined : { type: 'sessionAnswered', generation, answer };
        });
      }
      case 'logOut':
        return logOut(effect.generation);
      case 'rememberUnconfirmed':
        unconfirmedLogOut?.write(effect.isLogOutUnconfirmed);
        isNoted.set(unconfirmedLogOut?.read() === true);
        return;
      case 'scheduleCheck':
        endCheck();
        endCheck = clock.schedule(effect.after, () => send({ type: 'checkDue' }));
        return;
      case 'cancelCheck':
        return endCheck();
      case 'leave':
        send({ type: 'left' });
    }
  };
  const actor = createActor<PerformerStatusState, PerformerStatusEvent, PerformerStatusEffect>({
    initial: { ...UNKNOWN_IDENTITY, isLogOutUnconfirmed: isNoted.state() },
    transition: performerStatus,
    perform,
  });
  watchChanges(actor, ({ status, error, forcedOut }, before) => {
    if (status === before.status) return;
    log.write('info', `login ${status}`, { error, forcedOut });
    if (status === 'initializing') lastAttempt = undefined;
    losesCookies ||= error === 'login.cookiesBlocked';
  });
  const attempt = (credentials: Credentials): void => {
    lastAttempt = credentials;
    attempts.begin();
    actor.send({ type: 'attempted', credentials });
  };
  return {
    watch: readOnly<LoginState>(actor),
    /** Fetches the account that is logged in here. @spec §2 Guards — a visitor is first authenticated */
    start: () => actor.send({ type: 'started' }),
    /** Checks the session at once, as after a lost connection; the next regular check follows 60 s later. @spec §4 Performer status */
    checkNow: () => actor.send({ type: 'checkDue' }),
    /** Logs in with one step of the login page: ID and password, then the same with the code. @spec §2 Login page */
    logIn: (input: LoginInput) => {
      // Keep the take-over confirmation through the code step.
      const confirmed = actor.state().codeSentBy !== undefined && lastAttempt?.forced === true;
      attempt(toCredentials(input, confirmed));
    },
    /** Logs in by a passkey, in place of password and code. A signature that was cancelled does nothing. */
    logInWithPasskey: (passkey: PasskeySignature) => {
      if (passkey.ok || passkey.error === 'failed') attempt({ performerId: '', password: '', passkey, forced: false });
    },
    /** Repeats the last attempt and ends the login that is active elsewhere. @spec §7 auth/login — forced-login value */
    confirmTakeOver: () => {
      if (actor.state().takeOverOffered && lastAttempt !== undefined) attempt({ ...lastAttempt, forced: true });
    },
    /** Leaves the code step. */
    backToPassword: () => {
      lastAttempt = undefined;
      actor.send({ type: 'wentBackToPassword' });
    },
    /** Ends the initialisation once everything is loaded: the status becomes authenticated. @spec §4 Performer status */
    initialised: () => actor.send({ type: 'initialised' }),
    /**
     * Logs out at once. A log-out that the platform refused returns to authenticated; one that did not reach it stays, and is sent later.
     * @spec §4 Performer status — a failed logout call returns to authenticated
     */
    logOut: () => actor.send({ type: 'logOutRequested' }),
    /** Logs out at once, without a call, as when another tab is in use or the platform already ended the login. @spec §4 Performer status */
    forceOut: (reason: LoginErrorCode) => actor.send({ type: 'logOutForced', reason }),
    dispose: () => {
      lastAttempt = undefined;
      endCheck();
      actor.stop();
    },
  };
};

export type LoginController = ReturnType<typeof createLoginController>;
