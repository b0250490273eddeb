import type { ToyId } from '../kernel/ids.ts';
import { millis, type Millis } from '../kernel/units.ts';
import { isLevelMotion, levelAt, type LevelMotion, type Motion, type PresetKind } from './motions.ts';
import { feltIntensity, type Toy } from './toy.ts';

/** One motion at one strength of its own range. */
export interface MotionLevel {
  readonly motion: LevelMotion;
  readonly level: number;
}

/**
 * Action of a toy command: levels of motions, a preset of the app, or a pattern of strengths.
 * @spec §7 Local toy app — command, action, name
 */
export type ToyAction =
  | { readonly type: 'function'; readonly levels: readonly MotionLevel[] }
  | { readonly type: 'preset'; readonly preset: PresetKind }
  | {
      readonly type: 'pattern';
      readonly motions: readonly LevelMotion[];
      /** One after another, from 0 to 20. */
      readonly strengths: readonly number[];
      readonly step: Millis;
    };

/** Command to one toy: one action for a limited time, so that nothing runs for ever. @spec §7 Local toy app — timeSec */
export interface ToyCommand {
  readonly toy: ToyId;
  readonly action: ToyAction;
  readonly time: Millis;
}

/** A pattern of our own swells and ebbs: each part of the strength for one step. */
const SWELL = [0.25, 0.5, 0.75, 1, 0.75, 0.5];
const SWELL_STEP = millis(500);

const swelling = (motions: readonly LevelMotion[], strength: number): ToyAction => ({
  type: 'pattern',
  motions,
  strengths: SWELL.map((part) => Math.max(1, Math.round(part * strength))),
  step: SWELL_STEP,
});

/** Preset and pattern are what the toy’s app composes; anything else has a level for each motion. */
const actionOf = (
  toy: Toy,
  motions: readonly Motion[],
  levels: readonly MotionLevel[],
  strength: number,
): ToyAction => {
  if (motions.includes('preset')) return { type: 'preset', preset: toy.presetKind };
  const named = levels.map(({ motion }) => motion);
  if (motions.includes('pattern'))
    return swelling(named.length > 0 ? named : toy.offers.filter(isLevelMotion), strength);
  return { type: 'function', levels };
};

/**
 * Applies a rule to a toy: its motions as far as the toy has them, at the rule's intensity within the toy's sensitivity.
 * @returns undefined when the toy has none of these motions
 * @spec §3 Toy rule — intensity, motions
 */
export const actionByRule = (toy: Toy, wanted: readonly Motion[], intensity: number): ToyAction | undefined => {
  const motions = wanted.filter((motion) => toy.offers.includes(motion));
  if (motions.length === 0) return undefined;
  const felt = feltIntensity(toy.sensitivity, intensity);
  const levels = motions.filter(isLevelMotion).map((motion) => ({ motion, level: levelAt(motion, felt) }));
  return actionOf(toy, motions, levels, felt);
};

/** Builds the toy's own action: its motions at the speeds in its settings. @spec §3 Toy — motions, per-motion speeds */
export const ownAction = (toy: Toy): ToyAction => {
  const levels = toy.motions.filter(isLevelMotion).map((motion) => ({ motion, level: toy.speeds[motion] }));
  const strongest = Math.max(toy.speeds.vibrate, ...levels.map(({ level }) => level));
  return actionOf(toy, toy.motions, levels, strongest);
};
