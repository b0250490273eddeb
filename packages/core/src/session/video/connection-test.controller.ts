import type { Clock } from '../../kernel/clock.port.ts';
import type { Watchable } from '../../kernel/machine.ts';
import { elapsed, type Millis } from '../../kernel/units.ts';
import { createValue } from '../../kernel/value.ts';
import type { SessionErrorCode } from '../session.errors.ts';
import type { StreamGrant } from '../stream.ts';
import type { StreamingController } from './streaming.controller.ts';
import type { StreamingErrorCode } from './streaming.errors.ts';

export type ConnectionTestState =
  | { readonly status: 'untested' | 'testing' }
  /** @property took from the start until the performer's picture reached the media server */
  | { readonly status: 'passed'; readonly took: Millis }
  | {
      readonly status: 'failed';
      readonly error: StreamingErrorCode | Extract<SessionErrorCode, 'session.startFailed'>;
    };

export interface ConnectionTestDeps {
  /** A place to send to; undefined when the platform gives none. */
  readonly ask: () => Promise<StreamGrant | undefined>;
  /** Used for nothing else. */
  readonly stream: StreamingController;
  readonly clock: Clock;
}

/** Sends the performer's picture to the media server for a moment, without viewers. */
export interface ConnectionTest {
  readonly watch: Watchable<ConnectionTestState>;
  readonly start: () => void;
  /** A test that is still running is forgotten; what one has found stays. */
  readonly stop: () => void;
}

/**
 * Tests whether the performer's picture gets through, before a customer depends on it. The specification names no call for it: the grant of
 * one_on_one is used before the performer is ready, and then left.
 * @spec §7 Start 1-on-1 stream
 */
export const createConnectionTest = ({ ask, stream, clock }: ConnectionTestDeps): ConnectionTest => {
  const shown = createValue<ConnectionTestState>({ status: 'untested' });
  /** Answers of an older run are late. */
  let run = 0;
  let startedAt = clock.now();
  stream.watch.subscribe(({ status, error }) => {
    if (shown.state().status !== 'testing') return;
    if (status === 'live') {
      shown.set({ status: 'passed', took: elapsed(startedAt, clock.now()) });
      stream.stop();
    } else if (error !== undefined) {
      shown.set({ status: 'failed', error });
      stream.stop();
    }
  });
  const start = async (): Promise<void> => {
    if (shown.state().status === 'testing') return;
    run += 1;
    const current = run;
    startedAt = clock.now();
    shown.set({ status: 'testing' });
    const grant = await ask();
    if (current !== run) return;
    if (grant === undefined) shown.set({ status: 'failed', error: 'session.startFailed' });
    else stream.start(grant);
  };
  return {
    watch: shown,
    start: () => void start(),
    stop: () => {
      run += 1;
      if (shown.state().status === 'testing') shown.set({ status: 'untested' });
      stream.stop();
    },
  };
};
