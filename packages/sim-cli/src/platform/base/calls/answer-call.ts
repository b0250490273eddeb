import { type Call, CONFIRMATION_REQUIRED, HEADER_MISSING } from '@greenroom/adapters-http/http/call';
import { readRequest } from '@greenroom/adapters-http/http/read-request';
import { fieldOf } from '@greenroom/core/kernel/json';
import { type CallFailure, NETWORK_FAILED, type Result } from '@greenroom/core/kernel/result';
import { millis, type Millis } from '@greenroom/core/kernel/units';
import { isForumClosed } from '@greenroom/core/navigation/guards';
import type { TraceLog } from '../../../trace/trace-log.ts';
import type { PlatformClock } from '../environment/platform-clock.ts';
import { refusalOf } from '../faults/fault-rule.ts';
import { BROKEN_CALLS } from '../faults/fault.ts';
import type { Faults } from '../faults/faults.ts';
import type { Cookies } from '../security/cookies.ts';
import type { LoginRow } from '../store/tables/login-tables.ts';
import { readList } from '../store/tables/table.ts';
import type { PlatformLine } from '../tcp/fault-proxy.ts';
import {
  refuse,
  type Authenticate,
  type Caller,
  type CallingDevice,
  type CallRefusal,
  type Handlers,
  type Sender,
} from './handler.ts';
import { oddAnswer } from './odd-answers.ts';
import type { IsFull } from './row-limits.ts';

/** The tag that closes the forum to a performer. @spec §3 Performer account — performer_tags */
const FORUM_BLOCKED = 'ForumBlocked';
const UNCONFIRMED = refuse(CONFIRMATION_REQUIRED.status, CONFIRMATION_REQUIRED.error).error;
const blocked = refuse(409, 'forum_blocked').error;
const full = refuse(409, 'too_many').error;

/**
 * Refuses every call of the forum where it is closed.
 * @returns the refusal for a performer with the tag ForumBlocked, and for all performers on the dusk theme
 * @spec §6 Roles and permissions — the forum is available only if not blocked and never on the dusk theme
 */
const forumRefusal = (section: string, { performer }: Caller, theme: string) => {
  if (section !== '§3 Forum' || performer === undefined) return undefined;
  const forumBlocked = readList(performer.tags).includes(FORUM_BLOCKED);
  return isForumClosed({ forumBlocked, theme }) ? blocked : undefined;
};

/** Delay of a slow answer: longer than the 2 s that a call may take. @spec §9 Fetch timeout */
const SLOW = millis(2_500);

/** The refusal that a fault puts in place of a call's answer, if one is on. */
const brokenAnswer = (faults: ReadonlySet<string>, call: string): CallRefusal<string> | undefined => {
  const broken = faults.size === 0 ? undefined : BROKEN_CALLS.find((row) => row.call === call && faults.has(row.name));
  return broken === undefined ? undefined : refuse(broken.status, broken.error, broken.more).error;
};

/** Lets the time of a slow answer pass: real time at any rate, for so is the caller's patience. */
const delay = (clock: PlatformClock, time: Millis = SLOW): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  clock.schedule(millis(time * clock.rate), resolve);
  return promise;
};

/** A request for one call of the table, as any transport delivers it. */
export interface CallRequest {
  readonly row: Call;
  /** Headers by name in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  /** JSON that was parsed, or the bytes of a file. */
  readonly body: unknown;
  readonly cookies: Cookies;
  /** Host and port by which the page calls the platform. */
  readonly host: string;
  readonly device: CallingDevice;
  /** Port of the caller, where a fault proxy is in between; undefined without a network. */
  readonly port: number | undefined;
}

/** The reply that a transport sends back. */
export type CallReply =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: unknown;
      /** The failure that a caller makes of an answer that is none. */
      readonly arrivesAs?: CallFailure;
    }
  /** The connection breaks before the answer. */
  | { readonly kind: 'cut' };

/** Answers every call of the table, whatever transport brought it. */
export type AnswerCall = (request: CallRequest) => Promise<CallReply>;

/** A handler as the loop over all calls sees it: what each one needs was checked by its row before. */
type AnyHandler = (request: unknown, caller: Caller) => Promise<Result<unknown, CallRefusal<string>>>;

interface Names {
  readonly id?: unknown;
  readonly performerId?: unknown;
}

/** Performers may speak of themselves only; others do not exist for them. The id in a body is that of a message. */
const isAboutCaller = (params: Names, body: Names | undefined, caller: Caller): boolean =>
  [params.id, params.performerId, body?.performerId].every((id) => id === undefined || id === caller.performer?.id);

const namesIn = (body: unknown): Names | undefined => (typeof body === 'object' && body !== null ? body : undefined);

/** Joins what a call says in its path, query and body; a file says nothing. */
const contentOf = ({ params, query, body }: CallRequest): object =>
  Object.assign({}, params, namesIn(query), body instanceof Uint8Array ? {} : namesIn(body));

