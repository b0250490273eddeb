import * as z from 'zod/mini';
import { NETWORK_FAILED, NETWORK_TIMED_OUT, type CallFailure } from '@greenroom/core/kernel/call-failure';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { Log } from '@greenroom/core/kernel/log.port';
import { done, err, type Result } from '@greenroom/core/kernel/result';
import type { Millis } from '@greenroom/core/kernel/units';
import type { ToyStop } from '@greenroom/core/toys/toy-stop.port';
import { commandAnswerWire, STOP_COMMAND, SUCCESS_CODE } from './local-toy-app.wire.ts';
import { STOP_PAUSE, STOP_TIMEOUT, STOP_TRIES } from './toy-stop.constants.ts';

export interface LocalToyAppOptions {
  /** Where the vendor's app listens on this machine; empty when no toys are used here. */
  readonly url: string;
  readonly fetch: typeof globalThis.fetch;
  /** Measures the timeout: hand in a clock that runs at the pace of the world. */
  readonly clock: Pick<Clock, 'schedule'>;
  readonly log: Log;
}

type Outcome = Result<undefined, CallFailure>;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What the app's answer means. Its HTTP status says nothing: some apps answer 200 to everything. */
const judge = (text: string, status: number): Outcome => {
  const answer = z.safeParse(commandAnswerWire, parse(text));
  if (!answer.success) return err({ kind: 'decode', status, message: 'the toy’s app did not answer with a code' });
  const { code, message } = answer.data;
  return code === SUCCESS_CODE ? done : err({ kind: 'status', status: code, message: message ?? `code ${code}` });
};

/** Stops toys through the vendor's app on the performer's machine. */
export const createLocalToyApp = (options: LocalToyAppOptions): ToyStop => {
  const { fetch, clock, log } = options;
  const url = `${options.url.replace(/\/$/, '')}/command`;
  const request: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STOP_COMMAND),
    credentials: 'omit',
    // Outlives the page: a stop that was begun while it closes still arrives.
    keepalive: true,
  };
  const pause = (time: Millis): Promise<void> =>
    new Promise((resolve) => {
      clock.schedule(time, resolve);
    });

  const tryOnce = async (): Promise<Outcome> => {
    const controller = new AbortController();
    const cancelTimer = clock.schedule(STOP_TIMEOUT, () => controller.abort());
    try {
      const response = await fetch(url, { ...request, signal: controller.signal });
      return judge(await response.text(), response.status);
    } catch {
      return err(controller.signal.aborted ? NETWORK_TIMED_OUT : NETWORK_FAILED);
    } finally {
      cancelTimer();
    }
  };

  const stopAll = async (): Promise<Outcome> => {
    if (options.url === '') return done;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await tryOnce();
      if (outcome.ok) return outcome;
      const { kind, status } = outcome.error;
      const last = attempt === STOP_TRIES;
      log.write(last ? 'error' : 'warn', 'A stop of the toys was not confirmed', { attempt, kind, status });
      if (last) return outcome;
      await pause(STOP_PAUSE);
    }
  };
  return { stopAll };
};
