import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountWith } from '../../testing/account/performer-account.fake.ts';
import type { PerformerAccount, Role } from '../account/performer-account.ts';
import { err, NETWORK_FAILED, ok } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';
import { UNKNOWN_IDENTITY, type PerformerStatusState, type PerformerStatusEvent } from './performer-status-state.ts';
import { performerStatus } from './performer-status.machine.ts';

const CREDENTIALS = { performerId: '1001', password: 'secret', forced: false };
const accountOf = (role: Role): PerformerAccount => accountWith({ roles: [role, 'ROLE_PERFORMER'] });

type Input = (generation: number) => PerformerStatusEvent;
const sessionOf =
  (role: Role): Input =>
  (generation) => ({
    type: 'sessionAnswered',
    generation,
    answer: ok(accountOf(role)),
  });
const refused =
  (status: number): Input =>
  (generation) => ({
    type: 'sessionAnswered',
    generation,
    answer: err({ kind: 'status', status, message: '' }),
  });
const INPUTS: readonly Input[] = [
  () => ({ type: 'started' }),
  () => ({ type: 'attempted', credentials: CREDENTIALS }),
  () => ({ type: 'wentBackToPassword' }),
  () => ({ type: 'initialised' }),
  () => ({ type: 'logOutRequested' }),
  () => ({ type: 'logOutForced', reason: 'login.doubleTab' }),
  () => ({ type: 'checkDue' }),
  () => ({ type: 'left' }),
  (generation) => ({ type: 'loginAnswered', generation, failure: undefined }),
  (generation) => ({ type: 'loginAnswered', generation, failure: NETWORK_FAILED }),
  (generation) => ({ type: 'logOutAnswered', generation, outcome: 'worked' }),
  (generation) => ({ type: 'logOutAnswered', generation, outcome: 'refused' }),
  (generation) => ({ type: 'logOutAnswered', generation, outcome: 'anonymous' }),
  (generation) => ({ type: 'logOutAnswered', generation, outcome: 'unconfirmed' }),
  sessionOf('ROLE_PERFORMER'),
  sessionOf('ROLE_CLIENT'),
  refused(403),
  refused(502),
];

const NEXT_STATUS: Readonly<Record<string, readonly string[]>> = {
  unauthenticated: ['authenticating'],
  authenticating: ['initializing', 'unauthenticated'],
  initializing: ['authenticated', 'loggedOut'],
  authenticated: ['loggedOut'],
  loggedOut: ['unauthenticated', 'authenticated', 'initializing'],
};

it('only goes from unauthenticated over authenticating and initializing to authenticated, and out by loggedOut', () => {
  const story = fc.array(fc.tuple(fc.constantFrom(...INPUTS), fc.constantFrom(0, 0, 0, 1)), { maxLength: 40 });
  fc.assert(
    fc.property(story, (steps) => {
      let state: PerformerStatusState = UNKNOWN_IDENTITY;
      for (const [input, older] of steps) {
        const next = performerStatus(state, input(state.generation - older)).state;
        expect([state.status, ...(NEXT_STATUS[state.status] ?? [])]).toContain(next.status);
        const isKnown = next.status === 'initializing' || next.status === 'authenticated';
        expect(isKnown).toBe(next.account !== undefined && next.status !== 'loggedOut');
        expect(next.account?.roles[0] ?? 'ROLE_PERFORMER').toBe('ROLE_PERFORMER');
        state = next;
      }
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['attempt', 'login.cookiesBlocked'],
  ['startUp', undefined],
] as const)('is anonymous where the first check after %s says so', (occasion, error) => {
  const state: PerformerStatusState = {
    ...UNKNOWN_IDENTITY,
    status: 'authenticating',
    occasion,
    isLogOutUnconfirmed: true,
  };
  const answered = sessionOf('ROLE_UNKNOWN')(state.generation);
  expect(performerStatus(state, answered)).toEqual({
    state: { ...UNKNOWN_IDENTITY, checkedOnce: true, generation: 1, occasion, error, isLogOutUnconfirmed: true },
    effects: [],
  });
});

it('starts once only, and numbers each attempt', () => {
  const first = performerStatus(UNKNOWN_IDENTITY, { type: 'started' });
  expect(performerStatus({ ...UNKNOWN_IDENTITY, checkedOnce: true }, { type: 'started' }).effects).toEqual([]);
  expect(performerStatus(first.state, { type: 'started' })).toEqual({ state: first.state, effects: [] });
  const attempted = performerStatus(
    { ...UNKNOWN_IDENTITY, generation: 7 },
    { type: 'attempted', credentials: CREDENTIALS },
  );
  expect(attempted.effects).toEqual([{ type: 'logIn', generation: 8, credentials: CREDENTIALS }]);
  expect(attempted.state).toMatchObject({
    status: 'authenticating',
    generation: 8,
    occasion: 'attempt',
    isLogOutUnconfirmed: false,
  });
});

it.each([
  ['authenticated', { status: 'loggedOut', generation: 4, loggedInAs: 'authenticated' }, 3],
  ['initializing', { status: 'loggedOut', generation: 4, loggedInAs: 'initializing' }, 3],
  ['authenticating', { status: 'authenticating', generation: 3 }, 0],
] as const)('answers a log-out while %s', (status, expected, effects) => {
  const state: PerformerStatusState = { ...UNKNOWN_IDENTITY, status, checkedOnce: true, generation: 3 };
  const step = performerStatus(state, { type: 'logOutRequested' });
  expect(step.state).toMatchObject(expected);
  expect(step.effects).toHaveLength(effects);
});

it('logs out before the first check without an account, and after it not', () => {
  const before = performerStatus({ ...UNKNOWN_IDENTITY, generation: 3 }, { type: 'logOutRequested' });
  expect(before.state).toMatchObject({ status: 'authenticating', occasion: 'logOut', generation: 4 });
  expect(before.effects).toEqual([
    { type: 'rememberUnconfirmed', isLogOutUnconfirmed: true },
    { type: 'logOut', generation: 4 },
  ]);
  const known: PerformerStatusState = { ...UNKNOWN_IDENTITY, checkedOnce: true };
  expect(performerStatus(known, { type: 'logOutRequested' })).toEqual({ state: known, effects: [] });
});

it('drops every answer to something earlier', () => {
  const state: PerformerStatusState = { ...UNKNOWN_IDENTITY, status: 'authenticating', generation: 5 };
  for (const input of INPUTS.slice(-8)) {
    expect(performerStatus(state, input(4))).toEqual({ state, effects: [] });
  }
});

it('returns the same state object for an event that means nothing', () => {
  expect(performerStatus(UNKNOWN_IDENTITY, { type: 'initialised' }).state).toBe(UNKNOWN_IDENTITY);
});

it('clears the code step, the offer to take over and the error on the way back to the password, and at no other time', () => {
  const state: PerformerStatusState = {
    ...UNKNOWN_IDENTITY,
    checkedOnce: true,
    codeSentBy: 'sms',
    takeOverOffered: true,
    error: 'login.tooManyAttempts',
    tryAgainAfter: seconds(30),
    forcedOut: 'login.doubleTab',
  };
  const back: PerformerStatusEvent = { type: 'wentBackToPassword' };
  expect(performerStatus(state, back)).toEqual({
    state: { ...UNKNOWN_IDENTITY, checkedOnce: true, forcedOut: 'login.doubleTab' },
    effects: [],
  });
  const trying: PerformerStatusState = { ...state, status: 'authenticating' };
  expect(performerStatus(trying, back).state).toBe(trying);
});
