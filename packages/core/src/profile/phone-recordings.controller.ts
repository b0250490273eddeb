import { createGenerations } from '../kernel/generations.ts';
import { recordOf } from '../kernel/json.ts';
import type { Log } from '../kernel/log.port.ts';
import { createValue, readOnly } from '../kernel/machine.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { FileContent } from '../kernel/units.ts';
import {
  isRecording,
  PHONE_RECORDINGS,
  type PhoneRecordingName,
  type RecordingReview,
  type RecordingReviews,
} from './phone-profile.ts';

export interface PhoneRecordingState {
  readonly review: RecordingReview;
  /** A recording that is not sent yet. */
  readonly take: FileContent | undefined;
  readonly sending: boolean;
  readonly error: 'profile.recordingNotSent' | 'profile.recordingNotValid' | undefined;
  /** Grows with each one that was sent: the platform has another one then. */
  readonly version: number;
}

export interface PhoneRecordingsState extends Readonly<Record<PhoneRecordingName, PhoneRecordingState>> {
  /** Something is recorded and not sent. */
  readonly edited: boolean;
}

export interface PhoneRecordingsDeps {
  readonly upload: (name: PhoneRecordingName, content: FileContent) => AsyncResult<undefined>;
  readonly onSent: () => void;
  readonly log: Log;
}

const NO_RECORDING: PhoneRecordingState = {
  review: 'none',
  take: undefined,
  sending: false,
  error: undefined,
  version: 0,
};
const NOTHING: PhoneRecordingsState = { ...recordOf(PHONE_RECORDINGS, NO_RECORDING), edited: false };

/** Keeps the recorded name and welcome. A recording stays in memory until it is sent. @spec §3 performerIVRDetails */
export const createPhoneRecordings = ({ upload, onSent, log }: PhoneRecordingsDeps) => {
  const state = createValue(NOTHING);
  const generations = createGenerations();
  const change = (name: PhoneRecordingName, to: Partial<PhoneRecordingState>): void => {
    const next = { ...state.state(), [name]: { ...state.state()[name], ...to } };
    state.set({ ...next, edited: PHONE_RECORDINGS.some((each) => next[each].take !== undefined) });
  };
  return {
    watch: readOnly(state),
    /** Takes over the moderation states from the platform, when the page is opened. */
    know: (reviews: RecordingReviews) => {
      for (const name of PHONE_RECORDINGS) {
        const { take, error } = state.state()[name];
        // An error without a recording is about a file of an earlier visit.
        change(name, { review: reviews[name], error: take === undefined ? undefined : error });
      }
    },
    record: (name: PhoneRecordingName, take: FileContent) =>
      change(name, isRecording(take) ? { take, error: undefined } : { error: 'profile.recordingNotValid' }),
    send: async (name: PhoneRecordingName) => {
      const { take, sending } = state.state()[name];
      if (take === undefined || sending) return;
      const isCurrent = generations.mark();
      change(name, { sending: true, error: undefined });
      const answer = await upload(name, take);
      if (!isCurrent()) return;
      if (!answer.ok) {
        log.write('error', 'a recording was not sent', { name, status: answer.error.status });
        change(name, { sending: false, error: 'profile.recordingNotSent' });
        return;
      }
      const { version, take: now } = state.state()[name];
      // Keep a recording made during the upload.
      const left = now === take ? undefined : now;
      change(name, { sending: false, take: left, review: 'pending', version: version + 1 });
      onSent();
    },
    discard: (name: PhoneRecordingName) => change(name, { take: undefined, error: undefined }),
    forget: () => {
      generations.begin();
      state.set(NOTHING);
    },
  };
};

export type PhoneRecordingsController = ReturnType<typeof createPhoneRecordings>;
