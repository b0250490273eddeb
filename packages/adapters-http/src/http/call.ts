import type * as z from 'zod/mini';
import type { CallFailure } from '@greenroom/core/kernel/result';
import type { LoginErrorCode } from '@greenroom/core/login/login.errors';
import type { ServicesErrorCode } from '@greenroom/core/services/services.constants';
import type { SessionErrorCode } from '@greenroom/core/session/session.constants';

/** A refusal the platform may answer with. @spec §8 Error catalogue */
export interface Refusal {
  readonly status: number;
  /** The body's error field. */
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
  /** Refused by `confirmation_required` unless the identity was confirmed within the last 10 minutes. */
  readonly confirmed?: true;
  /** `bytes`: the body is a file as it is, not JSON. It may take its time. */
  readonly sends?: 'bytes';
  readonly answer: Codec;
  /** Beside those every call may give, see `EVERY_CALL_REFUSES`. */
  readonly errors: readonly Refusal[];
}

/** Keeps the literal types, so that parameters, query, body and answer of a call are known where it is made. */
export const defineCall = <const Row extends Call>(row: Row): Row => row;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The names of the parameters in the path of a call, in their order. */
export const paramNames = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The path parameters of a call, by name. */
export type CallParams<Row extends Call> = Readonly<Record<ParamNames<Row['path']>, string>>;

type Out<Schema> = Schema extends Codec ? z.output<Schema> : undefined;

/** Query of a call, in the product's own types. */
export type CallQuery<Row extends Call> = Row extends { readonly query: infer Query } ? Out<Query> : undefined;
export type CallBody<Row extends Call> = Row extends { readonly body: infer Body } ? Out<Body> : undefined;
/** Decoded answer of a call. */
export type CallAnswer<Row extends Call> = z.output<Row['answer']>;
/** Answer of a call before it is decoded. */
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

/** Everything one call needs, and nothing it does not. */
export type CallInput<Row extends Call> = AnyCallInput & ParamsPart<Row> & QueryPart<Row> & BodyPart<Row>;

/** The headers every call carries. @spec §7 The calls it makes */
export const EVERY_CALL_SENDS = {
  ver: 'the version string of the configuration',
  tokenDate: 'when the page was loaded, in seconds since 1970',
} as const;

/** Error of a call that lacks one of these headers. */
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

/** Refusals of a caller whose login has ended. */
const LOST_LOGIN: readonly string[] = ['not_logged_in', 'already_logged_in', 'ended_elsewhere'];

/** Checks whether a call was refused because nobody is logged in; a 401 that the call itself knows means something else. */
export const isLoginLost = ({ errors }: Call, { status, message }: CallFailure): boolean =>
  LOST_LOGIN.includes(message) || (status === 401 && errors.every(({ error }) => error !== message));
