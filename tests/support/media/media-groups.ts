import * as z from 'zod';
import type { BarePerformer } from '../bare-performer.ts';

const itemWire = z.looseObject({
  id: z.string(),
  state: z.string(),
  width: z.number(),
  height: z.number(),
  description: z.string(),
  reason: z.string().nullable(),
  thumbs: z.array(z.object({ url: z.string(), width: z.number() })),
  url: z.string().nullable(),
});
const groupWire = z.object({ total: z.number(), items: z.array(itemWire) });
const groupsWire = z.object({
  approved: groupWire,
  pending: groupWire,
  rejected: groupWire,
  new: groupWire.optional(),
});

/** Reads photos or videos by review status, as the platform tells it. */
export const readGroups = async (
  performer: BarePerformer,
  performerId: string,
  kind: 'photos' | 'medias',
  paid = 0,
) => {
  const limit = kind === 'photos' ? 200 : 20;
  const path = `performer/performer_accounts/${performerId}/${kind}/group?limit=${limit}&offset=0&paid=${paid}`;
  return groupsWire.parse((await performer.call('GET', path)).json);
};
