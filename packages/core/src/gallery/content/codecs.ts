import type { MediaRuleErrorCode } from '../media.errors.ts';
import type { ProbedFile } from '../upload-limits.ts';

/** Codecs of pictures and sound, as MP4 and MOV name them, that browsers show and that can be copied. In small letters. */
const PICTURES = /^(avc[13]|hvc1|hev1|vp0[89]|av01|ap(ch|cn|cs|co|4h|4x)|encv)$/;
const SOUNDS = /^(mp4a|\.mp3|opus|flac|ac-3|ec-3|[au]law|twos|sowt|raw |in24|in32|fl32|fl64|lpcm|ipcm|fpcm|enca)$/;
/** The same, as WebM and Matroska name them. */
const MATROSKA_PICTURES = /^V_(MPEG4\/ISO\/AVC|MPEGH\/ISO\/HEVC|VP8|VP9|AV1|PRORES)$/;
const MATROSKA_SOUNDS = /^A_(AAC.*|MPEG\/L3|OPUS|VORBIS|FLAC|E?AC3|PCM\/.*)$/;

/** Codecs of a video's tracks. */
export interface Tracks {
  readonly pictures: readonly string[];
  readonly sounds: readonly string[];
}

const isPicture = (codec: string): boolean => PICTURES.test(codec.toLowerCase()) || MATROSKA_PICTURES.test(codec);
const isSound = (codec: string): boolean => SOUNDS.test(codec.toLowerCase()) || MATROSKA_SOUNDS.test(codec);

export const faultyVideo = (code: MediaRuleErrorCode): ProbedFile => ({ kind: 'faulty', of: 'video', code });

/**
 * Refuses a video whose pictures or sound no browser could play. One known sound is enough: phones add a second one, of a codec of their own.
 * @spec §5 Video
 */
export const tracksProblem = ({ pictures, sounds }: Tracks): ProbedFile | undefined => {
  if (pictures.length === 0) return faultyVideo('media.videoNoPicture');
  if (!pictures.some(isPicture)) return faultyVideo('media.videoCodec');
  return sounds.length === 0 || sounds.some(isSound) ? undefined : faultyVideo('media.videoSound');
};
