import * as z from 'zod';
import { createFileProbe } from '@greenroom/adapters-http/gallery/file-probe.media';
import { bytes } from '@greenroom/core/kernel/units';
import { documentProblem } from '@greenroom/core/registration/document-picture';
import { modalFor, URGENT_ACTIONS, type UrgentAction } from '@greenroom/core/verification/verification-api.port';
import type { Submissions } from '../../base/people/submissions.ts';
import type { Store } from '../../base/store/store.ts';
import { reencodeImage } from '../gallery/reencode-image.ts';

const KIND = 'urgent';
const actionsWire = z.object({ actions: z.array(z.enum(URGENT_ACTIONS)) });

/** A recording of less than this holds no sentence. */
const LEAST_RECORDING = 200;

/** Lists what the performer must verify. */
export const dueOf = async (
  submissions: Submissions,
  performerId: string,
  within?: Store,
): Promise<readonly UrgentAction[]> => {
  const submission = await submissions.read(performerId, KIND, within);
  return submission === undefined ? [] : actionsWire.parse(JSON.parse(submission.content)).actions;
};

export const setDue = (
  submissions: Submissions,
  performerId: string,
  actions: readonly UrgentAction[],
  within?: Store,
): Promise<void> => submissions.write(performerId, { kind: KIND, content: { actions }, status: 'kept' }, within);

/** Checks a picture for a face, and a recording for its length: people are not recognised here. */
export const isShown = async (action: UrgentAction, content: Uint8Array<ArrayBuffer>): Promise<boolean> => {
  if (modalFor(action) === 'voice-recog') return content.byteLength >= LEAST_RECORDING;
  const picked = { name: '', size: bytes(content.byteLength), content: new Blob([content]) };
  const probed = await createFileProbe().look(picked);
  return documentProblem(picked.size, probed) === undefined && (await reencodeImage(content)) !== undefined;
};
