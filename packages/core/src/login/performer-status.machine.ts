import type { PerformerAccount } from '../account/performer-account.ts';
import { exhaustive, NO_EFFECTS, type Step, unchanged } from '../kernel/machine.ts';
import { type CallFailure, isRefusal, type Result, saysAnonymous } from '../kernel/result.ts';
import { millis } from '../kernel/units.ts';
import type { Credentials } from './auth-api.port.ts';
import { readLoginRefusal } from './login-refusal.ts';
import type { LoginErrorCode } from './login.errors.ts';
import {
  isLoggedIn,
  isUnknown,
  outside,
  UNKNOWN_IDENTITY,
  type LogOutOutcome,
  type PerformerStatusEffect,
  type PerformerStatusEvent,
  type PerformerStatusState,
} from './performer-status-state.ts';
import { failedStart, forcedOutBy, identityOf } from './session-check.ts';

/** Period of the session check. @spec §4 Performer status, §9 Session check */
const SESSION_CHECK_PERIOD = millis(60_000);
/** Pause before the first check is repeated, when the platform could not be reached as the page opened. */
const START_CHECK_AGAIN = millis(5_000);

type StatusStep = Step<PerformerStatusState, PerformerStatusEffect>;

const SCHEDULE_CHECK: PerformerStatusEffect = { type: 'scheduleCheck', after: SESSION_CHECK_PERIOD };
const SCHEDULE_LOOK: PerformerStatusEffect = { type: 'scheduleCheck', after: START_CHECK_AGAIN };
const REMEMBER_UNCONFIRMED: PerformerStatusEffect = { type: 'rememberUnconfirmed', isLogOutUnconfirmed: true };
const FORGET_UNCONFIRMED: PerformerStatusEffect = { type: 'rememberUnconfirmed', isLogOutUnconfirmed: false };
const CANCEL_CHECK: PerformerStatusEffect = { type: 'cancelCheck' };

const attempt = (state: PerformerStatusState, credentials: Credentials): StatusStep => {
  if (state.status !== 'unauthenticated' && state.status !== 'authenticating') return unchanged(state);
  const { codeSentBy, checkedOnce, isLogOutUnconfirmed } = state;
  const generation = state.generation + 1;
  return {
    state: {
      ...UNKNOWN_IDENTITY,
      status: 'authenticating',
      codeSentBy,
      checkedOnce,
      generation,
      occasion: 'attempt',
      isLogOutUnconfirmed,
    },
    effects: [{ type: 'logIn', generation, credentials }],
  };
};

const afterLogin = (state: PerformerStatusState, failure: CallFailure | undefined): StatusStep => {
  if (state.status !== 'authenticating') return unchanged(state);
  const { generation } = state;
  if (failure === undefined) {
    // The platform put this login in the place of the one that was to end.
    const effects: PerformerStatusEffect[] = state.isLogOutUnconfirmed ? [FORGET_UNCONFIRMED] : [];
    return {
      state: { ...state, isLogOutUnconfirmed: false },
      effects: [...effects, { type: 'checkSession', generation, moment: 'start' }],
    };
  }
  return {
    state: { ...outside(state), ...readLoginRefusal(failure, state.codeSentBy) },
    effects: state.isLogOutUnconfirmed ? [SCHEDULE_LOOK] : NO_EFFECTS,
  };
};

/** Starts with the first check, or with a log-out that was begun before the reload. */
const start = (state: PerformerStatusState): StatusStep => {
  const { generation, isLogOutUnconfirmed } = state;
  return {
    state: { ...state, status: 'authenticating', occasion: 'startUp' },
    effects: [
      isLogOutUnconfirmed ? { type: 'logOut', generation } : { type: 'checkSession', generation, moment: 'start' },
    ],
  };
};

/**
 * Handles the answer of the first session check; another role than a performer's gets an error and is logged out.
 * @spec §4 Performer status — only a performer role counts as logged in, §8 Login
 */
