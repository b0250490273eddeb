import type { StreamAttempt } from './stream-attempt.ts';
import type { StreamingOptions } from './streaming-options.ts';
import { watchPeer } from './watch-peer.ts';

/** Baseline, the highest profile every browser can play. */
const BASELINE = 0x42;
const PROFILE_LEVEL_ID = /(profile-level-id=)([\da-f]{2})([\da-f]{2})([\da-f]{2})/gi;

/**
 * Media servers describe H.264 in ways that browsers refuse although they could play it. A profile above baseline is called
 * constrained baseline 3.1, and constraints of none become those of constrained baseline.
 * @fortests
 */
export const repairPlayOffer = (offer: string): string =>
  offer.replace(PROFILE_LEVEL_ID, (_, name: string, profile: string, constraints: string, level: string) => {
    if (Number.parseInt(profile, 16) > BASELINE) return `${name}42e01f`;
    return `${name}${profile}${constraints === '00' ? 'e0' : constraints}${level}`;
  });

/** The side of a connection that only receives. Either end may offer. */
export interface PlayingPeer {
  /** The server offers: what to answer. */
  readonly answer: (offer: string) => Promise<string>;
  readonly addCandidates: (candidates: readonly RTCIceCandidateInit[]) => Promise<void>;
  /** The client offers. */
  readonly offer: () => Promise<string>;
  readonly accept: (answer: string) => Promise<void>;
}

/** Plays one stream of the media server; it is live once it is connected and a picture has arrived. @spec §3 Session — play stream */
export const createPlayingPeer = (options: StreamingOptions, attempt: StreamAttempt): PlayingPeer => {
  const peer = options.createPeer();
  const tracks: MediaStreamTrack[] = [];
  let isConnected = false;
  const look = (): void => {
    if (isConnected && tracks.some(({ kind }) => kind === 'video')) attempt.live();
  };
  watchPeer(peer, attempt, options.clock, () => {
    isConnected = true;
    look();
  });
  attempt.onOver(() => options.showPicture([]));
  peer.ontrack = ({ track }) => {
    if (attempt.isOver()) return;
    tracks.push(track);
    options.showPicture([...tracks]);
    look();
  };
  return {
    answer: async (offer) => {
      await peer.setRemoteDescription({ type: 'offer', sdp: repairPlayOffer(offer) });
      const answer = await peer.createAnswer();
      await peer.setLocalDescription(answer);
      return answer.sdp ?? '';
    },
    addCandidates: async (candidates) => {
      for (const candidate of candidates) await peer.addIceCandidate(candidate);
    },
    offer: async () => {
      peer.addTransceiver('video', { direction: 'recvonly' });
      peer.addTransceiver('audio', { direction: 'recvonly' });
      const offer = await peer.createOffer();
      await peer.setLocalDescription(offer);
      return offer.sdp ?? '';
    },
    accept: async (answer) => {
      await peer.setRemoteDescription({ type: 'answer', sdp: answer });
    },
  };
};
