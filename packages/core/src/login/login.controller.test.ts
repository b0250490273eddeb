import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { accountOf, INPUT, refusal, setUpLogin } from '../../testing/login/login-rig.fake.ts';
import { done, err, NETWORK_FAILED, ok } from '../kernel/result.ts';

it('logs in with ID and password, then with the code sent by sms', async () => {
  const { login, platform, attempts, calls, state } = setUpLogin();
  platform.login = refusal(401, 'token_required', { error: 'token_required', channel: 'sms' });
  login.logIn(INPUT);
  await settle();
  expect(state()).toMatchObject({ status: 'unauthenticated', codeSentBy: 'sms', error: undefined });
  platform.login = done;
  platform.session = ok(accountOf('ROLE_PERFORMER'));
  login.logIn({ ...INPUT, code: '123456' });
  await settle();
  expect(attempts.map(({ code }) => code)).toEqual([undefined, '123456']);
  expect(calls).toEqual(['login', 'login', 'check start']);
  expect(state()).toMatchObject({ status: 'initializing', codeSentBy: undefined, account: { username: 'anna' } });
});

it('takes over a login elsewhere only after the performer confirmed, also through the code step', async () => {
  const { login, platform, attempts, state } = setUpLogin();
  login.confirmTakeOver();
  platform.login = refusal(409, 'already_logged_in');
  login.logIn(INPUT);
  await settle();
  expect(state()).toMatchObject({ takeOverOffered: true, error: 'login.alreadyLoggedIn' });
  platform.login = refusal(401, 'token_required', { channel: 'email' });
  login.confirmTakeOver();
  await settle();
  login.logIn({ ...INPUT, code: '123456' });
  await settle();
  expect(attempts).toEqual([
    { ...INPUT, forced: false },
    { ...INPUT, forced: true },
    { ...INPUT, code: '123456', forced: true },
  ]);
});

it('tells a valid account of another role that it is on the wrong site, and logs it out', async () => {
  const { login, platform, calls, state } = setUpLogin();
  platform.session = ok(accountOf('ROLE_CLIENT'));
  login.logIn(INPUT);
  await settle();
  expect(state()).toMatchObject({ status: 'unauthenticated', error: 'login.wrongSite', account: undefined });
  expect(calls).toEqual(['login', 'check start', 'logout']);
});

it('checks the session every 60 seconds, and refreshes the account', async () => {
  const { calls, pass, logIn, platform, state } = setUpLogin();
  await logIn();
  platform.session = ok({ ...accountOf('ROLE_PERFORMER'), totalNotifications: 3 });
  await pass(59_999);
  expect(calls).not.toContain('check check');
  await pass(1);
  expect(state().account?.totalNotifications).toBe(3);
  await pass(60_000);
  expect(calls.filter((call) => call === 'check check')).toHaveLength(2);
});

it.each([
  [403, 'login.sessionExpired'],
  [409, 'login.alreadyLoggedIn'],
  [500, 'login.platformFailed'],
])(
  'logs the performer out by force when the 60 s check answers %i, without a call (fault 22)',
  async (status, reason) => {
    const { clock, platform, calls, statuses, pass, logIn, state } = setUpLogin();
    await logIn();
    platform.session = refusal(status);
    await pass(60_000);
    expect(statuses.slice(-2)).toEqual(['loggedOut', 'unauthenticated']);
    expect(state()).toMatchObject({ forcedOut: reason, account: undefined, error: undefined });
    expect(calls).not.toContain('logout');
    expect(clock.pending()).toBe(0);
  },
);

it('checks at once when asked, and then again after 60 seconds', async () => {
  const { calls, login, logIn, pass } = setUpLogin();
  await logIn();
  login.checkNow();
  for (const time of [59_999, 1]) await pass(time);
  expect(calls.slice(2)).toEqual(['check check', 'check check']);
});

it.each([401, 502])('keeps the login when the 60 s check answers %i, and checks again (fault 22)', async (status) => {
  const { platform, calls, pass, logIn, state } = setUpLogin();
  await logIn();
  platform.session = refusal(status);
  await pass(60_000);
  await pass(60_000);
  expect(state()).toMatchObject({ status: 'authenticated', forcedOut: undefined });
  expect(calls.filter((call) => call === 'check check')).toHaveLength(2);
});