const afterFirstCheck = (state: PerformerStatusState, answer: Result<PerformerAccount, CallFailure>): StatusStep => {
  const out = outside(state);
  if (!answer.ok) {
    const error = failedStart(answer.error, state.occasion);
    return { state: { ...out, error }, effects: error === 'login.unreachable' ? [SCHEDULE_LOOK] : NO_EFFECTS };
  }
  switch (identityOf(answer.value)) {
    case 'performer':
      return {
        state: { ...out, status: 'initializing', account: answer.value },
        effects: [SCHEDULE_CHECK],
      };
    case 'anonymous':
      return unchanged({ ...out, error: state.occasion === 'attempt' ? 'login.cookiesBlocked' : undefined });
    case 'wrongRole':
      return {
        state: { ...out, error: 'login.wrongSite' },
        effects: [{ type: 'logOut', generation: state.generation }],
      };
  }
};

/** The platform is back: checks again, so that a valid login needs no password. */
const afterLook = (state: PerformerStatusState, answer: Result<PerformerAccount, CallFailure>): StatusStep =>
  !answer.ok && failedStart(answer.error, 'startUp') === 'login.unreachable'
    ? { state, effects: [SCHEDULE_LOOK] }
    : start(state);

/** Ends the login without a call: the platform knows it, or another tab is still logged in. */
const forceOut = (state: PerformerStatusState, reason: LoginErrorCode): StatusStep => ({
  state: { ...outside(state), status: 'loggedOut', account: state.account, forcedOut: reason },
  effects: [CANCEL_CHECK, { type: 'leave' }],
});

/**
 * Handles a regular session check: a refusal of the login or another identity logs out, a missing answer does not.
 * @spec §4 Performer status — errors 403, 409 and 500 force logout
 */
const afterCheck = (state: PerformerStatusState, answer: Result<PerformerAccount, CallFailure>): StatusStep => {
  if (!answer.ok) {
    const reason = forcedOutBy(answer.error);
    return reason === undefined ? unchanged(state) : forceOut(state, reason);
  }
  switch (identityOf(answer.value)) {
    case 'performer':
      return unchanged({ ...state, account: answer.value });
    case 'anonymous':
      return forceOut(state, 'login.sessionExpired');
    case 'wrongRole': {
      const { state: out, effects } = forceOut(state, 'login.wrongSite');
      return { state: out, effects: [{ type: 'logOut', generation: state.generation }, ...effects] };
    }
  }
};

/**
 * Logs out at once; only a refusal by the platform returns to the earlier status. Before the first check it needs no account. It is
 * noted before it is sent, so that a page that is closed meanwhile does not lose it.
 * @spec §4 Performer status, §2 Guards
 */
const logOut = (state: PerformerStatusState): StatusStep => {
  const generation = state.generation + 1;
  if (state.status === 'unauthenticated' && !state.checkedOnce) {
    return {
      state: { ...state, status: 'authenticating', occasion: 'logOut', error: undefined, generation },
      effects: [REMEMBER_UNCONFIRMED, { type: 'logOut', generation }],
    };
  }
  if (state.status !== 'initializing' && state.status !== 'authenticated') return unchanged(state);
  return {
    state: { ...state, status: 'loggedOut', error: undefined, generation, loggedInAs: state.status },
    effects: [CANCEL_CHECK, REMEMBER_UNCONFIRMED, { type: 'logOut', generation }],
  };
};

/** Logs out without an answer: this device is cleared, and the platform gets the log-out as soon as it can be reached. */
const outUnconfirmed = (state: PerformerStatusState): StatusStep => ({
  state: { ...outside(state), error: 'login.logoutUnconfirmed', isLogOutUnconfirmed: true },
  effects: [SCHEDULE_LOOK],
});

/** Handles the answer to a log-out without a session here; it is repeated until the platform says that nobody is logged in. */
const afterLateLogOut = (state: PerformerStatusState, outcome: LogOutOutcome): StatusStep => {
  const isStarting = state.status === 'authenticating';
  if (outcome === 'refused' && isStarting && !state.isLogOutUnconfirmed) {
    const unknown: PerformerStatusState = { ...state, status: 'unauthenticated', error: 'login.logoutFailed' };
    return { state: unknown, effects: [FORGET_UNCONFIRMED] };
  }
  if (outcome === 'unconfirmed' || outcome === 'refused') {
    return isStarting ? outUnconfirmed(state) : { state, effects: [SCHEDULE_LOOK] };
  }
  const out = isStarting ? outside(state) : state;
  const error = out.error === 'login.logoutUnconfirmed' ? undefined : out.error;
  return { state: { ...out, error, isLogOutUnconfirmed: false }, effects: [FORGET_UNCONFIRMED] };
};

