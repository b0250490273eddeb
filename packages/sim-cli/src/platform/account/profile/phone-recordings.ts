import * as z from 'zod';
import {
  PHONE_RECORDINGS,
  type PhoneRecordingName,
  type RecordingReviews,
} from '@greenroom/core/profile/phone-profile';
import type { Files } from '../../base/people/files.ts';
import type { Performers } from '../../base/people/performers.ts';
import type { Submissions } from '../../base/people/submissions.ts';
import type { Store } from '../../base/store/store.ts';
import type { SubmissionRow, PerformerRow } from '../../base/store/tables/performer-tables.ts';

const TEXTS = 'ivr';
/** Kind of the submission of a recording, and of its file. */
export const recordingKind = (name: PhoneRecordingName): string => `${TEXTS}-${name}`;

const KINDS: readonly string[] = [TEXTS, ...PHONE_RECORDINGS.map(recordingKind)];

export const isPhoneKind = (kind: string): boolean => KINDS.includes(kind);

const textsWire = z.object({ profilename: z.string(), advertisement: z.string(), introduction_message: z.string() });

type PhoneTexts = z.infer<typeof textsWire>;

/** Texts of a performer who has sent none yet. */
const firstTexts = ({ nickname, phone_name: name, phone_introduction: introduction }: PerformerRow): PhoneTexts => ({
  profilename: name === 1 ? nickname : '',
  advertisement: introduction === 1 ? 'Call me for a good talk.' : '',
  introduction_message: introduction === 1 ? 'Welcome, nice that you call.' : '',
});
const beganWith = (performer: PerformerRow, name: PhoneRecordingName): boolean =>
  (name === 'profilename' ? performer.phone_name : performer.phone_introduction) === 1;

interface PhoneRecordingsDeps {
  readonly files: Pick<Files, 'keep'>;
  readonly submissions: Submissions;
  readonly performers: Performers;
}

/** Creates the store of phone profiles: three texts, and two of them as recordings of the performer's voice. */
export const createPhoneRecordings = ({ files, submissions, performers }: PhoneRecordingsDeps) => {
  const texts = async (performer: PerformerRow) => {
    const submission = await submissions.read(performer.id, TEXTS);
    const found = submission === undefined ? firstTexts(performer) : textsWire.parse(JSON.parse(submission.content));
    const isThere = found.profilename !== '' && found.introduction_message !== '';
    return { ...found, status: submission?.status === 'pending' ? 'pending' : isThere ? 'approved' : '' };
  };
  const reviewOf = async (performer: PerformerRow, name: PhoneRecordingName) => {
    const status = await submissions.statusOf(performer.id, recordingKind(name));
    if (status === undefined) return beganWith(performer, name) ? 'approved' : 'none';
    return status === 'kept' ? 'approved' : status;
  };
  /** The first submissions, so that no change loses a recording that was there before. */
  const keepFirst = async (performer: PerformerRow, within: Store): Promise<void> => {
    const keep = async (kind: string, content: object): Promise<void> => {
      if ((await submissions.statusOf(performer.id, kind, within)) === undefined)
        await submissions.write(performer.id, { kind, content, status: 'approved' }, within);
    };
    if (performer.phone_name === 1 || performer.phone_introduction === 1) await keep(TEXTS, firstTexts(performer));
    for (const name of PHONE_RECORDINGS) if (beganWith(performer, name)) await keep(recordingKind(name), {});
  };
  /** Marks of name and introduction, each set once its text and its recording are approved. @spec §5 Phone services */
  const marks = async (performerId: string, within: Store) => {
    const approved = async (kind: string): Promise<SubmissionRow | undefined> => {
      const submission = await submissions.read(performerId, kind, within);
      return submission?.status === 'approved' ? submission : undefined;
    };
    const submission = await approved(TEXTS);
    const said = submission === undefined ? undefined : textsWire.parse(JSON.parse(submission.content));
    const isThere = async (name: PhoneRecordingName): Promise<0 | 1> =>
      (said?.[name] ?? '') !== '' && (await approved(recordingKind(name))) !== undefined ? 1 : 0;
    return { phone_name: await isThere('profilename'), phone_introduction: await isThere('introduction_message') };
  };
  /** Stores a change by the performer, which waits for a moderator from now on. @param file the recording itself */
  const submit = ({ id }: PerformerRow, kind: string, content: object, file?: Uint8Array): Promise<void> =>
    performers.change(id, async (performer, within) => {
      await keepFirst(performer, within);
      if (file !== undefined) await files.keep(id, kind, file, within);
      await submissions.write(id, { kind, content, status: 'pending' }, within);
      return marks(id, within);
    });
  return {
    texts,
    marks,
    recordings: async (performer: PerformerRow): Promise<RecordingReviews> => ({
      profilename: await reviewOf(performer, 'profilename'),
      introduction_message: await reviewOf(performer, 'introduction_message'),
    }),
    saveTexts: (performer: PerformerRow, sent: PhoneTexts) => submit(performer, TEXTS, sent),
    saveRecording: (performer: PerformerRow, name: PhoneRecordingName, file: Uint8Array) =>
      submit(performer, recordingKind(name), {}, file),
  };
};

export type PhoneRecordings = ReturnType<typeof createPhoneRecordings>;
