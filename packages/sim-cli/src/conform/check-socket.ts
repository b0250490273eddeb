import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { CONTENT_EVENTS, decodeRealtimeEvent } from '@greenroom/adapters-socket/realtime/decode-realtime-event';
import { fieldOf } from '@greenroom/core/kernel/json';
import { differs, fits, notTried, type Finding } from './finding.ts';

export interface SocketCheck {
  readonly url: string;
  /** `undefined` where no login succeeded. */
  readonly credentials: { readonly id: string; readonly token: string } | undefined;
  /** Milliseconds to listen to events that the server sends unasked. */
  readonly listen: number;
  /** Ends the listening early. */
  readonly end?: AbortSignal | undefined;
}

const ANSWER_TIMEOUT = 3_000;
const TYPE = 'ROLE_PERFORMER';

const head = (of: string, check: string) => ({ of, where: 'socket', check });

const open = async (url: string): Promise<Socket | undefined> => {
  const socket = io(url, { transports: ['websocket', 'polling'], reconnection: false, forceNew: true });
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
    setTimeout(() => resolve(false), ANSWER_TIMEOUT).unref();
  });
  if (isOpen) return socket;
  socket.disconnect();
  return undefined;
};
const introduce = (socket: Socket, user: object): Promise<unknown> =>
  socket
    .timeout(ANSWER_TIMEOUT)
    .emitWithAck('user', user)
    .catch(() => 'no acknowledgement');
const described = (acknowledged: unknown): string =>
  typeof acknowledged === 'string' ? acknowledged : `an acknowledgement with ok ${String(fieldOf(acknowledged, 'ok'))}`;

const refusesWrongToken = async (url: string, id: string): Promise<Finding> => {
  const socket = await open(url);
  const where = head('user', 'with a wrong token');
  if (socket === undefined) return differs(where, 'a socket that opens', 'none');
  const acknowledged = await introduce(socket, { id, token: 'wrong', type: TYPE });
  socket.disconnect();
  return fieldOf(acknowledged, 'ok') === false ? fits(where) : differs(where, 'ok false', described(acknowledged));
};
const pongs = async (socket: Socket): Promise<Finding> => {
  const answered = new Promise<boolean>((resolve) => {
    socket.once('pong', () => resolve(true));
    setTimeout(() => resolve(false), ANSWER_TIMEOUT).unref();
  });
  socket.emit('ping', {});
  const where = head('ping', 'is answered with pong');
  return (await answered) ? fits(where) : differs(where, 'pong within 3 s', 'nothing');
};

const NAMES: readonly string[] = Object.values(CONTENT_EVENTS).map(({ name }) => name);

/** Findings for the events that the server sent while the check listened, one for each event of the table. */
const judged = (told: ReadonlyMap<string, string | undefined>): readonly Finding[] => [
  ...NAMES.map((name) => {
    const where = head(name, 'the event');
    if (!told.has(name)) return notTried(where, 'it did not come');
    const problem = told.get(name);
    return problem === undefined ? fits(where) : differs(where, 'what the table says', problem);
  }),
  ...[...told.keys()]
    .filter((name) => !NAMES.includes(name))
    .map((name) => differs(head(name, 'the event'), 'an event of the table', 'one that it does not know')),
];

/**
 * Checks the main socket of a server: it refuses a wrong token, accepts the right one, answers pings and sends known events.
 * @spec §7 Real-time socket
 */
export const checkSocket = async ({ url, credentials, listen, end }: SocketCheck): Promise<readonly Finding[]> => {
  const anonymous = await refusesWrongToken(url, credentials?.id ?? '1');
  const known = head('user', 'with the token of check_session');
  if (credentials === undefined) return [anonymous, notTried(known, 'nobody is logged in')];
  const socket = await open(url);
  if (socket === undefined) return [anonymous, differs(known, 'a socket that opens', 'none')];
  const told = new Map<string, string | undefined>();
  socket.onAny((carrier: string, payload: unknown) => {
    if (carrier === 'pong') return;
    const inside = carrier === 'receivedEvent' ? fieldOf(payload, 'event') : carrier;
    const name = typeof inside === 'string' ? inside : carrier;
    const read = decodeRealtimeEvent(carrier, payload, () => 'new');
    const problem = read.ok ? undefined : read.error.problem;
    told.set(name, told.get(name) ?? problem);
  });
  const acknowledged = await introduce(socket, { ...credentials, type: TYPE });
  if (fieldOf(acknowledged, 'ok') !== true) {
    socket.disconnect();
    return [anonymous, differs(known, 'ok true', described(acknowledged))];
  }
  const pong = await pongs(socket);
  await sleep(listen, undefined, { signal: end }).catch(() => undefined);
  socket.disconnect();
  return [anonymous, fits(known), pong, ...judged(told)];
};
