import { io, type Socket } from 'socket.io-client';
import * as z from 'zod';
import { createCookieFetch } from '@greenroom/sim-cli/actors/cookie-fetch';
import { eventually } from './eventually.ts';
import type { TestPlatform } from './test-platform.ts';

export type Json = Readonly<Record<string, unknown>>;

/** The answer to a call: its status and its JSON, or its text as `text` when it is none. */
export interface BareAnswer {
  readonly status: number;
  readonly json: Json;
}

/** As much of the account as a test needs. */
export interface BareAccount extends Json {
  readonly id: string;
  readonly socketToken: string;
}

/** Something that came over the socket, with the content of an envelope decoded. */
export interface BareEvent {
  readonly name: string;
  readonly content: Json;
}

export interface BareSocket {
  readonly raw: Socket;
  readonly acknowledged: unknown;
  readonly events: readonly BareEvent[];
  /** Waits for an event that fits, among those that came and those to come. */
  readonly receives: (name: string, fits?: (content: Json) => boolean) => Promise<Json>;
  readonly sends: (event: string, content: unknown, receiverId: string, receiverType?: string) => void;
  readonly closed: () => Promise<true>;
  readonly close: () => void;
}

/** A performer without the product's own code: literal JSON over HTTP and socket, so that both sides cannot err together. */
export interface BarePerformer {
  /** Fetches with the performer's cookies, for bodies that are not JSON. */
  readonly send: typeof fetch;
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<BareAnswer>;
  readonly logIn: (id: string, more?: Record<string, unknown>) => Promise<BareAnswer>;
  /** Logs in with the code from the mailbox, where one is needed. @returns the account */
  readonly arrives: (id: string, more?: Record<string, unknown>) => Promise<BareAccount>;
  readonly openSocket: (account: BareAccount) => Promise<BareSocket>;
}

const envelopeWire = z.object({ event: z.string(), content: z.string() });
const jsonWire = z.record(z.string(), z.unknown());
const accountWire = z.looseObject({ id: z.string(), socketToken: z.string() });

const decoded = (name: string, payload: unknown): BareEvent => {
  if (name !== 'receivedEvent') return { name, content: jsonWire.parse(payload) };
  const { event, content } = envelopeWire.parse(payload);
  return { name: event, content: jsonWire.parse(JSON.parse(decodeURIComponent(content))) };
};

const openSocket = async (url: string, user: { id: string; token: string; type: string }): Promise<BareSocket> => {
  const raw = io(url, { transports: ['websocket'], reconnection: false, forceNew: true });
  const events: BareEvent[] = [];
  let isClosed = false;
  raw.onAny((name: string, payload: unknown) => events.push(decoded(name, payload)));
  raw.on('disconnect', () => {
    isClosed = true;
  });
  await new Promise<void>((resolve, reject) => {
    raw.once('connect', () => resolve());
    raw.once('connect_error', reject);
  });
  const acknowledged: unknown = await raw
    .timeout(2_000)
    .emitWithAck('user', user)
    .catch(() => 'silence');
  return {
    raw,
    acknowledged,
    events,
    receives: (name, fits = () => true) =>
      eventually(() => events.find((event) => event.name === name && fits(event.content))?.content),
    sends: (event, content, receiverId, receiverType = 'ROLE_CLIENT') => {
      const encoded = encodeURIComponent(JSON.stringify(content));
      raw.emit('event', { event, content: encoded, receiverId, receiverType });
    },
    closed: () => eventually(() => isClosed && (true as const)),
    close: () => raw.close(),
  };
};

/** A customer's socket. */
export const openCustomerSocket = (
  platform: TestPlatform,
  customer: { id: string; token: string },
): Promise<BareSocket> =>
  openSocket(platform.socketUrl, { id: customer.id, token: customer.token, type: 'ROLE_CLIENT' });

/** The socket of a phone that is a remote. */
export const openRemoteSocket = (platform: TestPlatform, remote: { id: string; token: string }): Promise<BareSocket> =>
  openSocket(platform.socketUrl, { ...remote, type: 'ROLE_REMOTE' });

export const createBarePerformer = (platform: TestPlatform): BarePerformer => {
  const send = createCookieFetch();
  const call: BarePerformer['call'] = async (method, path, body, headers = {}) => {
    const content = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await send(`${platform.url}/api/${path}`, {
      method,
      headers: { ver: '1.1', tokenDate: '1', ...content, ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: text.startsWith('{') ? jsonWire.parse(JSON.parse(text)) : { text } };
  };
  const logIn: BarePerformer['logIn'] = (id, more = {}) =>
    call(
      'POST',
      'auth/login',
      { email: id, password: platform.password, forced: false, ...more },
      { role: 'ROLE_PERFORMER' },
    );

  return {
    send,
    call,
    logIn,
    arrives: async (id, more = {}) => {
      const first = await logIn(id, more);
      const last =
        first.json['error'] === 'token_required' ? await logIn(id, { ...more, token: await platform.code(id) }) : first;
      if (last.status !== 200) throw new Error(`${id} could not log in: ${last.status} ${String(last.json['error'])}`);
      return accountWire.parse((await call('GET', 'check_session?login=1')).json);
    },
    openSocket: ({ id, socketToken }) =>
      openSocket(platform.socketUrl, { id, token: socketToken, type: 'ROLE_PERFORMER' }),
  };
};
