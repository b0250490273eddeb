import { expect, it } from 'vitest';
import { performerId, uploadId } from '../kernel/ids.ts';
import { bytes, credits } from '../kernel/units.ts';
import type { UploadTask } from './upload.port.ts';
import { uploads, type Upload, type UploadPhase, type UploadsEvent, type UploadsState } from './uploads.machine.ts';

const ID = uploadId('1');
const FILE = { name: 'a.jpg', size: bytes(1_000), content: undefined };
const TASK: UploadTask = {
  owner: performerId('1001'),
  kind: 'photo',
  file: FILE,
  paid: false,
  price: credits(0),
  description: '',
};
const PHASES: readonly UploadPhase[] = [
  { at: 'checking' },
  { at: 'sending' },
  { at: 'interrupted' },
  { at: 'paused', by: 'performer' },
  { at: 'left', problem: undefined },
  { at: 'done' },
  { at: 'failed', code: 'media.photoNotUploaded' },
];

const uploadAt = (phase: UploadPhase, more: Partial<Upload> = {}): Upload => ({
  id: ID,
  task: TASK,
  phase,
  sent: bytes(0),
  fingerprint: undefined,
  size: undefined,
  address: '/uploads/1',
  ...more,
});
const stateOf = (...all: readonly Upload[]): UploadsState => ({ uploads: all });
const phasesAfter = (state: UploadsState, event: UploadsEvent): readonly string[] =>
  uploads(state, event).state.uploads.map(({ phase }) => phase.at);

const checked = (fingerprint?: string): UploadsEvent => ({
  type: 'checked',
  id: ID,
  problem: undefined,
  fingerprint,
  size: undefined,
});

it.each<readonly [UploadsEvent, readonly UploadPhase['at'][]]>([
  [checked(), ['checking']],
  [{ type: 'fileChosen', id: ID, file: FILE }, ['left']],
  [{ type: 'compared', id: ID, file: FILE, same: true }, ['left']],
  [{ type: 'opened', id: ID, address: '/uploads/2' }, ['sending', 'interrupted']],
  [{ type: 'progressed', id: ID, sent: bytes(1) }, ['sending', 'interrupted']],
  [{ type: 'interrupted', id: ID }, ['sending', 'interrupted']],
  [{ type: 'gaveUp', id: ID }, ['sending', 'interrupted']],
  [{ type: 'finished', id: ID }, ['sending', 'interrupted', 'paused']],
  [{ type: 'failed', id: ID, code: 'media.photoNotUploaded' }, ['sending', 'interrupted', 'paused']],
  [{ type: 'pauseRequested', id: ID }, ['sending', 'interrupted']],
  [{ type: 'resumeRequested', id: ID }, ['paused']],
  [{ type: 'retryRequested', id: ID }, ['failed']],
])('takes %o in its own phases only: %o', (event, own) => {
  for (const phase of PHASES.filter(({ at }) => !own.includes(at))) {
    const state = stateOf(uploadAt(phase));
    const step = uploads(state, event);
    expect([phase.at, step.state, step.effects]).toEqual([phase.at, state, []]);
  }
});

it('takes the answer to a file that had arrived before it was paused, and asks for nothing again', () => {
  const paused = stateOf(uploadAt({ at: 'paused', by: 'performer' }));
  expect(phasesAfter(paused, { type: 'finished', id: ID })).toEqual(['done']);
  expect(phasesAfter(paused, { type: 'failed', id: ID, code: 'media.photoNotUploaded' })).toEqual(['failed']);
  const { state } = uploads(paused, { type: 'finished', id: ID });
  expect(uploads(state, { type: 'resumeRequested', id: ID }).effects).toEqual([]);
});

it('takes the place of an address once: the same again changes nothing', () => {
  const state = stateOf(uploadAt({ at: 'sending' }));
  expect(uploads(state, { type: 'opened', id: ID, address: '/uploads/1' }).state).toBe(state);
});

it('clears done and failed ones, and nothing else', () => {
  expect(phasesAfter(stateOf(...PHASES.map((phase) => uploadAt(phase))), { type: 'finishedCleared' })).toEqual([
    'checking',
    'sending',
    'interrupted',
    'paused',
    'left',
  ]);
});

it('leaves at a log-out only what the platform’s client holds', () => {
  const all = PHASES.map((phase, place) => uploadAt(phase, { id: uploadId(String(place)) }));
  expect(uploads(stateOf(...all), { type: 'reset', keeps: true }).effects).toEqual([
    { type: 'leave', id: '1' },
    { type: 'leave', id: '2' },
    { type: 'leave', id: '3' },
  ]);
});

it('discards what the platform has of an unfinished one that is cancelled, and nothing of one that was never sent', () => {
  const cancel: UploadsEvent = { type: 'cancelRequested', id: ID };
  const left = uploadAt({ at: 'left', problem: undefined });
  expect(uploads(stateOf(left), cancel).effects).toEqual([{ type: 'discard', task: left.task, address: '/uploads/1' }]);
  expect(uploads(stateOf({ ...left, address: undefined }), cancel).effects).toEqual([]);
  expect(uploads(stateOf(uploadAt({ at: 'done' })), cancel).effects).toEqual([]);
});

it.each([
  ['of the same file and kind', {}, 1],
  ['of another kind', { task: { ...TASK, kind: 'video' } }, 2],
  ['of another file', { fingerprint: 'f2' }, 2],
  ['that is under way', { phase: { at: 'paused', by: 'performer' } }, 2],
] as const)('goes on where an unfinished upload %s stands', (_which, more, count) => {
  const left = uploadAt({ at: 'left', problem: undefined }, { id: uploadId('0'), fingerprint: 'f1', ...more });
  const state = stateOf(left, uploadAt({ at: 'checking' }, { address: undefined }));
  expect(uploads(state, checked('f1')).state.uploads).toHaveLength(count);
});

it('takes no unfinished upload for a file without a fingerprint', () => {
  const left = uploadAt({ at: 'left', problem: undefined }, { id: uploadId('0') });
  const state = stateOf(left, uploadAt({ at: 'checking' }, { address: undefined }));
  expect(uploads(state, checked()).state.uploads).toHaveLength(2);
});
