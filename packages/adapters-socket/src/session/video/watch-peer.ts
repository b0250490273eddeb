import type { Cancel, Clock } from '@greenroom/core/kernel/clock.port';
import { millis } from '@greenroom/core/kernel/units';
import type { StreamAttempt } from './stream-attempt.ts';

/** A peer that does not answer for this long after it went silent is gone; ICE itself waits 10 s longer. */
const DISCONNECT_GRACE = millis(3_000);
/** From the server's answer until picture and sound count as blocked, e.g. by a firewall; ICE itself would go on for longer than a try may take. */
const NO_WAY_AFTER = millis(10_000);
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
  let noWay: Cancel | undefined;
  let wasConnected = false;
  const gone = (): void => attempt.end(wasConnected ? 'streaming.connectionLost' : 'streaming.noMedia');
  // The state of the connection stays `new` where the browser finds no address to try at all.
  peer.onsignalingstatechange = () => {
    if (peer.signalingState === 'stable' && !wasConnected) noWay ??= clock.schedule(NO_WAY_AFTER, gone);
  };
  peer.onconnectionstatechange = () => {
    grace?.();
    const state = peer.connectionState;
    if (state === 'connected') {
      wasConnected = true;
      noWay?.();
      connected();
    }
    if (state === 'disconnected') grace = clock.schedule(DISCONNECT_GRACE, gone);
    if (state === 'failed' || state === 'closed') gone();
  };
  attempt.onOver(() => {
    grace?.();
    noWay?.();
    peer.onsignalingstatechange = null;
    peer.onconnectionstatechange = null;
    peer.ontrack = null;
    peer.close();
  });
};
