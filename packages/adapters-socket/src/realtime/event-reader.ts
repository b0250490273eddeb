import type { Log } from '@greenroom/core/kernel/log.port';
import type { RealtimeSocketListener } from '@greenroom/core/realtime/realtime-socket.port';
import { spreadOf } from './reconnect-spread.wire.ts';
import { CONTRADICTION, decodeRealtimeEvent } from './decode-realtime-event.ts';

/** Reads one inbound event and passes it to the listener; `pong` answers a ping of the platform. */
export type EventReader = (
  name: string,
  payload: unknown,
  listener: Pick<RealtimeSocketListener, 'pong' | 'event'>,
  pong: () => void,
) => void;

/** Makes the reader of everything that the platform sends over one socket, whatever carries it. */
export const createEventReader = (log: Log): EventReader => {
  let unnumbered = 0;
  /** Events that were dropped because their content names another sender than their envelope. */
  let contradictions = 0;
  const newId = (): string => {
    unnumbered += 1;
    return `unnumbered-${unnumbered}`;
  };
  return (name, payload, listener, pong) => {
    if (name === 'pong') {
      listener.pong(spreadOf(payload));
      return;
    }
    if (name === 'ping') {
      pong();
      return;
    }
    const event = decodeRealtimeEvent(name, payload, newId);
    if (event.ok) {
      listener.event(event.value);
      return;
    }
    const isContradiction = event.error.problem === CONTRADICTION;
    if (isContradiction) contradictions += 1;
    log.write('warn', 'An event could not be read', {
      ...event.error,
      ...(isContradiction ? { contradictions } : {}),
    });
    // Content that contradicts its envelope is dropped: nothing was missed.
    if (!isContradiction) listener.event({ type: 'unreadable', name });
  };
};
