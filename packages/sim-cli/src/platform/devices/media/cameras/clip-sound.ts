import { mediaCodecs } from '../media-codecs.ts';
import type { SourceFactory } from '../media-server.ts';
import { playClip } from './clip-player.ts';
import { createRtpWriter } from './rtp-writer.ts';
import { CUSTOMER_CLIP, readWebmClip } from './webm-clip.ts';

const SOUND = await readWebmClip(CUSTOMER_CLIP, 'audio');
const [OPUS] = mediaCodecs('vp8').audio;

/** Adds to a camera the customer's voice: two soft notes, over and over. */
export const withSound =
  (camera: SourceFactory): SourceFactory =>
  (deliver) => {
    const writer = createRtpWriter(OPUS?.payloadType ?? 0);
    const voice = playClip(SOUND, ({ data }, due) => {
      const timestamp = (due / 1000) * (OPUS?.clockRate ?? 0);
      for (const packet of writer.write(timestamp, [data])) deliver('audio', packet);
    });
    const picture = camera(deliver);
    return {
      askKeyFrame: picture.askKeyFrame,
      close: () => {
        voice.stop();
        picture.close();
      },
    };
  };
