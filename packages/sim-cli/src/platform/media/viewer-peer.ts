import { MediaStreamTrack, type RTCPeerConnection } from 'werift';
import { CONNECT_MS } from './media.constants.ts';
import type { MediaCodec } from '../environment/platform-options.ts';
import type { RelayedStream, StreamViewer } from './relayed-stream.ts';
import { answerOffer, closePeer, createServerPeer, followPeer, gathered } from './server-peer.ts';

/** Sends the relayed stream to one viewer, from a whole picture on. */
export const createViewerPeer = (stream: RelayedStream, codec: MediaCodec, closed: () => void) => {
  const peer: RTCPeerConnection = createServerPeer(codec);
  const tracks = { video: new MediaStreamTrack({ kind: 'video' }), audio: new MediaStreamTrack({ kind: 'audio' }) };
  const video = peer.addTransceiver(tracks.video, { direction: 'sendonly' });
  peer.addTransceiver(tracks.audio, { direction: 'sendonly' });
  video.sender.onPictureLossIndication.subscribe(stream.askKeyFrame);
  const viewer: StreamViewer = {
    send: (kind, packet) => tracks[kind].writeRtp(packet),
    close: () => {
      clearTimeout(patience);
      closePeer(peer);
      closed();
    },
  };
  const close = (): void => stream.removeViewer(viewer);
  const patience = setTimeout(close, CONNECT_MS);
  stream.addViewer(viewer);
  followPeer(peer, {
    connected: () => {
      clearTimeout(patience);
      stream.askKeyFrame();
    },
    gone: close,
  });
  return {
    /** The server offers. */
    offer: async (): Promise<string> => {
      await peer.setLocalDescription(await peer.createOffer());
      return gathered(peer);
    },
    accept: (answer: string): Promise<void> => peer.setRemoteDescription({ type: 'answer', sdp: answer }),
    /** The client offers. */
    answer: async (offer: string): Promise<string> => {
      await peer.setRemoteDescription({ type: 'offer', sdp: offer });
      return answerOffer(peer, offer);
    },
    close,
  };
};

export type ViewerPeer = ReturnType<typeof createViewerPeer>;