const NO_HEADERS = {};

const answered = (status: number, body: unknown): CallReply => ({ kind: 'answer', status, headers: NO_HEADERS, body });
const refused = ({ status, body }: CallRefusal<string>): CallReply => answered(status, body);

const errorIn = (body: unknown): string => {
  if (typeof body === 'string') return /"error":"(\w+)"/.exec(body)?.[1] ?? '';
  const error = fieldOf(body, 'error');
  return typeof error === 'string' ? error : '';
};

interface Parts {
  readonly authenticate: Authenticate;
  readonly clock: PlatformClock;
  readonly faults: Faults;
  readonly line: PlatformLine;
  readonly theme: string;
  readonly traceLog: TraceLog;
  readonly handlers: Handlers;
  readonly isFull: IsFull;
  /** Checks whether the identity of a login was confirmed lately. */
  readonly confirmations: { readonly isRecent: (login: LoginRow) => boolean };
}

/** Makes the one way in which calls are answered: checked by the same codecs that the client encodes with. */
export const createAnswerCall = ({
  handlers,
  isFull,
  authenticate,
  confirmations,
  clock,
  faults,
  line,
  theme,
  traceLog,
}: Parts): AnswerCall => {
  type Active = Awaited<ReturnType<Faults['active']>>;
  /** Refusal of a rule of calls, after its delay. */
  const ruled = async (rules: Active['rules'], name: string): Promise<CallReply | undefined> => {
    const rule = rules.length === 0 ? undefined : await faults.ruleFor(rules, name);
    if (rule === undefined) return undefined;
    if (rule.delay !== undefined) await delay(clock, millis(rule.delay));
    const refusal = refusalOf(rule);
    return refusal === undefined ? undefined : answered(refusal.status, { error: refusal.error });
  };
  const judge = async (request: CallRequest, sender: Sender, { names: active, rules }: Active): Promise<CallReply> => {
    const { row } = request;
    if (active.has('slow')) await delay(clock);
    const byRule = await ruled(rules, row.name);
    if (byRule !== undefined) return byRule;
    const odd = oddAnswer(active);
    if (odd !== undefined) return { kind: 'answer', ...odd, body: odd.body() };
    const broken = brokenAnswer(active, row.name);
    if (broken !== undefined) return refused(broken);

    const known = row.access === 'performer' ? sender.performer : undefined;
    if (known !== undefined && !known.ok) return refused(known.error);
    const caller = known?.value ?? sender.anyone;
    const closed = forumRefusal(row.section, caller, theme);
    if (closed !== undefined) return refused(closed);
    if (row.confirmed === true && caller.login !== undefined && !confirmations.isRecent(caller.login))
      return refused(UNCONFIRMED);
    const missing = Object.entries(row.headers ?? {}).find(([name, value]) => request.headers[name] !== value);
    if (missing !== undefined) return answered(400, { error: 'invalid_request', where: `headers.${missing[0]}` });
    const read = readRequest(row, request);
    if (!read.ok) return answered(400, { error: 'invalid_request', where: read.error });
    if (row.access === 'performer' && !isAboutCaller(read.value.params, namesIn(read.value.body), caller)) {
      return answered(404, { error: 'not_found' });
    }
    if (caller.performer !== undefined && (await isFull(row.name, caller.performer.id))) return refused(full);
    // One loop over rows of different shapes loses which handler takes what; `Handlers` proved that they fit.
    const handle: AnyHandler = Reflect.get(handlers, row.name);
    const result = await handle(read.value, caller);
    if (active.has('lost-answer')) return { kind: 'cut' };
    return result.ok ? answered(200, result.value) : refused(result.error);
  };

  return async (request) => {
    const { row } = request;
    const missing = Object.entries(HEADER_MISSING).find(([name]) => request.headers[name.toLowerCase()] === undefined);
    if (missing !== undefined) return answered(400, { error: missing[1] });
    const sender = await authenticate(request.cookies, request.host, request.device);
    const who = sender.anyone.performer?.id;
    if (who !== undefined) line.belongs(request.port, who);
    traceLog.write(who, { kind: 'call', name: row.name, body: contentOf(request) });
    const noteFailure = (status: number, message: string): void =>
      traceLog.write(who, { kind: 'failed', name: row.name, status, message });
    try {
      const reply = await judge(request, sender, await faults.active(who));
      if (reply.kind === 'cut') noteFailure(NETWORK_FAILED.status, NETWORK_FAILED.message);
      else if (reply.arrivesAs !== undefined) noteFailure(reply.arrivesAs.status, reply.arrivesAs.message);
      else if (reply.status >= 400) noteFailure(reply.status, errorIn(reply.body));
      return reply;
    } catch (error) {
      noteFailure(500, 'platform_failed');
      throw error;
    }
  };
};
