import { atMost, fits, problemsOf, required, type FieldRule, type Problems } from '../forms/field-rule.ts';
import type { PerformerId } from '../kernel/ids.ts';
import { recordOf } from '../kernel/json.ts';
import type { FileContent } from '../kernel/units.ts';
import { isAllowedText, MAX_DUTCH_NAME, MAX_DESCRIPTION, MAX_RECORDING_SIZE } from './profile-texts.ts';

/** Texts and recordings of the phone services, which need all three approved. @spec §5 Phone services, §3 performerIVRDetails */
export type PhoneProfile = {
  readonly profileName: string;
  readonly advertisement: string;
  readonly welcome: string;
  /** approved or pending; empty while there is nothing. */
  readonly status: string;
};

export const NO_PHONE_PROFILE: PhoneProfile = { profileName: '', advertisement: '', welcome: '', status: '' };

const PHONE_RULES: readonly FieldRule<PhoneProfile>[] = [
  required('profileName'),
  atMost('profileName', MAX_DUTCH_NAME),
  fits('profileName', isAllowedText, 'forbiddenText'),
  required('advertisement'),
  atMost('advertisement', MAX_DESCRIPTION),
  fits('advertisement', isAllowedText, 'forbiddenText'),
  required('welcome'),
  atMost('welcome', MAX_DESCRIPTION),
  fits('welcome', isAllowedText, 'forbiddenText'),
];

/**
 * Finds problems of the texts of the phone services: each is required, of limited length and without forbidden words.
 * @spec §5 Phone services need approved name, advertisement and welcome message
 */
export const phoneProfileProblems = (values: PhoneProfile): Problems => problemsOf(PHONE_RULES, values);

/** Recordings in the performer's own voice, by the platform's names. @spec §3 performerIVRDetails */
export const PHONE_RECORDINGS = ['profilename', 'introduction_message'] as const;

export type PhoneRecordingName = (typeof PHONE_RECORDINGS)[number];

/** Moderation states of a recording. */
export const RECORDING_REVIEWS = ['none', 'pending', 'approved', 'rejected'] as const;

export type RecordingReview = (typeof RECORDING_REVIEWS)[number];

export type RecordingReviews = Readonly<Record<PhoneRecordingName, RecordingReview>>;

export const NO_RECORDINGS: RecordingReviews = recordOf(PHONE_RECORDINGS, 'none');

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

/** Checks whether a file is a sound of a known kind and at most 5 MB. @spec §5 Phone services — the kinds and the size are our choice */
export const isRecording = (content: FileContent): boolean =>
  content.byteLength <= MAX_RECORDING_SIZE && soundType(content) !== undefined;

/**
 * Address of a recording of the phone services, which the browser opens as a link.
 * @param apiUrl the full API URL
 * @param version number of the recording, so that an older one is not played again
 * @spec §7 performer_ivr
 */
export const recordingLink = (apiUrl: string, id: PerformerId, name: PhoneRecordingName, version: number): string =>
  `${apiUrl.replace(/\/$/u, '')}/performer/performer_account/${encodeURIComponent(id)}/performer_ivr/${name}?version=${version}`;
