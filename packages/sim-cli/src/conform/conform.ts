import { CALLS } from '@greenroom/adapters-http/calls';
import type { Call } from '@greenroom/adapters-http/http/call';
import type { PerformerAccount } from '@greenroom/core/account/performer-account';
import { openApiServer } from './api-server.ts';
import { checkCall, tokenDateNow } from './check-call.ts';
import { checkLogin, type Credentials } from './check-login.ts';
import { checkSocket } from './check-socket.ts';
import type { Finding } from './finding.ts';
import type { Meanings } from './sample-of.ts';

export interface ConformOptions {
  /** Address with the API base path. */
  readonly api: string;
  readonly socket: string | undefined;
  readonly credentials: Credentials | undefined;
  /** A customer whom the performer has met. */
  readonly client: string;
  readonly version: string;
  /** Calls by name; all where none is named. */
  readonly only: readonly string[];
  /** Makes the calls that change something, too. */
  readonly changes: boolean;
  /** Milliseconds to listen to the socket. */
  readonly listen: number;
  /** Called once the login has been tried, before any other call. */
  readonly onEntered?: () => void;
  /** Called before each call of the tables. */
  readonly onCall?: (number: number, of: number) => void;
  /** Ends it early; the performer logs out all the same. */
  readonly end?: AbortSignal;
}

/** Calls made last: afterwards the login is over. */
const LAST = ['logout'];

const meaningsOf = (id: string, client: string): Meanings => ({
  id,
  performerId: id,
  clientId: client,
  customerId: client,
  receiver: client,
  event: 'performer_received_request',
  name: 'pf_camback_conform',
  page: 'faq',
  limit: '5',
  offset: '0',
  token: 'conform',
  side: 'idFront',
  action: 'BioCheckFace',
  date: tokenDateNow(),
  // Keys of a push subscription: a point of the curve, and 16 bytes.
  p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  auth: 'A'.repeat(22),
});

const FORUM_BLOCKED = 'ForumBlocked';
const FORUM_CLOSED = { check: 'the forum is closed to this account', status: 409, error: 'forum_blocked' };

/** Refusal that is right for this account, of a closed forum, so that it does not count as a difference. @spec §6 Roles and permissions */
const closedTo = (account: PerformerAccount | undefined, { section }: Call): typeof FORUM_CLOSED | undefined =>
  section === '§3 Forum' && account?.tags.includes(FORUM_BLOCKED) === true ? FORUM_CLOSED : undefined;

/** Holds a server against the tables of calls and events, row by row. @returns `undefined` when it cannot be reached */
export const conform = async (options: ConformOptions): Promise<readonly Finding[] | undefined> => {
  const { api, socket, credentials, client, version, only, changes, listen, onCall, end } = options;
  const anonymous = openApiServer(api);
  const server = openApiServer(api);
  const headers = { accept: 'application/json', ver: version, tokenDate: tokenDateNow() };
  if ((await anonymous({ method: 'GET', path: '/check_session?login=1', headers })) === undefined) return undefined;

  const { findings: entered, account } = await checkLogin(server, headers, credentials);
  const meanings = meaningsOf(account?.id ?? credentials?.performer ?? '1', client);
  const performer = account === undefined ? undefined : server;
  const rows = Object.values<Call>(CALLS).filter(({ name }) => only.length === 0 || only.includes(name));
  const found: Finding[] = [...entered];
  options.onEntered?.();
  for (const [index, row] of rows.entries()) {
    if (LAST.includes(row.name)) continue;
    if (end?.aborted === true) break;
    onCall?.(index + 1, rows.length);
    const closed = closedTo(account, row);
    found.push(...(await checkCall({ row, meanings, version, anonymous, performer, changes, closed })));
  }
  if (socket !== undefined && end?.aborted !== true) {
    const known = account === undefined ? undefined : { id: account.id, token: account.socketToken };
    found.push(...(await checkSocket({ url: socket, credentials: known, listen, end })));
  }
  for (const row of rows)
    if (LAST.includes(row.name))
      found.push(...(await checkCall({ row, meanings, version, anonymous, performer, changes })));
  if (performer !== undefined) await performer({ method: 'GET', path: '/auth/logout', headers });
  return found;
};
