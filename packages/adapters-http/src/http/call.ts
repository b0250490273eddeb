import * as z from 'zod/mini';
import { CONFIRMATION_REQUIRED as REFUSAL } from '@greenroom/core/account-security/security-api.port';
import { type CallFailure, parsedResult, type Result } from '@greenroom/core/kernel/result';
import type { LoginErrorCode } from '@greenroom/core/login/login.errors';
import type { ServicesErrorCode } from '@greenroom/core/services/services.constants';
import type { SessionErrorCode } from '@greenroom/core/session/session.constants';
import { acknowledgedWire } from './fields.wire.ts';

/** A refusal the platform may answer with. @spec §8 Error catalogue */
export interface Refusal {
  readonly status: number;
  readonly error: string;
  /** Error code of the product for this refusal; without one it is like any other failure of the call. */
  readonly code?: LoginErrorCode | ServicesErrorCode | SessionErrorCode;
  readonly when: string;
  /** More than the error field, by name and meaning, e.g. the channel of a login code. */
  readonly more?: Readonly<Record<string, string>>;
}

/** A codec of any shape: its input is the wire, its output the product's own type. */
export type Codec = z.ZodMiniType;

/**
 * One call of the platform, described once: the client encodes with it, the simulated platform validates with it and
 * `docs/wire.md` is printed from it.
 * @spec §7
 */
export interface Call {
  readonly name: string;
  /** One sentence for `docs/wire.md`. */
  readonly purpose: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The specification names a second method for the same call: the platform answers both, the client sends the first. */
  readonly alsoAs?: 'PUT';
  /** Relative to the API base path; `{id}` stands for a parameter. */
  readonly path: `/${string}`;
  /** `spec`: the specification names it to the letter. `ours`: it needs the call without naming its path. */
  readonly origin: 'spec' | 'ours';
  readonly section: `§${string}`;
  /** Required login: none, or a performer's. */
  readonly access: 'anyone' | 'performer';
  /** Fixed headers beside those every call carries. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Codec;
  readonly body?: Codec;
  /** Refused by `CONFIRMATION_REQUIRED` unless the identity was confirmed within the last 10 minutes. */
  readonly confirmed?: true;
  /** `bytes`: the body is a file as it is, not JSON. It may take its time. */
  readonly sends?: 'bytes';
  readonly answer: Codec;
  /** Beside those every call may give, see `EVERY_CALL_REFUSES`; `confirmed` adds its own. */
  readonly errors: readonly Refusal[];
}

/** Refusal of a protected change by a login whose identity was not confirmed within the last 10 minutes. */
export const CONFIRMATION_REQUIRED = {
  ...REFUSAL,
  when: 'the identity was not confirmed within the last 10 minutes',
} as const satisfies Refusal;

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
const VERBS: readonly Verb[] = ['get', 'post', 'put', 'patch', 'delete'];

/** Usual fields: the call only acknowledges, and refuses nothing of its own. */
const USUAL = { answer: acknowledgedWire, errors: [] } as const;
type Usual = typeof USUAL;

/** A row of a table: its path stands under its method, and what all rows of the table share may be left out. */
type CallRow<Shared> = Partial<Call> & Omit<Call, 'name' | 'method' | 'path' | keyof Usual | keyof Shared> & OnePath;
type OnePath = { [Method in Verb]: { readonly [Key in Method]: Call['path'] } }[Verb];

type Override<Base, Row> = Omit<Base, keyof Row> & Row;
type DefinedCall<Name, Shared, Row> = {
  readonly name: Name;
  readonly method: Uppercase<keyof Row & Verb>;
  readonly path: Row[keyof Row & Verb];
} & Override<Override<Usual, Shared>, Omit<Row, Verb>>;

/**
 * Makes a table of calls, each named by its key. It keeps the literal types, so that parameters, query, body and answer of a call are known
 * where it is made.
 * @param shared fields of every row that does not say otherwise
 */
