import type { UploadId } from '../kernel/ids.ts';
import { NO_EFFECTS, unchanged, type Step } from '../kernel/machine.ts';
import type { Bytes } from '../kernel/units.ts';
import { bytes } from '../kernel/units.ts';
import type { MediaKind } from './media-item.ts';
import type { MediaErrorCode } from './media.errors.ts';
import type { PaidUnderWay } from './paid-media.ts';
import { type PhotoSize, UPLOADS_AT_ONCE } from './upload-limits.ts';
import type { PickedFile, UploadTask } from './upload.port.ts';

/** Phase of one upload. @spec §8 Profile and media — upload image or video */
export type UploadPhase =
  | { readonly at: 'checking' }
  /** Waits while two others are sent; `begun`: the platform's client has its part already. */
  | { readonly at: 'waiting'; readonly begun: boolean }
  | { readonly at: 'sending' }
  /** The connection broke; it reconnects by itself. */
  | { readonly at: 'interrupted' }
  /** Paused by the performer, or because the connection stayed broken. */
  | { readonly at: 'paused'; readonly by: 'performer' | 'connection' }
  /** Unfinished before a reload; continues once its file is picked again. */
  | { readonly at: 'left'; readonly problem: MediaErrorCode | undefined }
  | { readonly at: 'done' }
  | { readonly at: 'failed'; readonly code: MediaErrorCode };

export interface Upload {
  readonly id: UploadId;
  readonly task: UploadTask;
  readonly phase: UploadPhase;
  readonly sent: Bytes;
  /** Fingerprint of its file, once it has been probed. */
  readonly fingerprint: string | undefined;
  /** A photo's, once it has been looked at. */
  readonly size: PhotoSize | undefined;
  /** Address of the platform's part, once there is one. */
  readonly address: string | undefined;
}

/** Stored part of an upload: everything but the content of its file. */
export interface UnfinishedUpload extends Pick<Upload, 'task' | 'sent'> {
  readonly fingerprint: string;
  readonly address: string;
}

export interface UploadsState {
  /** In the order in which they were picked. */
  readonly uploads: readonly Upload[];
}

export type UploadsEvent =
  | { readonly type: 'picked'; readonly id: UploadId; readonly task: UploadTask } // the performer, once for each file
  | { readonly type: 'recalled'; readonly id: UploadId; readonly upload: UnfinishedUpload } // once for each, with the page
  | { readonly type: 'fileChosen'; readonly id: UploadId; readonly file: PickedFile } // the performer, for an unfinished one
  | { readonly type: 'compared'; readonly id: UploadId; readonly file: PickedFile; readonly same: boolean }
  | {
      readonly type: 'checked';
      readonly id: UploadId;
      readonly problem: MediaErrorCode | undefined;
      readonly fingerprint: string | undefined;
      readonly size: PhotoSize | undefined;
    }
  | { readonly type: 'opened'; readonly id: UploadId; readonly address: string }
  | { readonly type: 'progressed'; readonly id: UploadId; readonly sent: Bytes }
  | { readonly type: 'interrupted'; readonly id: UploadId }
  | { readonly type: 'gaveUp'; readonly id: UploadId }
  | { readonly type: 'finished'; readonly id: UploadId }
  | { readonly type: 'failed'; readonly id: UploadId; readonly code: MediaErrorCode }
  | { readonly type: 'pauseRequested'; readonly id: UploadId }
  | { readonly type: 'resumeRequested'; readonly id: UploadId }
  | { readonly type: 'retryRequested'; readonly id: UploadId }
  | { readonly type: 'cancelRequested'; readonly id: UploadId }
  | { readonly type: 'finishedCleared' }
  /** `keeps`: what the platform has of them stays, to go on there later. */
  | { readonly type: 'reset'; readonly keeps: boolean };

