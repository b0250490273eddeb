import * as z from 'zod/mini';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import { parseJson } from '@greenroom/core/kernel/json';
import { err, NETWORK_FAILED, NETWORK_TIMED_OUT, ok, type Result } from '@greenroom/core/kernel/result';
import { millis } from '@greenroom/core/kernel/units';
import { type ToyFailure, UNREACHABLE_CODE } from '@greenroom/core/toys/toys.errors';

/** Longest time of a request to a toy's app or the vendor's cloud; one without an answer by then has failed. @spec §9 Fetch timeout */
export const ANSWER_TIMEOUT = millis(2_000);

export interface ToyRequestOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Measures the timeout: hand in a clock that runs at the pace of the world. */
  readonly clock: Pick<Clock, 'schedule'>;
}

export const unreadable = (message: string): ToyFailure => ({ code: UNREACHABLE_CODE, message, kind: 'unreadable' });

/** Parses text that may be JSON, and passes on values that are parsed already. @returns undefined when it is neither */
export const fromJson = (wire: unknown): unknown => (typeof wire === 'string' ? parseJson(wire) : wire);

/** A code, sent as a number or as text. Success is judged by it alone. */
export const codeWire = z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number))]);

export interface PostOptions {
  /** Delivers it even while the page closes. */
  readonly keepalive?: boolean;
}

/**
 * Posts JSON to a toy's app or the vendor's cloud and reads the JSON answer. The HTTP status is ignored: some apps answer 200 to
 * everything.
 * @spec §9 Fetch timeout — 2 s, §8 Toy — local app failure gives code 500
 */
export const postJson = async (
  { fetch, clock }: ToyRequestOptions,
  url: string,
  body: unknown,
  { keepalive = false }: PostOptions = {},
): Promise<Result<unknown, ToyFailure>> => {
  const controller = new AbortController();
  const cancelTimer = clock.schedule(ANSWER_TIMEOUT, () => controller.abort());
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      cache: 'no-store',
      keepalive,
      signal: controller.signal,
    });
    const answer = fromJson(await response.text());
    return answer === undefined ? err(unreadable('the answer is not JSON')) : ok(answer);
  } catch {
    const { message } = controller.signal.aborted ? NETWORK_TIMED_OUT : NETWORK_FAILED;
    return err({ code: UNREACHABLE_CODE, message, kind: 'unreachable' });
  } finally {
    cancelTimer();
  }
};
