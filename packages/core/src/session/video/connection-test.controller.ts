import type { Clock } from '../../kernel/clock.port.ts';
import { derived } from '../../kernel/derived.ts';
import { createActor } from '../../kernel/machine.ts';
import { createSlots } from '../../kernel/slots.ts';
import type { StreamGrant } from '../stream.ts';
import {
  connectionTest,
  UNTESTED,
  type ConnectionTestEffect,
  type ConnectionTestEvent,
  type ConnectionTestInternal,
} from './connection-test.machine.ts';
import type { StreamingController } from './streaming.controller.ts';

export interface ConnectionTestDeps {
  /** A place to send to; undefined when the platform gives none. */
  readonly ask: () => Promise<StreamGrant | undefined>;
  /** Used for nothing else. */
  readonly stream: StreamingController;
  readonly clock: Clock;
}

/**
 * Tests whether the performer's picture gets through, before a customer depends on it. The specification names no call for it: the grant of
 * one_on_one is used before the performer is ready, and then left.
 * @spec §7 Start 1-on-1 stream
 */
export const createConnectionTest = ({ ask, stream, clock }: ConnectionTestDeps) => {
  const actor = createActor<ConnectionTestInternal, ConnectionTestEvent, ConnectionTestEffect>({
    initial: UNTESTED,
    transition: connectionTest,
    slots: createSlots(),
    perform: (effect, send) => {
      switch (effect.type) {
        case 'ask':
          return ask().then((grant) => send({ type: 'granted', grant }));
        case 'startStream':
          return stream.start(effect.grant);
        case 'stopStream':
          return stream.stop();
      }
    },
  });
  stream.watch.subscribe(({ status, error }) => {
    if (status === 'live') actor.send({ type: 'wentLive', at: clock.now() });
    else if (error !== undefined) actor.send({ type: 'streamFailed', error });
  });
  return {
    watch: derived([actor], ({ shown }) => shown),
    start: () => actor.send({ type: 'startRequested', at: clock.now() }),
    /** A test that is still running is forgotten; what one has found stays. */
    stop: () => actor.send({ type: 'stopRequested' }),
  };
};