export type UploadsEffect =
  | { readonly type: 'check'; readonly id: UploadId; readonly task: UploadTask }
  | {
      readonly type: 'compare';
      readonly id: UploadId;
      readonly file: PickedFile;
      readonly fingerprint: string | undefined;
    }
  | { readonly type: 'start'; readonly id: UploadId; readonly task: UploadTask; readonly address: string | undefined }
  | { readonly type: 'discard'; readonly task: UploadTask; readonly address: string }
  | { readonly type: 'pause' | 'resume' | 'cancel' | 'leave'; readonly id: UploadId }
  | { readonly type: 'uploaded'; readonly task: UploadTask };

type UploadsStep = Step<UploadsState, UploadsEffect>;

export const NO_UPLOADS: UploadsState = { uploads: [] };

const isAtItsEnd = ({ phase }: Upload): boolean => phase.at === 'done' || phase.at === 'failed';
/** Closing the page would stop it. */
export const isUnderWay = (upload: Upload): boolean => !isAtItsEnd(upload) && upload.phase.at !== 'left';
/** Counts the paid ones that are under way. */
export const paidUnderWay = ({ uploads: all }: UploadsState, kind: MediaKind): PaidUnderWay => {
  const paid = all.filter((upload) => upload.task.paid && isUnderWay(upload));
  return { all: paid.length, ofKind: paid.filter(({ task }) => task.kind === kind).length };
};
const holdsConnection = ({ phase }: Upload): boolean => phase.at === 'sending' || phase.at === 'interrupted';
/** The uploader holds part of it. */
const isKnownOutside = (upload: Upload): boolean =>
  holdsConnection(upload) || upload.phase.at === 'paused' || (upload.phase.at === 'waiting' && upload.phase.begun);

/** Effects that remove every trace of an upload. */
const traces = (upload: Upload): readonly UploadsEffect[] => {
  const { id, task, phase, address } = upload;
  if (isKnownOutside(upload)) return [{ type: 'cancel', id }];
  return phase.at === 'left' && address !== undefined ? [{ type: 'discard', task, address }] : NO_EFFECTS;
};

const withPhase = (
  { uploads }: UploadsState,
  id: UploadId,
  phase: UploadPhase,
  more: Partial<Upload> = {},
): UploadsState => ({
  uploads: uploads.map((upload) => (upload.id === id ? { ...upload, phase, ...more } : upload)),
});

/** Starts waiting uploads while fewer than two are sent. */
const startWaiting = ({ state, effects }: UploadsStep): UploadsStep => {
  const free = UPLOADS_AT_ONCE - state.uploads.filter(holdsConnection).length;
  const next = state.uploads.filter(({ phase }) => phase.at === 'waiting').slice(0, Math.max(0, free));
  return next.reduce<UploadsStep>(
    (step, upload) => {
      const { id, task, address } = upload;
      const effect: UploadsEffect = isKnownOutside(upload)
        ? { type: 'resume', id }
        : { type: 'start', id, task, address };
      return { state: withPhase(step.state, id, { at: 'sending' }), effects: [...step.effects, effect] };
    },
    { state, effects },
  );
};

/** Merges a newly picked file into the unfinished upload of the same file, with the new purpose. */
const takeOver = (state: UploadsState, upload: Upload, fingerprint: string | undefined): UploadsState => {
  const { id, task, size } = upload;
  const left = state.uploads.find(
    (other) =>
      other.phase.at === 'left' &&
      other.task.kind === task.kind &&
      other.fingerprint === fingerprint &&
      fingerprint !== undefined,
  );
  const { address, sent } = left ?? upload;
  const uploads = state.uploads.filter((other) => other !== left);
  return withPhase({ uploads }, id, { at: 'waiting', begun: false }, { fingerprint, size, address, sent });
};

