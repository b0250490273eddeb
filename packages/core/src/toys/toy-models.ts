import type { LevelMotion } from './motions.ts';

/**
 * The supported models, with their motions for an app that does not report them. Others are skipped.
 * @spec §5 Toys — only a fixed list of toy models is supported (others are skipped)
 */
export const TOY_MODELS = {
  lush: ['vibrate'],
  hush: ['vibrate'],
  domi: ['vibrate'],
  ferri: ['vibrate'],
  ambi: ['vibrate'],
  mission: ['vibrate'],
  exomoon: ['vibrate'],
  edge: ['vibrate'],
  dolce: ['vibrate'],
  gemini: ['vibrate'],
  nora: ['vibrate', 'rotate'],
  max: ['vibrate', 'pump'],
  gravity: ['vibrate', 'thrusting'],
  flexer: ['vibrate', 'fingering'],
  tenera: ['suction'],
  xmachine: ['thrusting'],
} as const satisfies Readonly<Record<string, readonly LevelMotion[]>>;

export type ToyModel = keyof typeof TOY_MODELS;

const isToyModel = (value: string): value is ToyModel => Object.hasOwn(TOY_MODELS, value);

/** The model of `Lush 3`, `hush2` or `NORA`; `undefined` for one that is not supported. @spec §5 Toys — a fixed list of toy models */
export const toyModel = (reported: string): ToyModel | undefined => {
  const key = reported.toLowerCase().replaceAll(/[\d\s]/g, '');
  return isToyModel(key) ? key : undefined;
};

/** As the vendor spells them; motors of one kind are numbered. What is not named here is no motion of the product. */
const MOTION_BY_FUNCTION: Readonly<Record<string, LevelMotion>> = {
  vibrate: 'vibrate',
  rotate: 'rotate',
  pump: 'pump',
  thrusting: 'thrusting',
  fingering: 'fingering',
  suction: 'suction',
};

/**
 * Finds the motions of a toy: from its app when that reports them, else from its model.
 * @param functions as the app names them, e.g. `Vibrate1`
 * @spec §3 Toy — motions
 */
export const levelMotionsOf = (model: ToyModel, functions: readonly string[] | undefined): readonly LevelMotion[] => {
  const told = (functions ?? []).map((name) => MOTION_BY_FUNCTION[name.toLowerCase().replace(/\d+$/, '')]);
  const known = [...new Set(told)].filter((motion) => motion !== undefined);
  return known.length > 0 ? known : TOY_MODELS[model];
};
