import { RTCRtpCodecParameters } from 'werift';
import type { MediaCodec } from '../../base/environment/platform-options.ts';
import { VIDEO_CLOCK } from './media.constants.ts';

/** No transport-cc: with it the publisher stays at 300 kbit a second. */
const FEEDBACK = [{ type: 'nack' }, { type: 'nack', parameter: 'pli' }, { type: 'goog-remb' }];

/** Payload types are the same towards publishers and viewers. `H264` in upper case, or a browser sends nothing. */
const VIDEO = {
  vp8: () =>
    new RTCRtpCodecParameters({
      mimeType: 'video/VP8',
      clockRate: VIDEO_CLOCK,
      payloadType: 96,
      rtcpFeedback: FEEDBACK,
    }),
  h264: () =>
    new RTCRtpCodecParameters({
      mimeType: 'video/H264',
      clockRate: VIDEO_CLOCK,
      payloadType: 97,
      rtcpFeedback: FEEDBACK,
      parameters: 'level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42e01f',
    }),
} satisfies Record<MediaCodec, () => RTCRtpCodecParameters>;

export const mediaCodecs = (codec: MediaCodec) => ({
  video: [VIDEO[codec]()],
  audio: [new RTCRtpCodecParameters({ mimeType: 'audio/opus', clockRate: 48_000, channels: 2, payloadType: 111 })],
});
