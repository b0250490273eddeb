import { unchanged, type Step } from '../../kernel/machine.ts';
import { elapsed, millis, type Millis } from '../../kernel/units.ts';
import type { SessionErrorCode } from '../session.constants.ts';
import type { StreamGrant } from '../stream.ts';
import type { StreamingErrorCode } from './streaming.errors.ts';

export type ConnectionTestState =
  | { readonly status: 'untested' | 'testing' }
  /** @property took from the start until the performer's picture reached the media server */
  | { readonly status: 'passed'; readonly took: Millis }
  | {
      readonly status: 'failed';
      readonly error: StreamingErrorCode | Extract<SessionErrorCode, 'session.startFailed'>;
    };

export interface ConnectionTestMemory {
  readonly shown: ConnectionTestState;
  /** Number of the run; answers to an older one are late. */
  readonly run: number;
  readonly startedAt: Millis;
}

export type ConnectionTestEvent =
  | { readonly type: 'startAsked'; readonly at: Millis } // by the performer
  | { readonly type: 'granted'; readonly run: number; readonly grant: StreamGrant | undefined } // by the platform
  | { readonly type: 'wentLive'; readonly at: Millis } // by the stream
  | { readonly type: 'streamFailed'; readonly error: StreamingErrorCode } // by the stream
  | { readonly type: 'stopAsked' }; // by the page

export type ConnectionTestEffect =
  | { readonly type: 'ask'; readonly run: number }
  | { readonly type: 'startStream'; readonly grant: StreamGrant }
  | { readonly type: 'stopStream' };

type ConnectionTestStep = Step<ConnectionTestMemory, ConnectionTestEffect>;

export const UNTESTED: ConnectionTestMemory = { shown: { status: 'untested' }, run: 0, startedAt: millis(0) };

/** State of a test of the connection: one at a time; one that is left is forgotten, what one has found stays. @spec §7 Start 1-on-1 stream */
export const connectionTest = (state: ConnectionTestMemory, event: ConnectionTestEvent): ConnectionTestStep => {
  const isTesting = state.shown.status === 'testing';
  const end = (shown: ConnectionTestState): ConnectionTestStep => ({
    state: { ...state, shown },
    effects: [{ type: 'stopStream' }],
  });
  switch (event.type) {
    case 'startAsked': {
      if (isTesting) return unchanged(state);
      const run = state.run + 1;
      return { state: { shown: { status: 'testing' }, run, startedAt: event.at }, effects: [{ type: 'ask', run }] };
    }
    case 'granted':
      if (!isTesting || event.run !== state.run) return unchanged(state);
      return event.grant === undefined
        ? unchanged({ ...state, shown: { status: 'failed', error: 'session.startFailed' } })
        : { state, effects: [{ type: 'startStream', grant: event.grant }] };
    case 'wentLive':
      return isTesting ? end({ status: 'passed', took: elapsed(state.startedAt, event.at) }) : unchanged(state);
    case 'streamFailed':
      return isTesting ? end({ status: 'failed', error: event.error }) : unchanged(state);
    case 'stopAsked':
      return end(isTesting ? { status: 'untested' } : state.shown);
  }
};
