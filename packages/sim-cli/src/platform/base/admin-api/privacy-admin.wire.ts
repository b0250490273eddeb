import * as z from 'zod';
import { DOCUMENTS } from '@greenroom/core/account-data/account-data';
import { MAX_WORD_LENGTH } from '@greenroom/core/blocked-words/blocked-words';
import { MAX_REASON_LENGTH } from '@greenroom/core/blocks/block';
import { isRegionCode, type RegionCode } from '@greenroom/core/region-blocks/region-blocks';

/** Longest name and reason of a view. */
export const MAX_VIEW_TEXT = 100;

/** Blocks a customer for a performer as the platform does, or ends that block. */
export const platformBlockWire = z.object({
  performerId: z.string().min(1),
  reason: z.string().max(MAX_REASON_LENGTH).default(''),
  on: z.boolean().default(true),
});

/** Blocks a word for a performer. */
export const withholdWire = z.object({ performerId: z.string().min(1), word: z.string().min(1).max(MAX_WORD_LENGTH) });

/** Notes that a member of the staff looked at a document. */
export const viewDocumentWire = z.object({
  performerId: z.string().min(1),
  viewer: z.string().min(1).max(MAX_VIEW_TEXT),
  document: z.enum(DOCUMENTS),
  reason: z.string().max(MAX_VIEW_TEXT).default(''),
});

/** Hides a performer from a region, or shows the performer there again. */
export const hideWire = z.object({
  performerId: z.string().min(1),
  region: z.custom<RegionCode>((code) => typeof code === 'string' && isRegionCode(code)),
  on: z.boolean().default(true),
});
