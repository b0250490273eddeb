import { err, ok, type Result } from '../kernel/result.ts';
import { millis } from '../kernel/units.ts';
import { DEFAULT_SPEED, MAX_INTENSITY } from './toys.constants.ts';

/** Motions of toys. @spec §3 Toy — motions */
export const MOTIONS = ['vibrate', 'rotate', 'pump', 'preset', 'pattern', 'thrusting', 'fingering', 'suction'] as const;
export type Motion = (typeof MOTIONS)[number];

/** Greatest strength of each motion that has a strength; the weakest is 1. @spec §3 Toy — per-motion speeds */
export const STRONGEST = {
  vibrate: 20,
  rotate: 20,
  pump: 3,
  thrusting: 20,
  fingering: 20,
  suction: 20,
} as const satisfies Partial<Record<Motion, number>>;

/** A motion with a strength of its own: all but preset and pattern, which the app composes. */
export type LevelMotion = keyof typeof STRONGEST;

/** The patterns that the toy's app knows by name. @spec §3 Toy — presetKind */
export const PRESETS = ['wave', 'pulse', 'earthquake', 'fireworks'] as const;
export type PresetKind = (typeof PRESETS)[number];

export const isMotion = (value: string): value is Motion => MOTIONS.some((motion) => motion === value);
export const isLevelMotion = (motion: Motion): motion is LevelMotion => motion in STRONGEST;

const within = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Fits a speed to a motion: a whole number from 1 to its greatest strength. @spec §3 Toy — per-motion speeds */
export const fittingSpeed = (motion: LevelMotion, speed: number): number =>
  within(1, Math.round(speed), STRONGEST[motion]);

export const defaultSpeed = (motion: LevelMotion): number => fittingSpeed(motion, DEFAULT_SPEED);

/**
 * Converts an intensity to the strength of a motion in its own range; it never becomes 0.
 * @param intensity from 1 to 20
 * @spec §3 Toy rule — intensity
 */
export const levelAt = (motion: LevelMotion, intensity: number): number =>
  fittingSpeed(motion, Math.ceil((intensity * STRONGEST[motion]) / MAX_INTENSITY));

/**
 * Returns the motions after one switch is turned: preset excludes all others, and the last motion stays on.
 * @spec §4 Toy connection — selecting the preset capability turns other motions off and vice versa; §5 Toys — at least one motion enabled
 */
export const switchMotion = (
  on: readonly Motion[],
  motion: Motion,
): Result<readonly Motion[], 'toys.atleastOneCapabilty'> => {
  if (on.includes(motion)) {
    const left = on.filter((each) => each !== motion);
    return left.length === 0 ? err('toys.atleastOneCapabilty') : ok(left);
  }
  if (motion === 'preset') return ok(['preset']);
  return ok(MOTIONS.filter((each) => each === motion || (each !== 'preset' && on.includes(each))));
};

/** Checks whether motions may be on together: preset only alone. @spec §4 Toy connection */
export const areCompatible = (motions: readonly Motion[]): boolean =>
  !motions.includes('preset') || motions.length === 1;

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
