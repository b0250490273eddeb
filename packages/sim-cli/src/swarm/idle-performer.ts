import WebSocket from 'ws';
import { createApiClient } from '@greenroom/adapters-http/http/api-client';
import { createAuthApi } from '@greenroom/adapters-http/login/auth-api.http';
import { encodeUser } from '@greenroom/adapters-socket/realtime/outbound-event.wire';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { PING_PERIOD } from '@greenroom/core/realtime/realtime.constants';
import { createCookieFetch } from '../actors/cookie-fetch.ts';
import type { PlatformClock } from '../platform/base/environment/platform-clock.ts';

/** A performer who is logged in and connected but idle: the frames of the socket, without the product's core. */
export interface IdlePerformer {
  readonly close: () => void;
}

export interface IdleOptions {
  readonly url: string;
  readonly performerId: string;
  readonly password: string;
  /** Clock of the network: real time. */
  readonly clock: PlatformClock;
  readonly failed: (what: string) => void;
}

const VERSION = '1.1';
const TIMEOUT = 10_000;

// What socket.io writes on a line; https://github.com/socketio/engine.io-protocol and socket.io-protocol.
const OPEN_NAMESPACE = '40';
const ENGINE_PING = '2';
const ENGINE_PONG = '3';
const EVENT = '42';
const ACKNOWLEDGED = '430';
const USER = '420';

const openLine = async (url: string, user: unknown, failed: IdleOptions['failed']): Promise<WebSocket | undefined> => {
  const address = `${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const line = new WebSocket(address, { perMessageDeflate: false, handshakeTimeout: TIMEOUT });
  const { promise, resolve } = Promise.withResolvers<WebSocket | undefined>();
  const tooLate = setTimeout(() => resolve(undefined), TIMEOUT);
  line.once('open', () => line.send(OPEN_NAMESPACE));
  line.on('message', (data: Buffer) => {
    const frame = data.toString();
    if (frame === ENGINE_PING) line.send(ENGINE_PONG);
    else if (frame.startsWith(OPEN_NAMESPACE)) line.send(`${USER}${JSON.stringify(['user', user])}`);
    else if (frame.startsWith(ACKNOWLEDGED)) resolve(frame.includes('"ok":true') ? line : undefined);
  });
  line.once('error', () => resolve(undefined));
  const opened = await promise;
  clearTimeout(tooLate);
  if (opened === undefined) line.terminate();
  else line.once('close', (code) => failed(`an idle performer lost the connection (${code})`));
  return opened;
};

/** Logs in as the page does, and stays connected. @returns undefined when the login failed */
export const openIdlePerformer = async (options: IdleOptions): Promise<IdlePerformer | undefined> => {
  const { url, performerId, password, clock, failed } = options;
  const client = createApiClient({
    base: `${url}/api`,
    version: VERSION,
    pageLoadedAt: clock.today(),
    fetch: createCookieFetch(),
    clock,
    log: silentLog,
  });
  const auth = createAuthApi(client);
  if (!(await auth.login({ performerId, password, forced: false })).ok) return undefined;
  const account = await auth.checkSession('start');
  if (!account.ok) return undefined;
  const { id, socketToken } = account.value;
  const line = await openLine(url, encodeUser({ performerId: id, socketToken }), failed);
  if (line === undefined) return undefined;
  const ping = `${EVENT}${JSON.stringify(['ping', {}])}`;
  const pinging = setInterval(() => line.send(ping), PING_PERIOD);
  line.once('close', () => clearInterval(pinging));
  return {
    close: () => {
      line.removeAllListeners('close');
      clearInterval(pinging);
      line.close();
    },
  };
};
