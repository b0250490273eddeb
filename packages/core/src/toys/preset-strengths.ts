import { millis } from '../kernel/units.ts';
import type { PresetKind } from './motions.ts';

/**
 * Strengths of each pattern, one after another, from 0 to 20: what a toy without patterns of its own runs, and what a preview shows. The
 * vendor's app plays its own pattern of the same name.
 * @spec §3 Toy — presetKind
 */
export const PRESET_STRENGTHS: Readonly<Record<PresetKind, readonly [number, ...number[]]>> = {
  wave: [4, 8, 12, 16, 20, 16, 12, 8],
  pulse: [20, 20, 0, 0],
  earthquake: [20, 6, 14, 20, 4, 18, 8, 20],
  fireworks: [2, 4, 8, 12, 16, 20, 20, 0],
};

/** Duration of each strength. */
export const PRESET_STEP = millis(250);
