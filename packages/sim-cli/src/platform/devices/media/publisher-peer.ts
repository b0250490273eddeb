import type { RTCRtpTransceiver } from 'werift';
import type { MediaCodec } from '../../base/environment/platform-options.ts';
import { withLineLimits } from './description.ts';
import { CONNECT_MS } from './media.constants.ts';
import type { RelayedStream } from './relayed-stream.ts';
import { answerOffer, closePeer, createServerPeer, followPeer } from './server-peer.ts';

const REFUSED_PICTURE = /^m=video 0 /m;

/** A client that publishes a stream, from the answer on. */
export interface Publisher {
  readonly answer: string;
  /** Ends the stream with all who watch it. */
  readonly close: () => void;
}

/** Takes an offer and relays what comes in. @throws when the offer cannot be understood */
export const acceptPublisher = async (
  stream: RelayedStream,
  codec: MediaCodec,
  offer: string,
  closed: () => void,
): Promise<Publisher> => {
  const peer = createServerPeer(codec);
  const sources: (() => void)[] = [];
  const take = (transceiver: RTCRtpTransceiver): void => {
    transceiver.onTrack.subscribe((track) => {
      track.onReceiveRtp.subscribe((packet) => stream.deliver(track.kind === 'audio' ? 'audio' : 'video', packet));
      if (track.kind !== 'video') return;
      sources.push(() => {
        if (track.ssrc !== undefined) transceiver.receiver.sendRtcpPLI(track.ssrc).catch(() => undefined);
      });
    });
  };
  peer.onRemoteTransceiverAdded.subscribe(take);
  const close = stream.start({
    askKeyFrame: () => {
      for (const ask of sources) ask();
    },
    close: () => {
      clearTimeout(connectTimer);
      closePeer(peer);
      closed();
    },
  });
  // Who never comes may not keep the name.
  const connectTimer = setTimeout(close, CONNECT_MS);
  followPeer(peer, { connected: () => clearTimeout(connectTimer), gone: close });
  try {
    await peer.setRemoteDescription({ type: 'offer', sdp: offer });
    if (!peer.getTransceivers().some(({ kind }) => kind === 'video')) throw new Error('an offer without a picture');
    const answer = await answerOffer(peer, offer);
    if (REFUSED_PICTURE.test(answer)) throw new Error('an offer in another codec');
    return { answer: withLineLimits(answer), close };
  } catch (error) {
    close();
    throw error;
  }
};
