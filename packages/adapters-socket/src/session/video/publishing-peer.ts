import { VIDEO_LEVEL, scaleDownFor, type VideoQuality } from '@greenroom/core/session/video/video-quality';
import type { StreamAttempt } from './stream-attempt.ts';
import type { StreamingOptions } from './streaming-options.ts';
import { watchPeer } from './watch-peer.ts';

/** The performer's side of a connection that only sends. */
export interface PublishingPeer {
  readonly offer: () => Promise<string>;
  readonly accept: (answer: string, candidates: readonly RTCIceCandidateInit[]) => Promise<void>;
  readonly useQuality: (quality: VideoQuality) => void;
}

/** Encoding that the level allows. A camera that is smaller than the level is sent as it is. */
const encodingOf = (quality: VideoQuality, track: MediaStreamTrack | null | undefined): RTCRtpEncodingParameters => ({
  maxBitrate: VIDEO_LEVEL[quality].bitrate,
  maxFramerate: VIDEO_LEVEL[quality].rate,
  scaleResolutionDownBy: scaleDownFor(quality, track?.getSettings?.().height),
});

const askCamera = async (track: MediaStreamTrack | null, quality: VideoQuality): Promise<void> => {
  const { width, height, rate } = VIDEO_LEVEL[quality];
  try {
    await track?.applyConstraints({ width: { ideal: width }, height: { ideal: height }, frameRate: { ideal: rate } });
  } catch {
    // The camera stays as it is; the line is limited all the same.
  }
};

/** Sends with the wanted codec alone, and with what repairs its losses. */
const preferCodec = (transceiver: RTCRtpTransceiver, { videoCodec, videoCodecs }: StreamingOptions): void => {
  if (videoCodec === undefined || videoCodecs === undefined) return;
  const wanted = [`video/${videoCodec}`, 'video/rtx'].map((type) => type.toLowerCase());
  const codecs = videoCodecs().filter(({ mimeType }) => wanted.includes(mimeType.toLowerCase()));
  if (codecs.some(({ mimeType }) => mimeType.toLowerCase() === wanted[0])) transceiver.setCodecPreferences([...codecs]);
};

/**
 * Creates the connection that sends the performer's picture and sound.
 * @returns undefined when camera and microphone are both off.
 * @spec §3 Session — publish stream
 */
export const createPublishingPeer = (
  options: StreamingOptions,
  attempt: StreamAttempt,
  quality: VideoQuality,
): PublishingPeer | undefined => {
  const { camera, clock, log } = options;
  const trackOf = (kind: string): MediaStreamTrack | undefined => camera.tracks().find((track) => track.kind === kind);
  const picture = trackOf('video');
  if (camera.tracks().length === 0) return undefined;

  const peer = options.createPeer();
  watchPeer(peer, attempt, clock, attempt.live);
  // Also while the camera or the microphone is off, so that it can be switched on during the session.
  const video = peer.addTransceiver(picture ?? 'video', {
    direction: 'sendonly',
    sendEncodings: [encodingOf(quality, picture)],
  });
  const audio = peer.addTransceiver(trackOf('audio') ?? 'audio', { direction: 'sendonly' });
  preferCodec(video, options);

  const limit = async (level: VideoQuality): Promise<void> => {
    const parameters = video.sender.getParameters();
    parameters.encodings = [{ ...parameters.encodings[0], ...encodingOf(level, video.sender.track) }];
    await video.sender.setParameters(parameters);
  };
  let level = quality;
  const soon = (work: Promise<unknown>): void => {
    work.catch(() => {
      if (!attempt.isOver()) log.write('warn', 'the camera could not be changed while live');
    });
  };
  const follow = async (): Promise<void> => {
    await Promise.all([
      video.sender.replaceTrack(trackOf('video') ?? null),
      audio.sender.replaceTrack(trackOf('audio') ?? null),
    ]);
    await limit(level);
  };
  attempt.onOver(camera.onChange(() => soon(follow())));

  return {
    offer: async () => {
      const offer = await peer.createOffer();
      await peer.setLocalDescription(offer);
      return offer.sdp ?? '';
    },
    accept: async (answer, candidates) => {
      await peer.setRemoteDescription({ type: 'answer', sdp: answer });
      for (const candidate of candidates) await peer.addIceCandidate(candidate);
    },
    useQuality: (chosen) => {
      level = chosen;
      soon(askCamera(video.sender.track, chosen).then(() => limit(chosen)));
    },
  };
};
