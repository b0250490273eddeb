import type { Clock } from '@greenroom/core/kernel/clock.port';
import { createEmitter, type Emitter } from '@greenroom/core/kernel/emitter';
import type { Log } from '@greenroom/core/kernel/log.port';
import {
  type AsyncResult,
  type CallFailure,
  done,
  err,
  isRefusal,
  NETWORK_FAILED,
  NETWORK_TIMED_OUT,
  type Result,
} from '@greenroom/core/kernel/result';
import { millis, millisToSeconds, type Millis, type Seconds } from '@greenroom/core/kernel/units';
import { readAnswer } from './api-answer.ts';
import { CANCELLED, decodeFailure } from './api-error.ts';
import { apiRequest, type ApiRequest, type RequestSettings } from './api-request.ts';
import type { Call, CallAnswer, CallInput } from './call.ts';

/** Longest time of a call of the platform; one without an answer by then has failed. @spec §9 Fetch timeout */
const FETCH_TIMEOUT = millis(2_000);
/** Timeout of an upload: a file of 15 MB over a slow connection; its progress is shown meanwhile. @spec §5 Photo — file at most 15 MB */
const UPLOAD_TIMEOUT = millis(600_000);

export interface ApiClientOptions extends RequestSettings {
  readonly fetch: typeof globalThis.fetch;
  /** Measures the timeout. A network is never faster than the world: hand in a clock that runs at its pace. */
  readonly clock: Pick<Clock, 'schedule'>;
  readonly log: Log;
  /** Called with the date of each answer; another origin has to expose that header. */
  readonly onDate?: (date: Seconds) => void;
}

export interface CallOptions {
  /** Timeout of the call, its body included; 2000 ms when not given. */
  readonly timeout?: Millis;
  /** Aborting it gives the call up at once. */
  readonly signal?: AbortSignal;
}

type Outcome<Row extends Call> = Result<CallAnswer<Row>, CallFailure>;

/** A call that the platform itself answered or refused. */
export interface AnsweredCall {
  readonly row: Call;
  readonly outcome: Result<unknown, CallFailure>;
}

export interface ApiClient {
  /**
   * Makes one call of the platform and returns its answer or one failure; never throws.
   * @spec §7 The calls it makes, §8 Generic call errors
   */
  readonly call: <Row extends Call>(row: Row, input: CallInput<Row>, options?: CallOptions) => Promise<Outcome<Row>>;
  /** Adds a listener for answers and refusals of the platform itself: it can be reached. */
  readonly onAnswer: Emitter<AnsweredCall>['on'];
}

const NOT_FOUND = 404;

/** Takes what is not there as removed: an earlier try, whose answer was lost, may have removed it. */
export const removed = async (answer: AsyncResult<undefined>): AsyncResult<undefined> => {
  const outcome = await answer;
  return !outcome.ok && outcome.error.status === NOT_FOUND ? done : outcome;
};

export const createApiClient = (options: ApiClientOptions): ApiClient => {
  // Taken out of its object, for a browser's fetch refuses to be called as a method of another object.
  const { fetch, clock, log, onDate = () => undefined } = options;
  const answered = createEmitter<AnsweredCall>();

  const exchange = async <Row extends Call>(
    row: Row,
    request: ApiRequest,
    signal: AbortSignal,
  ): Promise<Outcome<Row>> => {
    try {
      const response = await fetch(request.url, { ...request.init, signal });
      const outcome = await readAnswer(row, response);
      if (!outcome.ok && !isRefusal(outcome.error)) return outcome;
      answered.emit({ row, outcome });
      const date = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(date)) onDate(millisToSeconds(millis(date)));
      return outcome;
    } catch {
      return err(NETWORK_FAILED);
    }
  };

  const exchangeInTime = async <Row extends Call>(
    row: Row,
    request: ApiRequest,
    limits: CallOptions,
  ): Promise<Outcome<Row>> => {
    const controller = new AbortController();
    let givenUp: CallFailure | undefined;
    const giveUp = (why: CallFailure): void => {
      givenUp ??= why;
      controller.abort();
    };
    const cancel = (): void => giveUp(CANCELLED);
    if (limits.signal?.aborted === true) return err(CANCELLED);
    limits.signal?.addEventListener('abort', cancel);
    const cancelTimer = clock.schedule(limits.timeout ?? (row.sends === 'bytes' ? UPLOAD_TIMEOUT : FETCH_TIMEOUT), () =>
      giveUp(NETWORK_TIMED_OUT),
    );
    const outcome = await exchange(row, request, controller.signal);
    cancelTimer();
    limits.signal?.removeEventListener('abort', cancel);
    return outcome.ok || givenUp === undefined ? outcome : err(givenUp);
  };

  const report = (row: Call, failure: CallFailure): void => {
    const { kind, status } = failure;
    if (kind === 'decode')
      log.write('error', 'An answer could not be read', { call: row.name, status, problem: failure.message });
    else log.write('debug', 'A call failed', { call: row.name, kind, status });
  };

  const call: ApiClient['call'] = async (row, input, limits = {}) => {
    const request = apiRequest(options, row, input);
    const outcome = request.ok
      ? await exchangeInTime(row, request.value, limits)
      : err(decodeFailure(0, request.error));
    if (!outcome.ok) report(row, outcome.error);
    return outcome;
  };
  return { call, onAnswer: answered.on };
};