export const defineCalls =
  <const Shared extends Partial<Call>>(shared: Shared) =>
  <const Rows extends Readonly<Record<string, CallRow<Shared>>>>(rows: Rows) => {
    const calls: unknown = Object.fromEntries(
      Object.entries<Partial<Call & Record<Verb, string>>>(rows).map(([name, row]) => {
        const method = VERBS.find((verb) => verb in row) ?? 'get';
        const call = { ...USUAL, ...shared, ...row, name, method: method.toUpperCase(), path: row[method] };
        return [name, call.confirmed === true ? { ...call, errors: [CONFIRMATION_REQUIRED, ...call.errors] } : call];
      }),
    );
    return calls as { readonly [Name in keyof Rows]: DefinedCall<Name, Shared, Rows[Name]> };
  };

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

export const paramNames = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

export type CallParams<Row extends Call> = Readonly<Record<ParamNames<Row['path']>, string>>;

type Out<Schema> = Schema extends Codec ? z.output<Schema> : undefined;

export type CallQuery<Row extends Call> = Row extends { readonly query: infer Query } ? Out<Query> : undefined;
export type CallBody<Row extends Call> = Row extends { readonly body: infer Body } ? Out<Body> : undefined;
export type CallAnswer<Row extends Call> = z.output<Row['answer']>;
export type WireAnswer<Row extends Call> = z.input<Row['answer']>;

/** The parts of any call's input, each as free as can be. */
export interface AnyCallInput {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: unknown;
  readonly body?: unknown;
}

type ParamsPart<Row extends Call> = [ParamNames<Row['path']>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: CallParams<Row> };
type QueryPart<Row extends Call> = Row extends { readonly query: Codec }
  ? { readonly query: CallQuery<Row> }
  : { readonly query?: undefined };
type BodyPart<Row extends Call> = Row extends { readonly body: Codec }
  ? { readonly body: CallBody<Row> }
  : { readonly body?: undefined };

export type CallInput<Row extends Call> = AnyCallInput & ParamsPart<Row> & QueryPart<Row> & BodyPart<Row>;

/** The headers every call carries. @spec §7 The calls it makes */
export const EVERY_CALL_SENDS = {
  ver: 'the version string of the configuration',
  tokenDate: 'when the page was loaded, in seconds since 1970',
} as const;

export const HEADER_MISSING = {
  ver: 'version_missing',
  tokenDate: 'token_date_missing',
} as const satisfies Record<keyof typeof EVERY_CALL_SENDS, string>;

/** Refusals that the platform may answer to any call. @spec §4 Performer status — 403, 409 and 500 force a log-out */
export const EVERY_CALL_REFUSES = [
  { status: 400, error: HEADER_MISSING.ver, when: 'the header ver is missing' },
  { status: 400, error: HEADER_MISSING.tokenDate, when: 'the header tokenDate is missing' },
  {
    status: 400,
    error: 'invalid_request',
    when: 'parameters, headers, query or body do not fit this table',
  },
  {
    status: 403,
    error: 'not_logged_in',
    code: 'login.sessionExpired',
    when: 'the call is for performers and nobody is logged in',
  },
  { status: 404, error: 'not_found', when: 'there is no such call or thing' },
  { status: 409, error: 'too_many', when: 'the performer has as many things of this kind as the platform keeps' },
  { status: 500, error: 'platform_failed', code: 'login.platformFailed', when: 'the platform has a fault' },
] as const satisfies readonly Refusal[];

const LOST_LOGIN: readonly string[] = ['not_logged_in', 'already_logged_in', 'ended_elsewhere'];

/** Checks whether a call was refused because nobody is logged in; a 401 that the call itself knows means something else. */
export const isLoginLost = ({ errors }: Call, { status, message }: CallFailure): boolean =>
  LOST_LOGIN.includes(message) || (status === 401 && errors.every(({ error }) => error !== message));

/** Turns wire data into the product's own types. */
export const decode = <Schema extends Codec>(
  codec: Schema,
  wire: unknown,
  where: string,
): Result<z.output<Schema>, string> => parsedResult(z.safeParse(codec, wire), where);

/** Turns the product's own types into wire data. */
export const encode = <Schema extends Codec>(
  codec: Schema,
  value: unknown,
  where: string,
): Result<z.input<Schema>, string> => parsedResult(z.safeEncode(codec, value as z.output<Schema>), where);
