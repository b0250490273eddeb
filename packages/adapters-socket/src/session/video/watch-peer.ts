import { millis } from '@greenroom/core/kernel/units';
import type { Cancel, Clock } from '@greenroom/core/kernel/clock.port';
import type { StreamAttempt } from './stream-attempt.ts';

/** A peer that does not answer for this long after it went silent is gone; ICE itself waits 10 s longer. */
const DISCONNECT_GRACE = millis(3_000);
/** Pause before a repeater is asked again, and the greatest number of tries. */
export const REPEATER_PAUSE = millis(500);
export const REPEATER_ASKS = 10;

/** Follows a peer connection for one try, and closes it with the try. `connected` may come more than once. */
export const watchPeer = (
  peer: RTCPeerConnection,
  attempt: StreamAttempt,
  clock: Clock,
  connected: () => void,
): void => {
  let grace: Cancel | undefined;
  let wasConnected = false;
  const gone = (): void => attempt.end(wasConnected ? 'streaming.connectionLost' : 'streaming.noMedia');
  peer.onconnectionstatechange = () => {
    grace?.();
    const state = peer.connectionState;
    if (state === 'connected') {
      wasConnected = true;
      connected();
    }
    if (state === 'disconnected') grace = clock.schedule(DISCONNECT_GRACE, gone);
    if (state === 'failed' || state === 'closed') gone();
  };
  attempt.onOver(() => {
    grace?.();
    peer.onconnectionstatechange = null;
    peer.ontrack = null;
    peer.close();
  });
};