it('logs the performer out when the 60 s check shows another role', async () => {
  const { platform, calls, pass, logIn, state } = setUpLogin();
  await logIn();
  platform.session = ok(accountOf('ROLE_ADMIN'));
  await pass(60_000);
  expect(state()).toMatchObject({ status: 'unauthenticated', forcedOut: 'login.wrongSite' });
  expect(calls.at(-1)).toBe('logout');
});

it('logs out over loggedOut to unauthenticated and leaves no timer', async () => {
  const { clock, login, statuses, logIn, state } = setUpLogin();
  await logIn();
  login.logOut();
  expect(state().status).toBe('loggedOut');
  await settle();
  expect(statuses.slice(-3)).toEqual(['authenticated', 'loggedOut', 'unauthenticated']);
  expect(state()).toMatchObject({ account: undefined, error: undefined, forcedOut: undefined });
  expect(clock.pending()).toBe(0);
});

it('returns to authenticated when the log-out call fails, and goes on checking', async () => {
  const { login, platform, calls, pass, logIn, state } = setUpLogin();
  await logIn();
  platform.logout = refusal(500);
  login.logOut();
  await settle();
  expect(state()).toMatchObject({
    status: 'authenticated',
    error: 'login.logoutFailed',
    account: { username: 'anna' },
  });
  await pass(60_000);
  expect(calls.at(-1)).toBe('check check');
});

it('asks for no account once the log-out of before the reload is confirmed', async () => {
  const { login, calls, state, remembered } = setUpLogin({ remembered: true });
  login.start();
  await settle();
  expect(calls).toEqual(['logout']);
  expect([state().status, state().error, remembered()]).toEqual(['unauthenticated', undefined, false]);
});

it('drops a waiting log-out after a login here, and keeps it when the login failed', async () => {
  const { login, platform, calls, pass, logIn, state, remembered } = setUpLogin({ remembered: true });
  platform.logout = err(NETWORK_FAILED);
  login.start();
  await settle();
  platform.login = err(NETWORK_FAILED);
  login.logIn(INPUT);
  await settle();
  expect(remembered()).toBe(true);
  await pass(5_000);
  expect(calls.at(-1)).toBe('logout');
  platform.login = done;
  await logIn();
  expect([state().status, remembered()]).toEqual(['authenticated', false]);
  await pass(30_000);
  expect(calls.filter((call) => call === 'logout')).toHaveLength(2);
});

it('goes back to loading when a log-out fails that came before everything was loaded', async () => {
  const { login, platform, statuses } = setUpLogin();
  platform.session = ok(accountOf('ROLE_PERFORMER'));
  platform.logout = refusal(500);
  login.start();
  await settle();
  login.logOut();
  await settle();
  expect(statuses).toEqual(['authenticating', 'initializing', 'loggedOut', 'initializing']);
});

it('is forced out by a second tab, and forgets it at the next attempt', async () => {
  const { login, logIn, state } = setUpLogin();
  await logIn();
  login.forceOut('login.doubleTab');
  expect(state()).toMatchObject({ status: 'unauthenticated', forcedOut: 'login.doubleTab' });
  await logIn();
  expect(state()).toMatchObject({ status: 'authenticated', forcedOut: undefined });
});

it('hears no answer and leaves no timer once disposed', async () => {
  const { clock, login, logIn, state } = setUpLogin();
  await logIn();
  login.logOut();
  login.dispose();
  await settle();
  expect(state().status).toBe('loggedOut');
  expect(clock.pending()).toBe(0);
});

it('keeps the password out of everything that is watched or logged', async () => {
  const { login, platform, lines, state } = setUpLogin();
  platform.login = refusal(409, 'already_logged_in');
  login.logIn(INPUT);
  await settle();
  expect(lines).toHaveLength(2);
  expect(JSON.stringify([state(), lines])).not.toContain('secret');
});
