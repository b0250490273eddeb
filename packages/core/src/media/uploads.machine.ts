import type { UploadId } from '../kernel/ids.ts';
import { NO_EFFECTS, type Step } from '../kernel/machine.ts';
import type { Bytes } from '../kernel/units.ts';
import { bytes } from '../kernel/units.ts';
import { UPLOADS_AT_ONCE } from './media.constants.ts';
import type { MediaErrorCode } from './media.errors.ts';
import type { UploadWish } from './upload.port.ts';

/** Where one file is on its way. @spec §8 Profile and media — upload image or video */
export type UploadPhase =
  | { readonly at: 'checking' }
  | { readonly at: 'waiting' }
  | { readonly at: 'sending' }
  /** The line broke; it is tried again by itself. */
  | { readonly at: 'interrupted' }
  /** By her, or because the line stayed broken. */
  | { readonly at: 'paused'; readonly by: 'her' | 'line' }
  | { readonly at: 'done' }
  | { readonly at: 'failed'; readonly code: MediaErrorCode };

export interface Upload {
  readonly id: UploadId;
  readonly wish: UploadWish;
  readonly phase: UploadPhase;
  readonly sent: Bytes;
}

export interface UploadsState {
  /** In the order in which she chose them. */
  readonly uploads: readonly Upload[];
}

export type UploadsEvent =
  | { readonly type: 'picked'; readonly id: UploadId; readonly wish: UploadWish } // she, once for each file
  | { readonly type: 'checked'; readonly id: UploadId; readonly problem: MediaErrorCode | undefined }
  | { readonly type: 'progressed'; readonly id: UploadId; readonly sent: Bytes }
  | { readonly type: 'interrupted'; readonly id: UploadId }
  | { readonly type: 'gaveUp'; readonly id: UploadId }
  | { readonly type: 'finished'; readonly id: UploadId }
  | { readonly type: 'failed'; readonly id: UploadId; readonly code: MediaErrorCode }
  | { readonly type: 'pauseAsked'; readonly id: UploadId }
  | { readonly type: 'resumeAsked'; readonly id: UploadId }
  | { readonly type: 'retryAsked'; readonly id: UploadId }
  | { readonly type: 'cancelAsked'; readonly id: UploadId }
  | { readonly type: 'finishedCleared' }
  | { readonly type: 'reset' };

export type UploadsEffect =
  | { readonly type: 'check'; readonly id: UploadId; readonly wish: UploadWish }
  | { readonly type: 'start'; readonly id: UploadId; readonly wish: UploadWish }
  | { readonly type: 'pause' | 'resume' | 'cancel'; readonly id: UploadId }
  | { readonly type: 'cameThrough'; readonly wish: UploadWish };

type UploadsStep = Step<UploadsState, UploadsEffect>;

export const NO_UPLOADS: UploadsState = { uploads: [] };

/** Not at its end yet: closing the page would lose it. */
export const isUnderWay = ({ phase }: Upload): boolean => phase.at !== 'done' && phase.at !== 'failed';
const holdsALine = ({ phase }: Upload): boolean => phase.at === 'sending' || phase.at === 'interrupted';
/** The platform's client holds something of it. */
const isKnownOutside = (upload: Upload): boolean => holdsALine(upload) || upload.phase.at === 'paused';

const only = (state: UploadsState): UploadsStep => ({ state, effects: NO_EFFECTS });

const withPhase = (
  { uploads }: UploadsState,
  id: UploadId,
  phase: UploadPhase,
  more: Partial<Upload> = {},
): UploadsState => ({
  uploads: uploads.map((upload) => (upload.id === id ? { ...upload, phase, ...more } : upload)),
});

/** Those that wait take the lines that are free. */
const fillLines = ({ state, effects }: UploadsStep): UploadsStep => {
  const free = UPLOADS_AT_ONCE - state.uploads.filter(holdsALine).length;
  const next = state.uploads.filter(({ phase }) => phase.at === 'waiting').slice(0, Math.max(0, free));
  return next.reduce<UploadsStep>(
    (step, { id, wish }) => ({
      state: withPhase(step.state, id, { at: 'sending' }),
      effects: [...step.effects, { type: 'start', id, wish }],
    }),
    { state, effects },
  );
};

const heard = (state: UploadsState, upload: Upload, event: UploadsEvent): UploadsStep => {
  const { id, wish, phase } = upload;
  const isSending = holdsALine(upload);
  switch (event.type) {
    case 'checked': {
      if (phase.at !== 'checking') return only(state);
      const { problem } = event;
      return only(withPhase(state, id, problem === undefined ? { at: 'waiting' } : { at: 'failed', code: problem }));
    }
    case 'progressed':
      return isSending ? only(withPhase(state, id, { at: 'sending' }, { sent: event.sent })) : only(state);
    case 'interrupted':
      return isSending ? only(withPhase(state, id, { at: 'interrupted' })) : only(state);
    case 'gaveUp':
      return isSending ? only(withPhase(state, id, { at: 'paused', by: 'line' })) : only(state);
    case 'finished':
      if (!isSending) return only(state);
      return {
        state: withPhase(state, id, { at: 'done' }, { sent: wish.file.size }),
        effects: [{ type: 'cameThrough', wish }],
      };
    case 'failed':
      return isSending ? only(withPhase(state, id, { at: 'failed', code: event.code })) : only(state);
    case 'pauseAsked':
      if (!isSending) return only(state);
      return { state: withPhase(state, id, { at: 'paused', by: 'her' }), effects: [{ type: 'pause', id }] };
    case 'resumeAsked':
      if (phase.at !== 'paused') return only(state);
      return { state: withPhase(state, id, { at: 'sending' }), effects: [{ type: 'resume', id }] };
    case 'retryAsked':
      if (phase.at !== 'failed') return only(state);
      return {
        state: withPhase(state, id, { at: 'checking' }, { sent: bytes(0) }),
        effects: [{ type: 'check', id, wish }],
      };
    case 'cancelAsked':
      return {
        state: { uploads: state.uploads.filter((other) => other !== upload) },
        effects: isKnownOutside(upload) ? [{ type: 'cancel', id }] : NO_EFFECTS,
      };
    default:
      return only(state);
  }
};

const settle = (state: UploadsState, event: UploadsEvent): UploadsStep => {
  if (event.type === 'picked') {
    const { id, wish } = event;
    const upload: Upload = { id, wish, phase: { at: 'checking' }, sent: bytes(0) };
    return { state: { uploads: [...state.uploads, upload] }, effects: [{ type: 'check', id, wish }] };
  }
  if (event.type === 'finishedCleared') return only({ uploads: state.uploads.filter(isUnderWay) });
  if (event.type === 'reset') {
    return {
      state: NO_UPLOADS,
      effects: state.uploads.filter(isKnownOutside).map(({ id }) => ({ type: 'cancel', id })),
    };
  }
  const upload = state.uploads.find(({ id }) => id === event.id);
  return upload === undefined ? only(state) : heard(state, upload, event);
};

/**
 * Files on their way to the platform: checked, sent two at a time, interrupted, resumed, cancelled.
 * @spec §5 Photo, Video; §8 upload image or video failed
 */
export const uploads = (state: UploadsState, event: UploadsEvent): UploadsStep => fillLines(settle(state, event));
