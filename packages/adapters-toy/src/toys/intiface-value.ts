import { STRONGEST, type LevelMotion } from '@greenroom/core/toys/motions';

/** Intiface's names of the outputs that the product has motions for. */
export const OUTPUTS = {
  Vibrate: 'vibrate',
  Rotate: 'rotate',
  Oscillate: 'thrusting',
  Constrict: 'pump',
  Inflate: 'pump',
} as const satisfies Readonly<Record<string, LevelMotion>>;
export type OutputName = keyof typeof OUTPUTS;

export const isOutputName = (name: string): name is OutputName => Object.hasOwn(OUTPUTS, name);

/**
 * A level of the product's range as the output's own absolute value, never rounded down to nothing. Intiface's percentages run over the
 * whole range, where half of -20 to 20 is standing still: they are not used.
 * @param strongest the end of the output's range
 * @spec §3 Toy — per-motion speeds
 */
export const outputValue = (motion: LevelMotion, level: number, strongest: number): number =>
  level <= 0 ? 0 : Math.max(1, Math.round((level * strongest) / STRONGEST[motion]));
