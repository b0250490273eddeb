import { MAX_INTENSITY, MIN_INTENSITY } from './toys.constants.ts';

/** Weakest and strongest intensity, from 1 to 20, at which rules may run a toy. @spec §3 Toy — sensitivity range */
export interface Sensitivity {
  readonly min: number;
  readonly max: number;
}

/** Full range of intensities, which changes no rule's intensity. @spec §3 Toy — sensitivity range */
export const FULL_SENSITIVITY: Sensitivity = { min: MIN_INTENSITY, max: MAX_INTENSITY };

const onScale = (value: number): number => Math.min(MAX_INTENSITY, Math.max(MIN_INTENSITY, Math.round(value)));

/** Makes a sensitivity range of two ends, in either order, each limited to 1 to 20. @spec §3 Toy — sensitivity range */
export const sensitivityOf = (one: number, other: number): Sensitivity => ({
  min: Math.min(onScale(one), onScale(other)),
  max: Math.max(onScale(one), onScale(other)),
});

/** Intensity at which a toy runs where a rule asks for one. @spec §3 Toy — sensitivity range */
export const feltIntensity = ({ min, max }: Sensitivity, intensity: number): number =>
  Math.min(max, Math.max(min, intensity));
