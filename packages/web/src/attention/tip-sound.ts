import { credits, type Credits } from '@greenroom/core/kernel/units';

/** From how many credits on a tip sounds low, and from how many full; a smaller one is silent. */
export interface TipSoundSizes {
  readonly low: Credits;
  readonly full: Credits;
}

/** Sizes until others are chosen: every tip is audible, from the third default rule on in full. */
export const FIRST_TIP_SIZES: TipSoundSizes = { low: credits(1), full: credits(5) };

/** Share of the volume at which a small tip plays. */
const LOW = 0.4;

/** The part of the volume at which a tip sounds: nothing, low or full. */
export const tipLoudness = (paid: Credits, { low, full }: TipSoundSizes): number => {
  if (paid >= full) return 1;
  return paid >= low ? LOW : 0;
};
