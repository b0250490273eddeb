import { RTCPeerConnection, type RTCDtlsTransport } from 'werift';
import type { MediaCodec } from '../../base/environment/platform-options.ts';
import { LOOPBACK } from '../../base/tcp/loopback.ts';
import { mediaCodecs } from './media-codecs.ts';
import { GATHERING_MS } from './media.constants.ts';

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

/** First bytes of a record of DTLS. RFC 7983 */
const isHandshake = ([first = 0]: Buffer): boolean => first >= 20 && first <= 63;
/** Packets of a handshake that are kept: a first one and what is sent again. */
const MOST_EARLY = 4;

/**
 * Keeps what the other side says of the handshake before werift listens, which is up to 20 ms after the connection stands. What nobody
 * keeps has to be sent again by the other side after its own pause.
 */
const keepEarlyHandshake = (peer: RTCPeerConnection): void => {
  for (const transport of peer.dtlsTransports) {
    const early: Buffer[] = [];
    const { connection } = transport.iceTransport;
    const { unSubscribe } = connection.onData.subscribe((data) => {
      if (isHandshake(data) && early.length < MOST_EARLY) early.push(data);
    });
    transport.onStateChange.once(() => {
      unSubscribe();
      // werift listens from the end of this turn on.
      queueMicrotask(() => {
        for (const data of early) connection.onData.execute(data);
      });
    });
  }
};

/** An offerer that can only wait for the handshake. */
const IS_PASSIVE = /^a=setup:passive/m;

/**
 * Answers an offer, with all candidates. The other side begins the handshake wherever its offer leaves the choice: werift waits for
 * 100 ms before it begins one itself.
 */
export const answerOffer = async (peer: RTCPeerConnection, offer: string): Promise<string> => {
  if (!IS_PASSIVE.test(offer)) {
    for (const transport of peer.dtlsTransports) transport.role = 'server';
  }
  keepEarlyHandshake(peer);
  await peer.setLocalDescription(await peer.createAnswer());
  return gathered(peer);
};

/** Makes an offer, with all candidates. */
export const makeOffer = async (peer: RTCPeerConnection): Promise<string> => {
  await peer.setLocalDescription(await peer.createOffer());
  keepEarlyHandshake(peer);
  return gathered(peer);
};

/** The local description with all its candidates. */
const gathered = async (peer: RTCPeerConnection): Promise<string> => {
  if (peer.iceGatheringState !== 'complete') {
    await peer.iceGatheringStateChange.watch((state) => state === 'complete', GATHERING_MS);
  }
  return peer.localDescription?.sdp ?? '';
};

/**
 * Says what becomes of a peer. Who says goodbye ends the DTLS transport alone: the peer itself would notice only half a minute
 * later, by what no longer comes.
 */
export const followPeer = (
  peer: RTCPeerConnection,
  listener: { readonly connected: () => void; readonly gone: () => void },
): void => {
  peer.connectionStateChange.subscribe((state) => {
    if (state === 'failed' || state === 'closed') listener.gone();
    if (state !== 'connected') return;
    for (const transport of peer.dtlsTransports) {
      transport.onStateChange.subscribe((now) => {
        if (now === 'closed') listener.gone();
      });
    }
    listener.connected();
  });
};

/**
 * Ends a handshake that was cut short: otherwise it repeats for half a minute and keeps the program running as long. It
 * stops once the other side has come far enough, so that is reported to it.
 */
const endHandshake = ({ dtls }: RTCDtlsTransport): void => {
  if (dtls === undefined) return;
  const ended = { get: () => Number.POSITIVE_INFINITY, set: (): void => undefined };
  Object.defineProperty(dtls.dtls, 'flight', ended);
};

/** Closes a peer at any moment, also during the handshake. */
export const closePeer = (peer: RTCPeerConnection): void => {
  peer.dtlsTransports.forEach(endHandshake);
  peer.close().catch(() => undefined);
};
