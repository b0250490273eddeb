import { expect, it } from 'vitest';
import { accountWith } from '../../testing/account/performer-account.fake.ts';
import { err, ok } from '../kernel/result.ts';
import { UNKNOWN_IDENTITY, type PerformerStatusState } from './performer-status-state.ts';
import { performerStatus } from './performer-status.machine.ts';

const OUT: PerformerStatusState = { ...UNKNOWN_IDENTITY, checkedOnce: true };
const ANONYMOUS = ok(accountWith({ roles: ['ROLE_UNKNOWN'] }));
const account = accountWith({ roles: ['ROLE_PERFORMER'] });

it.each(['initializing', 'authenticated'] as const)(
  'is out with the word that the session is over when a check while %s finds nobody',
  (status) => {
    const { state } = performerStatus(
      { ...OUT, status, account },
      { type: 'sessionAnswered', generation: 0, answer: ANONYMOUS },
    );
    expect(state).toMatchObject({ status: 'loggedOut', forcedOut: 'login.sessionExpired' });
  },
);

it.each(['initializing', 'authenticated'] as const)('is forced out, and checks its session, while %s', (status) => {
  const state: PerformerStatusState = { ...OUT, status, account };
  const forced = performerStatus(state, { type: 'logOutForced', reason: 'login.doubleTab' }).state;
  expect(forced).toMatchObject({ status: 'loggedOut', forcedOut: 'login.doubleTab' });
  expect(performerStatus(state, { type: 'checkDue' }).effects[0]).toMatchObject({
    type: 'checkSession',
    moment: 'check',
  });
});

it('checks no session, and hears of none, once it is known that nobody is logged in', () => {
  expect(performerStatus(OUT, { type: 'checkDue' })).toEqual({ state: OUT, effects: [] });
  for (const answer of [ok(account), err({ kind: 'status', status: 403, message: '' } as const)])
    expect(performerStatus(OUT, { type: 'sessionAnswered', generation: 0, answer })).toEqual({
      state: OUT,
      effects: [],
    });
});

it('is out when a log-out was refused and the check then finds nobody', () => {
  const leaving: PerformerStatusState = { ...OUT, status: 'loggedOut', account };
  const { state } = performerStatus(leaving, { type: 'sessionAnswered', generation: 0, answer: ANONYMOUS });
  expect(state).toMatchObject({ status: 'unauthenticated', account: undefined, error: undefined });
});

it('takes a log-out that it still owes for done only when nobody is logged in', () => {
  const owing: PerformerStatusState = {
    ...OUT,
    occasion: 'logOut',
    error: 'login.logoutUnconfirmed',
    isLogOutUnconfirmed: true,
  };
  const answered = (outcome: 'anonymous' | 'refused') =>
    performerStatus(owing, { type: 'logOutAnswered', generation: 0, outcome });
  expect(answered('refused').state).toBe(owing);
  expect(answered('anonymous')).toEqual({
    state: { ...owing, error: undefined, isLogOutUnconfirmed: false },
    effects: [{ type: 'rememberUnconfirmed', isLogOutUnconfirmed: false }],
  });
});

it('keeps the error of a login while a log-out that it owes is not heard', () => {
  const owing: PerformerStatusState = { ...OUT, error: 'login.incorrectPassword', isLogOutUnconfirmed: true };
  const step = performerStatus(owing, { type: 'logOutAnswered', generation: 0, outcome: 'unconfirmed' });
  expect(step.state).toBe(owing);
  expect(step.effects.map(({ type }) => type)).toEqual(['scheduleCheck']);
});
