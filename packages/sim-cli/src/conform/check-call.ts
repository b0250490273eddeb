import { requestUrl } from '@greenroom/adapters-http/http/api-request';
import { EVERY_CALL_REFUSES, HEADER_MISSING, paramNames, type Call, decode } from '@greenroom/adapters-http/http/call';
import { readRequest } from '@greenroom/adapters-http/http/read-request';
import { said, type ApiServer, type RawAnswer, type RawCall } from './api-server.ts';
import { differs, fits, notTried, type Finding } from './finding.ts';
import { sampleOf, type Meanings } from './sample-of.ts';

/** Now, as the header `tokenDate` and a date of a query carry it: seconds since 1970. */
export const tokenDateNow = (): string => String(Math.floor(Date.now() / 1000));

/** A refusal that is expected. */
interface Refusal {
  /** Name of the check in the report. */
  readonly check: string;
  readonly status: number;
  readonly error: string;
}

export interface CallCheck {
  readonly row: Call;
  readonly meanings: Meanings;
  /** Header `ver`. */
  readonly version: string;
  /** A server without a login. */
  readonly anonymous: ApiServer;
  /** The performer's login; `undefined` where no login succeeded. */
  readonly performer: ApiServer | undefined;
  /** Makes the calls that change something, too. */
  readonly changes: boolean;
  /** Refusal that the state of the account asks for. */
  readonly closed?: Refusal | undefined;
}

const NO_LOGIN: Refusal = { check: 'without a login', status: 403, error: 'not_logged_in' };
const WRONG_BODY: Refusal = { check: 'with a body that does not fit', status: 400, error: 'invalid_request' };
const NOT_LOGGED_IN = 'nobody is logged in';
const CHANGES = 'it would change something: --all makes it';
/** Calls that the check of the login makes itself. */
const OF_THE_LOGIN = ['login', 'logout'];
/** Calls that change something although their method is GET. @spec §7 GET medias/swap, GET session/{event} */
const CHANGING_GETS = ['swapMedias', 'reportMoment', 'kpiWithoutBody', 'logout'];

const isChange = ({ name, method }: Call): boolean => method !== 'GET' || CHANGING_GETS.includes(name);

const paramsOf = ({ path }: Call, meanings: Meanings): Readonly<Record<string, string>> =>
  Object.fromEntries(paramNames(path).map((name) => [name, meanings[name] ?? 'x']));

/** The smallest request that the table accepts. */
const requestOf = (row: Call, meanings: Meanings, version: string): RawCall => {
  const query = row.query === undefined ? {} : sampleOf(row.query, meanings);
  const asked = typeof query === 'object' && query !== null ? { ...query } : {};
  const url = requestUrl('', row.path, paramsOf(row, meanings), asked);
  const tokenDate = tokenDateNow();
  return {
    method: row.method,
    path: url.ok ? url.value : row.path,
    headers: { accept: 'application/json', ver: version, tokenDate, ...row.headers },
    ...(row.body === undefined ? {} : { body: sampleOf(row.body, meanings) }),
  };
};

/** Checks whether a refusal fits the table: of the refusals common to all calls, only `not_found` is accepted. */
const NO_SUCH_THING = EVERY_CALL_REFUSES.filter(({ error }) => error === 'not_found');
const isListed = ({ errors }: Call, { status, error }: RawAnswer): boolean =>
  [...errors, ...NO_SUCH_THING].some((row) => row.status === status && row.error === error);

/** Tries one row of the table. */
export const checkCall = async (given: CallCheck): Promise<readonly Finding[]> => {
  const { row, meanings, version, anonymous, performer, changes, closed } = given;
  const request = requestOf(row, meanings, version);
  const head = (check: string) => ({ of: row.name, where: `${row.method} ${row.path}`, check });
  const refuses = async ({ check, status, error }: Refusal, server: ApiServer, call: RawCall): Promise<Finding> => {
    const answer = await server(call);
    return answer?.status === status && answer.error === error
      ? fits(head(check))
      : differs(head(check), `${status} ${error}`, said(answer));
  };

  const withoutLogin = async (): Promise<readonly Finding[]> =>
    row.access === 'performer' ? [await refuses(NO_LOGIN, anonymous, request)] : [];
  const withoutHeaders = async (server: ApiServer): Promise<readonly Finding[]> => {
    const findings: Finding[] = [];
    for (const [missing, error] of Object.entries(HEADER_MISSING)) {
      const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => name !== missing));
      const refusal = { check: `without the header ${missing}`, status: 400, error };
      findings.push(await refuses(refusal, server, { ...request, headers }));
    }
    return findings;
  };
  const withoutBody = async (server: ApiServer): Promise<readonly Finding[]> => {
    const wrong = {};
    const params = paramsOf(row, meanings);
    const query = row.query === undefined ? {} : sampleOf(row.query, meanings);
    const takesIt = row.body === undefined || readRequest(row, { params, query, body: wrong }).ok;
    if (takesIt || row.sends === 'bytes') return [];
    return [await refuses(WRONG_BODY, server, { ...request, body: wrong })];
  };
  const answered = async (server: ApiServer): Promise<Finding> => {
    const check = 'the answer';
    if (row.sends === 'bytes') return notTried(head(check), 'it takes a file');
    if (isChange(row) && !changes) return notTried(head(check), CHANGES);
    const answer = await server(request);
    if (answer === undefined) return differs(head(check), '200', said(answer));
    if (answer.status !== 200) {
      return isListed(row, answer)
        ? fits(head(`${check}: ${said(answer)}`))
        : differs(head(check), '200, or a refusal of the table', said(answer));
    }
    if (answer.json === undefined) return differs(head(check), 'JSON', 'a body that is none');
    const read = decode(row.answer, answer.json, 'answer');
    return read.ok ? fits(head(check)) : differs(head(check), 'what the table says', `${read.error} does not fit`);
  };

  if (OF_THE_LOGIN.includes(row.name)) return withoutHeaders(anonymous);
  // It deletes the cookie of the login that the other calls need.
  const anyone = row.name === 'forgetBrowser' ? anonymous : (performer ?? anonymous);
  const server = row.access === 'performer' ? performer : anyone;
  if (server === undefined) return [...(await withoutLogin()), notTried(head('the answer'), NOT_LOGGED_IN)];
  if (closed !== undefined)
    return [...(await withoutLogin()), ...(await withoutHeaders(server)), await refuses(closed, server, request)];
  return [
    ...(await withoutLogin()),
    ...(await withoutHeaders(server)),
    ...(await withoutBody(server)),
    await answered(server),
  ];
};
