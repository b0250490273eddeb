import { RTCPeerConnection } from 'werift';
import { mediaCodecs } from './media-codecs.ts';
import type { MediaCodec } from './media-options.ts';
import { GATHERING_MS, LOOPBACK } from './media.constants.ts';

/**
 * A peer of this machine only: no STUN, no other interface. ICE lite would fail. Picture and sound share one transport from the start:
 * a second one, that the answer makes superfluous, would never close its socket.
 */
export const createServerPeer = (codec: MediaCodec): RTCPeerConnection =>
  new RTCPeerConnection({
    codecs: mediaCodecs(codec),
    bundlePolicy: 'max-bundle',
    iceServers: [],
    iceUseIpv6: false,
    iceAdditionalHostAddresses: [LOOPBACK],
    iceInterfaceAddresses: { udp4: LOOPBACK },
  });

/** The local description with all its candidates. */
export const gathered = async (peer: RTCPeerConnection): Promise<string> => {
  if (peer.iceGatheringState !== 'complete') {
    await peer.iceGatheringStateChange.watch((state) => state === 'complete', GATHERING_MS);
  }
  return peer.localDescription?.sdp ?? '';
};

export const closePeer = (peer: RTCPeerConnection): void => {
  peer.close().catch(() => undefined);
};
