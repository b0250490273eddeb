import * as z from 'zod';
import { createFileProbe } from '@greenroom/adapters-http/media/file-probe.media';
import { modalFor, URGENT_ACTIONS, type UrgentAction } from '@greenroom/core/account/verification';
import { bytes } from '@greenroom/core/kernel/units';
import { documentProblem } from '@greenroom/core/registration/document-picture';
import { redraw } from '../gallery/redraw.ts';
import type { Store } from '../store/store.ts';
import type { Papers } from '../profile/papers.ts';

const KIND = 'urgent';
const actionsWire = z.object({ actions: z.array(z.enum(URGENT_ACTIONS)) });

/** A recording of less than this holds no sentence. */
const LEAST_RECORDING = 200;

/** Lists what the performer must verify. */
export const dueOf = async (papers: Papers, performerId: string, within?: Store): Promise<readonly UrgentAction[]> => {
  const paper = await papers.read(performerId, KIND, within);
  return paper === undefined ? [] : actionsWire.parse(JSON.parse(paper.content)).actions;
};

export const setDue = (
  papers: Papers,
  performerId: string,
  actions: readonly UrgentAction[],
  within?: Store,
): Promise<void> => papers.write(performerId, KIND, { actions }, 'kept', within);

/** A picture for a face, something long enough for a voice: nobody is recognised here. */
export const isShown = async (action: UrgentAction, content: Uint8Array<ArrayBuffer>): Promise<boolean> => {
  if (modalFor(action) === 'voice-recog') return content.byteLength >= LEAST_RECORDING;
  const picked = { name: '', size: bytes(content.byteLength), content: new Blob([content]) };
  const probed = await createFileProbe().look(picked);
  return documentProblem(picked.size, probed) === undefined && (await redraw(content)) !== undefined;
};
