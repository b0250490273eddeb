import type { FileContent } from '../kernel/units.ts';
import { MAX_RECORDING_SIZE } from './profile.constants.ts';

/** Recordings in the performer's own voice, by the platform's names. @spec §3 performerIVRDetails */
export const PHONE_RECORDINGS = ['profilename', 'introduction_message'] as const;

export type PhoneRecordingName = (typeof PHONE_RECORDINGS)[number];

/** Moderation states of a recording. */
export const RECORDING_REVIEWS = ['none', 'pending', 'approved', 'rejected'] as const;

export type RecordingReview = (typeof RECORDING_REVIEWS)[number];

export type RecordingReviews = Readonly<Record<PhoneRecordingName, RecordingReview>>;

export const NO_RECORDINGS: RecordingReviews = { profilename: 'none', introduction_message: 'none' };

const at = (content: FileContent, from: number, length: number): string =>
  String.fromCharCode(...content.subarray(from, from + length));

/** Formats of sound that browsers record and users have, recognised by the first bytes and not by the name. */
const SOUNDS = [
  { type: 'audio/webm', is: (content: FileContent) => at(content, 0, 4) === '\u001A\u0045\u00DF\u00A3' },
  { type: 'audio/ogg', is: (content: FileContent) => at(content, 0, 4) === 'OggS' },
  { type: 'audio/mp4', is: (content: FileContent) => at(content, 4, 4) === 'ftyp' },
  {
    type: 'audio/mpeg',
    // With words about itself before the sound, or at once with a frame: eleven bits that are set, then layer III.
    is: (content: FileContent) =>
      at(content, 0, 3) === 'ID3' || (content[0] === 0xff && ((content[1] ?? 0) & 0xe6) === 0xe2),
  },
  { type: 'audio/wav', is: (content: FileContent) => at(content, 0, 4) === 'RIFF' && at(content, 8, 4) === 'WAVE' },
] as const;

/** @returns undefined when it is no sound that can be played. */
export const soundType = (content: FileContent): (typeof SOUNDS)[number]['type'] | undefined =>
  SOUNDS.find(({ is }) => is(content))?.type;

/** @spec §5 Phone services — the kinds and the size are our choice */
export const isRecording = (content: FileContent): boolean =>
  content.byteLength <= MAX_RECORDING_SIZE && soundType(content) !== undefined;
