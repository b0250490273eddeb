import { MediaStreamTrack, type RTCPeerConnection } from 'werift';
import type { MediaCodec } from '../../base/environment/platform-options.ts';
import { CONNECT_MS } from './media.constants.ts';
import type { RelayedStream, StreamViewer } from './relayed-stream.ts';
import { answerOffer, closePeer, createServerPeer, followPeer, makeOffer } from './server-peer.ts';

/** Sends the relayed stream to one viewer, from a whole picture on. */
export const createViewerPeer = (stream: RelayedStream, codec: MediaCodec, closed: () => void) => {
  const peer: RTCPeerConnection = createServerPeer(codec);
  const tracks = { video: new MediaStreamTrack({ kind: 'video' }), audio: new MediaStreamTrack({ kind: 'audio' }) };
  const video = peer.addTransceiver(tracks.video, { direction: 'sendonly' });
  peer.addTransceiver(tracks.audio, { direction: 'sendonly' });
  video.sender.onPictureLossIndication.subscribe(stream.askKeyFrame);
  let isConnected = false;
  const viewer: StreamViewer = {
    send: (kind, packet) => {
      if (isConnected) tracks[kind].writeRtp(packet);
    },
    close: () => {
      clearTimeout(connectTimer);
      closePeer(peer);
      closed();
    },
  };
  const close = (): void => stream.removeViewer(viewer);
  const connectTimer = setTimeout(close, CONNECT_MS);
  stream.addViewer(viewer);
  followPeer(peer, {
    connected: () => {
      clearTimeout(connectTimer);
      isConnected = true;
      const kept = stream.kept();
      if (kept.length === 0) stream.askKeyFrame();
      for (const packet of kept) tracks.video.writeRtp(packet);
    },
    gone: close,
  });
  return {
    /** The server offers. */
    offer: (): Promise<string> => makeOffer(peer),
    accept: (answer: string): Promise<void> => {
      // It comes while the connection is made, and is kept until then.
      stream.askKeyFrame();
      return peer.setRemoteDescription({ type: 'answer', sdp: answer });
    },
    /** The client offers. */
    answer: async (offer: string): Promise<string> => {
      stream.askKeyFrame();
      await peer.setRemoteDescription({ type: 'offer', sdp: offer });
      return answerOffer(peer, offer);
    },
    close,
  };
};

export type ViewerPeer = ReturnType<typeof createViewerPeer>;
