import { gunzipSync } from 'node:zlib';
import type { CallName } from '@greenroom/adapters-http/calls';
import { FILE_TYPE } from '@greenroom/adapters-http/http/api-request';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import { type CallFailure, isRefusal } from '@greenroom/core/kernel/result';
import type { Millis } from '@greenroom/core/kernel/units';
import type { AnswerCall, CallReply } from '../../platform/base/calls/answer-call.ts';
import { UNKNOWN_DEVICE } from '../../platform/base/calls/handler.ts';
import type { Cookies } from '../../platform/base/security/cookies.ts';
import { matchCall } from '../../trace/match-call.ts';
import type { Activity } from './activity.ts';
import { inProcessResponse } from './in-process-response.ts';
import type { VirtualLink } from './virtual-link.ts';

/** Host at which pages on virtual time find the platform. */
export const VIRTUAL_HOST = 'greenroom.invalid';
const API_BASE = '/api';
export const VIRTUAL_API = `https://${VIRTUAL_HOST}${API_BASE}`;

/** One call that a page made. */
export interface MadeCall {
  readonly name: CallName;
  /** The content of the call: its path parameters, its query and its body together. */
  readonly content: Readonly<Record<string, unknown>>;
}

/** Control of the calls of one page, which a test may change at any time. */
export interface CallGate {
  /** Milliseconds until a call has arrived. */
  answerTime: Millis;
  /** Calls of these names are refused for as long as they are here. */
  readonly refused: Map<CallName, CallFailure>;
  /** Calls of these names wait before the platform until they are let go. */
  readonly held: Map<CallName, (() => void)[]>;
}

export const createCallGate = (answerTime: Millis): CallGate => ({
  answerTime,
  refused: new Map(),
  held: new Map(),
});

const NETWORK_ERROR = 'fetch failed';
const givenUp = (): DOMException => new DOMException('The call was given up', 'AbortError');
const bodyOf = (body: unknown, headers: Readonly<Record<string, string>>): string => {
  if (!Buffer.isBuffer(body)) return typeof body === 'string' ? body : JSON.stringify(body);
  // As a browser does, which fails when the compressed body breaks off.
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
};

/** @throws when the answer cannot be read as a browser would read it */
const responseOf = ({ status, headers, body }: Extract<CallReply, { kind: 'answer' }>, date: string): Response =>
  inProcessResponse(status, bodyOf(body, headers), { date, ...headers });

interface InProcessOptions {
  readonly answerCall: AnswerCall;
  readonly clock: Pick<Clock, 'schedule'>;
  /** Wall clock of the platform, which dates its answers. */
  readonly today: Clock['today'];
  readonly link: VirtualLink;
  readonly gate: CallGate;
  readonly activity: Activity;
  /** Called for each call as the page makes it. */
  readonly made: (call: MadeCall) => void;
  /** Called for each call that fails on its way, which the platform itself cannot note. */
  readonly failed: (call: CallName, failure: CallFailure) => void;
  /** Cookies of the browser in which the page is. */
  readonly cookies: Cookies;
}

/** Makes the cookies of one browser, which outlive its pages. */
export const createCookieJar = (): Cookies => {
  const jar = new Map<string, string>();
  return {
    areSafe: true,
    read: (name) => jar.get(name),
    keep: (name, value) => jar.set(name, value),
    forget: (name) => jar.delete(name),
  };
};

const lowerCased = (headers: RequestInit['headers']): Readonly<Record<string, string>> => {
  const lower: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers ?? {})) lower[name.toLowerCase()] = String(value);
  return lower;
};

const contentOf = (init: RequestInit, headers: Readonly<Record<string, string>>): unknown => {
  const { body } = init;
  if (body === undefined || body === null) return undefined;
  if (headers['content-type'] === FILE_TYPE) return body;
  return typeof body === 'string' ? JSON.parse(body) : undefined;
};

/**
 * Makes a `fetch` that reaches the platform in this process: a call is encoded, decoded and checked by the same codecs as over HTTP; only
 * TCP is missing. A call that is given up on its way reaches the platform all the same; one that is given up before it is made does not.
 */
export const createInProcessFetch = (options: InProcessOptions): typeof fetch => {
  const { answerCall, clock, today, link, gate, activity, made, failed, cookies } = options;

  const wait = (time: Millis): Promise<void> =>
    new Promise((resolve) => {
      clock.schedule(time, () => {
        activity.note();
        resolve();
      });
    });
  const never = (): Promise<never> => new Promise(() => undefined);
  const untilReleased = (waiting: (() => void)[]): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(() => {
        activity.note();
        resolve();
      });
    });

  /** Answers a refused call as its failure says, that of a gateway by its text. @throws TypeError for a failure of the network */
  const refuse = async (name: CallName, failure: CallFailure): Promise<Response> => {
    failed(name, failure);
    if (failure.kind === 'timeout') return never();
    if (isRefusal(failure)) {
      return inProcessResponse(failure.status, JSON.stringify(failure.body ?? { error: failure.message }));
    }
    if (failure.status === 0) throw new TypeError(NETWORK_ERROR);
    return inProcessResponse(failure.status, failure.message);
  };
  const exchange = async (url: URL, init: RequestInit): Promise<Response> => {
    const call = matchCall(init.method ?? 'GET', url.pathname.slice(API_BASE.length));
    if (call === undefined) return inProcessResponse(404, '{"error":"not_found"}');
    const { name, row, params } = call;
    const headers = lowerCased(init.headers);
    const query = Object.fromEntries(url.searchParams);
    const body = contentOf(init, headers);
    const hasFields = typeof body === 'object' && body !== null && !(body instanceof Uint8Array);
    made({ name, content: { ...params, ...query, ...(hasFields ? body : {}) } });
    const waiting = gate.held.get(name);
    if (waiting !== undefined) await untilReleased(waiting);
    if (gate.answerTime > 0) await wait(gate.answerTime);
    const refusal = gate.refused.get(name);
    if (refusal !== undefined) return refuse(name, refusal);
    const trouble = link.callTrouble();
    if (trouble?.arrives === false) {
      if (trouble.failure !== undefined) failed(name, trouble.failure);
      if (trouble.after > 0) return never();
      throw new TypeError(NETWORK_ERROR);
    }
    const reply = await answerCall({
      row,
      headers,
      params,
      query,
      body,
      cookies,
      host: VIRTUAL_HOST,
      device: UNKNOWN_DEVICE,
      port: undefined,
    });
    const date = new Date(today() * 1_000).toUTCString();
    activity.note();
    if (trouble?.failure !== undefined) failed(name, trouble.failure);
    if (trouble !== undefined && trouble.after > 0) await wait(trouble.after);
    if (trouble?.failure !== undefined || reply.kind === 'cut') throw new TypeError(NETWORK_ERROR);
    return responseOf(reply, date);
  };

  return (input, init = {}) => {
    activity.note();
    const { signal } = init;
    if (signal?.aborted === true) return Promise.reject(givenUp());
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => {
      activity.note();
      reject(givenUp());
    });
    exchange(new URL(input instanceof Request ? input.url : input), init).then(resolve, reject);
    return promise;
  };
};
