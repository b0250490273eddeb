import type { CALLS, CALLS_BY_CAPABILITY } from '@greenroom/adapters-http/calls';
import type { Call, WireAnswer } from '@greenroom/adapters-http/http/call';
import type { ReadRequest } from '@greenroom/adapters-http/http/read-request';
import type { Problems } from '@greenroom/core/forms/field-rule';
import { err, type Err, type Result } from '@greenroom/core/kernel/result';
import type { Cookies } from '../security/cookies.ts';
import type { LoginRow } from '../store/tables/login-tables.ts';
import type { PerformerRow } from '../store/tables/performer-tables.ts';

/** Device that sent a call, as the connection shows it. */
export interface CallingDevice {
  /** Network address; empty where the answer does not depend on it. */
  readonly address: string;
  /** Header User-Agent; empty where there is none. */
  readonly userAgent: string;
  /** ISO 3166 code of the country, where a proxy reports it. */
  readonly country?: string | undefined;
}

/** Device of a call whose answer does not depend on it. */
export const UNKNOWN_DEVICE: CallingDevice = { address: '', userAgent: '' };

export interface Caller {
  readonly login: LoginRow | undefined;
  readonly performer: PerformerRow | undefined;
  readonly cookies: Cookies;
  /** Host and port by which the page calls the platform, already checked. */
  readonly host: string;
  readonly device: CallingDevice;
}

export interface PerformerCaller extends Caller {
  readonly login: LoginRow;
  readonly performer: PerformerRow;
}

/** A refusal of the call's table, or one of those every call may give. */
export interface CallRefusal<Code extends string> {
  readonly status: number;
  readonly body: { readonly error: Code } & Readonly<Record<string, string>>;
}

export interface Sender {
  /** The caller, logged in or not. */
  readonly anyone: Caller;
  /** 409 when the performer ended this login from another device, 403 for any other caller who is not logged in. */
  readonly performer: Result<PerformerCaller, CallRefusal<'not_logged_in' | 'already_logged_in' | 'ended_elsewhere'>>;
}

/** Finds out who sent a call, by the cookie alone. */
export type Authenticate = (cookies: Cookies, host: string, device?: CallingDevice) => Promise<Sender>;

/** Codes with which any call may be refused. */
type AnyCode = 'not_found' | 'too_many' | 'platform_failed' | 'not_logged_in' | 'invalid_request';
type CodesOf<Row extends Call> = Row['errors'][number]['error'] | AnyCode;

/** Answers one call of the table. */
export type Handler<Row extends Call> = (
  request: ReadRequest<Row>,
  caller: Row['access'] extends 'performer' ? PerformerCaller : Caller,
) => Promise<Result<WireAnswer<Row>, CallRefusal<CodesOf<Row>>>>;

/** One handler for each call of the table: a missing one does not compile. */
export type Handlers = { readonly [Name in keyof typeof CALLS]: Handler<(typeof CALLS)[Name]> };

export type HandlersOf<Capability extends keyof typeof CALLS_BY_CAPABILITY> = Pick<
  Handlers,
  keyof (typeof CALLS_BY_CAPABILITY)[Capability] & keyof Handlers
>;

/** Creates a refusal. @param more the rest of its body beside the error, e.g. the channel of a login code */
export const refuse = <const Code extends string>(
  status: number,
  error: Code,
  more: Readonly<Record<string, string>> = {},
): Err<CallRefusal<Code>> => err({ status, body: { ...more, error } });

/** Finds the first field that breaks a rule, as the body of a refusal; `undefined` when none does. */
export const firstProblem = (problems: Problems): { readonly field: string; readonly problem: string } | undefined => {
  const [first] = Object.entries(problems);
  return first === undefined ? undefined : { field: first[0], problem: first[1].code };
};

/** Answer of a call that only confirms success. */
export const WORKED = { ok: true, value: { status: 'ok' } } as const;
