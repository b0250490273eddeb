import { unchanged, type SlotStep } from '../../kernel/machine.ts';
import { invoke, leave } from '../../kernel/slots.ts';
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

export interface ConnectionTestInternal {
  readonly shown: ConnectionTestState;
  readonly startedAt: Millis;
}

export type ConnectionTestEvent =
  | { readonly type: 'startRequested'; readonly at: Millis } // by the performer
  | { readonly type: 'granted'; readonly grant: StreamGrant | undefined } // by the platform
  | { readonly type: 'wentLive'; readonly at: Millis } // by the stream
  | { readonly type: 'streamFailed'; readonly error: StreamingErrorCode } // by the stream
  | { readonly type: 'stopRequested' }; // by the page

export type ConnectionTestEffect =
  | { readonly type: 'ask' }
  | { readonly type: 'startStream'; readonly grant: StreamGrant }
  | { readonly type: 'stopStream' };

type ConnectionTestStep = SlotStep<ConnectionTestInternal, ConnectionTestEvent, ConnectionTestEffect>;

export const UNTESTED: ConnectionTestInternal = { shown: { status: 'untested' }, startedAt: millis(0) };

/** State of a test of the connection: one at a time; one that is left is forgotten, what one has found stays. @spec §7 Start 1-on-1 stream */
export const connectionTest = (state: ConnectionTestInternal, event: ConnectionTestEvent): ConnectionTestStep => {
  const isTesting = state.shown.status === 'testing';
  const end = (shown: ConnectionTestState): ConnectionTestStep => ({
    state: { ...state, shown },
    effects: [leave('ask'), { type: 'stopStream' }],
  });
  switch (event.type) {
    case 'startRequested':
      if (isTesting) return unchanged(state);
      return {
        state: { shown: { status: 'testing' }, startedAt: event.at },
        effects: [invoke('ask', { type: 'ask' })],
      };
    case 'granted':
      return event.grant === undefined
        ? unchanged({ ...state, shown: { status: 'failed', error: 'session.startFailed' } })
        : { state, effects: [{ type: 'startStream', grant: event.grant }] };
    case 'wentLive':
      return isTesting ? end({ status: 'passed', took: elapsed(state.startedAt, event.at) }) : unchanged(state);
    case 'streamFailed':
      return isTesting ? end({ status: 'failed', error: event.error }) : unchanged(state);
    case 'stopRequested':
      return end(isTesting ? { status: 'untested' } : state.shown);
  }
};
