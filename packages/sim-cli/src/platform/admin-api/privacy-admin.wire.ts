import * as z from 'zod';
import { isRegionCode, type RegionCode } from '@greenroom/core/region-blocks/region';

/** Hides a performer from a region, or shows the performer there again. */
export const hideWire = z.object({
  performerId: z.string().min(1),
  region: z.custom<RegionCode>((code) => typeof code === 'string' && isRegionCode(code)),
  on: z.boolean().default(true),
});
