import { CALLS } from '@greenroom/adapters-http/calls';
import { decode } from '@greenroom/adapters-http/http/call';
import type { PerformerAccount } from '@greenroom/core/account/performer-account';
import { said, type ApiServer } from './api-server.ts';
import { differs, fits, notTried, type Finding } from './finding.ts';

export interface Credentials {
  readonly performer: string;
  readonly password: string;
  /** Code of the second step. */
  readonly code: string | undefined;
  /** Asks a person for the code that this login had sent; a code belongs to one login. */
  readonly askCode?: (() => Promise<string>) | undefined;
}

export interface LoginOutcome {
  readonly findings: readonly Finding[];
  readonly account: PerformerAccount | undefined;
}

const head = (check: string) => ({ of: 'login', where: 'POST /auth/login', check });
const CODE_WANTED = 'a login code is wanted: at a terminal it is asked for; --code gives that of an authenticator app';

/** Logs in as the product does, after an attempt with a wrong password. */
export const checkLogin = async (
  server: ApiServer,
  headers: Readonly<Record<string, string>>,
  credentials: Credentials | undefined,
): Promise<LoginOutcome> => {
  if (credentials === undefined)
    return { findings: [notTried(head('with a password'), 'say --performer and --password')], account: undefined };
  const { performer: email, password, code, askCode } = credentials;
  const ask = (word: string, token = code) =>
    server({
      method: 'POST',
      path: '/auth/login?logout=true',
      headers: { ...headers, ...CALLS.login.headers },
      body: { email, password: word, forced: true, ...(token === undefined ? {} : { token }) },
    });
  const wrong = await ask(`${password}, but wrong`);
  const refused =
    wrong?.status === 400 && wrong.error === 'incorrect_password'
      ? fits(head('with a wrong password'))
      : differs(head('with a wrong password'), '400 incorrect_password', said(wrong));
  let right = await ask(password);
  if (code === undefined && right?.status === 401 && right.error === 'token_required') {
    if (askCode === undefined)
      return { findings: [refused, notTried(head('with the password'), CODE_WANTED)], account: undefined };
    right = await ask(password, await askCode());
  }
  if (right?.status !== 200)
    return {
      findings: [refused, differs(head('with the password'), '200', said(right))],
      account: undefined,
    };
  const checked = await server({ method: 'GET', path: '/check_session?login=1', headers });
  const account = decode(CALLS.checkSession.answer, checked?.json, 'answer');
  const entered = account.ok
    ? fits(head('with the password'))
    : differs(head('with the password'), 'a session that check_session knows', `${said(checked)} ${account.error}`);
  return { findings: [refused, entered], account: account.ok ? account.value : undefined };
};