const transitionUpload = (state: UploadsState, upload: Upload, event: UploadsEvent): UploadsStep => {
  const { id, task, phase } = upload;
  const isSending = holdsConnection(upload);
  switch (event.type) {
    case 'checked': {
      if (phase.at !== 'checking') return unchanged(state);
      const { problem, fingerprint, size } = event;
      if (problem !== undefined) return unchanged(withPhase(state, id, { at: 'failed', code: problem }, { size }));
      return unchanged(takeOver(state, { ...upload, size }, fingerprint));
    }
    case 'fileChosen': {
      const { file } = event;
      if (phase.at !== 'left') return unchanged(state);
      return { state, effects: [{ type: 'compare', id, file, fingerprint: upload.fingerprint }] };
    }
    case 'compared': {
      const { file, same } = event;
      if (phase.at !== 'left') return unchanged(state);
      if (!same) return unchanged(withPhase(state, id, { at: 'left', problem: 'media.otherFile' }));
      return unchanged(withPhase(state, id, { at: 'waiting', begun: false }, { task: { ...task, file } }));
    }
    case 'opened':
      return isSending && upload.address !== event.address
        ? unchanged(withPhase(state, id, phase, { address: event.address }))
        : unchanged(state);
    case 'progressed':
      return isSending ? unchanged(withPhase(state, id, { at: 'sending' }, { sent: event.sent })) : unchanged(state);
    case 'interrupted':
      return isSending ? unchanged(withPhase(state, id, { at: 'interrupted' })) : unchanged(state);
    case 'gaveUp':
      return isSending ? unchanged(withPhase(state, id, { at: 'paused', by: 'connection' })) : unchanged(state);
    // Also while it is paused: all of it may have arrived before.
    case 'finished':
      if (!isKnownOutside(upload)) return unchanged(state);
      return {
        state: withPhase(state, id, { at: 'done' }, { sent: task.file.size }),
        effects: [{ type: 'uploaded', task }],
      };
    case 'failed':
      return isKnownOutside(upload)
        ? unchanged(withPhase(state, id, { at: 'failed', code: event.code }))
        : unchanged(state);
    case 'pauseRequested':
      if (!isSending) return unchanged(state);
      return { state: withPhase(state, id, { at: 'paused', by: 'performer' }), effects: [{ type: 'pause', id }] };
    case 'resumeRequested':
      if (phase.at !== 'paused') return unchanged(state);
      return unchanged(withPhase(state, id, { at: 'waiting', begun: true }));
    case 'retryRequested':
      if (phase.at !== 'failed') return unchanged(state);
      return {
        state: withPhase(state, id, { at: 'checking' }, { sent: bytes(0), address: undefined }),
        effects: [{ type: 'check', id, task }],
      };
    case 'cancelRequested':
      return {
        state: { uploads: state.uploads.filter((other) => other !== upload) },
        effects: traces(upload),
      };
    default:
      return unchanged(state);
  }
};

const NEW = {
  phase: { at: 'checking' },
  sent: bytes(0),
  fingerprint: undefined,
  size: undefined,
  address: undefined,
} as const;

const settle = (state: UploadsState, event: UploadsEvent): UploadsStep => {
  if (event.type === 'picked') {
    const { id, task } = event;
    const upload: Upload = { ...NEW, id, task };
    return { state: { uploads: [...state.uploads, upload] }, effects: [{ type: 'check', id, task }] };
  }
  if (event.type === 'recalled') {
    const { id, upload } = event;
    if (state.uploads.some(({ address }) => address === upload.address)) return unchanged(state);
    return unchanged({
      uploads: [...state.uploads, { ...NEW, ...upload, id, phase: { at: 'left', problem: undefined } }],
    });
  }
  if (event.type === 'finishedCleared')
    return unchanged({ uploads: state.uploads.filter((each) => !isAtItsEnd(each)) });
  if (event.type === 'reset') {
    const type = event.keeps ? 'leave' : 'cancel';
    return { state: NO_UPLOADS, effects: state.uploads.filter(isKnownOutside).map(({ id }) => ({ type, id })) };
  }
  const upload = state.uploads.find(({ id }) => id === event.id);
  return upload === undefined ? unchanged(state) : transitionUpload(state, upload, event);
};

/**
 * State of the uploads: files are checked, sent two at a time, interrupted, resumed or cancelled.
 * @spec §5 Photo, Video; §8 upload image or video failed
 */
export const uploads = (state: UploadsState, event: UploadsEvent): UploadsStep => startWaiting(settle(state, event));