const loggedOut = (state: PerformerStatusState): StatusStep => ({
  state: outside(state),
  effects: [FORGET_UNCONFIRMED],
});

/** Returns to the login that the platform did not end. @spec §4 Performer status — a failed logout call returns to authenticated */
const logOutFailed = (state: PerformerStatusState): StatusStep => ({
  state: { ...state, status: state.loggedInAs, error: 'login.logoutFailed' },
  effects: [FORGET_UNCONFIRMED, SCHEDULE_CHECK],
});

const afterLogOut = (state: PerformerStatusState, outcome: LogOutOutcome): StatusStep => {
  if (state.status !== 'loggedOut') {
    const isAwaited = state.status === 'authenticating' && state.occasion === 'logOut';
    return isAwaited || state.isLogOutUnconfirmed ? afterLateLogOut(state, outcome) : unchanged(state);
  }
  switch (outcome) {
    case 'worked':
      return loggedOut(state);
    case 'unconfirmed':
      return outUnconfirmed(state);
    case 'anonymous':
      // The login may have ended already: the session check knows.
      return { state, effects: [{ type: 'checkSession', generation: state.generation, moment: 'check' }] };
    case 'refused':
      return logOutFailed(state);
  }
};

/** Handles the session check after a log-out that was refused as anonymous: without a login the performer is out. */
const afterRefusedLogOut = (state: PerformerStatusState, answer: Result<PerformerAccount, CallFailure>): StatusStep => {
  if (!answer.ok && !isRefusal(answer.error)) return outUnconfirmed(state);
  const isOut = answer.ok ? identityOf(answer.value) === 'anonymous' : saysAnonymous(answer.error);
  return isOut ? loggedOut(state) : logOutFailed(state);
};

/** Status of the login, from the first check to the log-out. @spec §4 Performer status */
export const performerStatus = (state: PerformerStatusState, event: PerformerStatusEvent): StatusStep => {
  if ('generation' in event && event.generation !== state.generation) return unchanged(state);
  const { generation } = state;
  switch (event.type) {
    case 'started':
      return state.status === 'unauthenticated' && !state.checkedOnce ? start(state) : unchanged(state);
    case 'attempted':
      return attempt(state, event.credentials);
    case 'wentBackToPassword':
      return state.status === 'unauthenticated'
        ? unchanged({
            ...state,
            codeSentBy: undefined,
            takeOverOffered: false,
            error: undefined,
            tryAgainAfter: undefined,
          })
        : unchanged(state);
    case 'loginAnswered':
      return afterLogin(state, event.failure);
    case 'sessionAnswered':
      if (state.status === 'authenticating') return afterFirstCheck(state, event.answer);
      if (isUnknown(state)) return afterLook(state, event.answer);
      if (state.status === 'loggedOut') return afterRefusedLogOut(state, event.answer);
      return isLoggedIn(state) ? afterCheck(state, event.answer) : unchanged(state);
    case 'initialised':
      return unchanged(state.status === 'initializing' ? { ...state, status: 'authenticated' } : state);
    case 'checkDue':
      if (state.isLogOutUnconfirmed && state.status === 'unauthenticated') {
        return { state, effects: [{ type: 'logOut', generation }] };
      }
      if (isUnknown(state)) return { state, effects: [{ type: 'checkSession', generation, moment: 'start' }] };
      return isLoggedIn(state)
        ? { state, effects: [{ type: 'checkSession', generation, moment: 'check' }, SCHEDULE_CHECK] }
        : unchanged(state);
    case 'logOutRequested':
      return logOut(state);
    case 'logOutForced':
      return isLoggedIn(state) ? forceOut(state, event.reason) : unchanged(state);
    case 'logOutAnswered':
      return afterLogOut(state, event.outcome);
    case 'left':
      return state.status === 'loggedOut'
        ? unchanged({ ...outside(state), forcedOut: state.forcedOut })
        : unchanged(state);
    default:
      return exhaustive(event);
  }
};
