import type { ToyId } from '../kernel/ids.ts';
import { defaultSpeed, type LevelMotion, type Motion, type PresetKind } from './motions.ts';
import { MAX_INTENSITY, MIN_INTENSITY } from './toys.constants.ts';

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
 * @fortests
 */
export const levelMotionsOf = (model: ToyModel, functions: readonly string[] | undefined): readonly LevelMotion[] => {
  const told = (functions ?? []).map((name) => MOTION_BY_FUNCTION[name.toLowerCase().replace(/\d+$/, '')]);
  const known = [...new Set(told)].filter((motion) => motion !== undefined);
  return known.length > 0 ? known : TOY_MODELS[model];
};

/** Weakest and strongest intensity, from 1 to 20, at which rules may run a toy. @spec §3 Toy — sensitivity range */
interface Sensitivity {
  readonly min: number;
  readonly max: number;
}

/** Full range of intensities, which changes no rule's intensity. @spec §3 Toy — sensitivity range */
const FULL_SENSITIVITY: Sensitivity = { min: MIN_INTENSITY, max: MAX_INTENSITY };

const onScale = (value: number): number => Math.min(MAX_INTENSITY, Math.max(MIN_INTENSITY, Math.round(value)));

/** Makes a sensitivity range of two ends, in either order, each limited to 1 to 20. @spec §3 Toy — sensitivity range */
export const sensitivityOf = (one: number, other: number): Sensitivity => ({
  min: Math.min(onScale(one), onScale(other)),
  max: Math.max(onScale(one), onScale(other)),
});

/** Intensity at which a toy runs when a rule requests one. @spec §3 Toy — sensitivity range */
export const feltIntensity = ({ min, max }: Sensitivity, intensity: number): number =>
  Math.min(max, Math.max(min, intensity));

/** A toy as its app reports it. @spec §7 Local toy app — GetToys */
export interface ReportedToy {
  readonly id: ToyId;
  readonly name: string;
  /** The vendor's name of its model. */
  readonly toyType: string;
  readonly connected: boolean;
  /** In percent; `undefined` when the toy does not report it. */
  readonly battery: number | undefined;
  /** Its functions by the vendor's names; `undefined` when the app does not report them. */
  readonly functions: readonly string[] | undefined;
}

/** The performer's settings of a toy. Kept while the toy comes and goes. @spec §3 Toy */
export interface ToySettings {
  /** True when customers may trigger it. */
  readonly enabled: boolean;
  /** Its place in the list, from 0. */
  readonly order: number;
  readonly sensitivity: Sensitivity;
  /** Motions that run without a rule; never none. */
  readonly motions: readonly Motion[];
  readonly speeds: Readonly<Record<LevelMotion, number>>;
  readonly presetKind: PresetKind;
}

/** A toy as its app reports it, with the performer's settings. @spec §3 Toy */
export interface Toy extends ToySettings {
  readonly id: ToyId;
  readonly name: string;
  readonly toyType: ToyModel;
  /** True while the app reaches it. */
  readonly connected: boolean;
  /** True while a command runs on it. */
  readonly active: boolean;
  /** Status for the list. */
  readonly status: 'offline' | 'disabled' | 'ready' | 'running';
  readonly battery: number | undefined;
  /** Motions that it has; preset and pattern are composed by its app. */
  readonly offers: readonly Motion[];
}

/** Speed of each motion before the performer chooses one; less where the motion's range ends earlier. @spec §9 Toy defaults — speed 5 */
const DEFAULT_SPEEDS: Toy['speeds'] = {
  vibrate: defaultSpeed('vibrate'),
  rotate: defaultSpeed('rotate'),
  pump: defaultSpeed('pump'),
  thrusting: defaultSpeed('thrusting'),
  fingering: defaultSpeed('fingering'),
  suction: defaultSpeed('suction'),
};

/** Settings of a toy that was never seen before: on for customers, with every motion it has. @spec §3 Toy */
const firstSettings = (motions: readonly LevelMotion[], order: number): ToySettings => ({
  enabled: true,
  order,
  sensitivity: FULL_SENSITIVITY,
  motions,
  speeds: DEFAULT_SPEEDS,
  presetKind: 'wave',
});

/** Finds the status for the list: out of reach counts before switched off. @spec §3 Toy — status */
export const toyStatus = (toy: Pick<Toy, 'connected' | 'enabled' | 'active'>): Toy['status'] => {
  if (!toy.connected) return 'offline';
  if (!toy.enabled) return 'disabled';
  return toy.active ? 'running' : 'ready';
};

/**
 * Makes a toy of its app's report and the performer's earlier settings.
 * @param active whether a command runs on it
 * @returns undefined when its model is not supported
 * @spec §5 Toys — only a fixed list of toy models is supported
 */
export const toToy = (
  reported: ReportedToy,
  earlier: ToySettings | undefined,
  order: number,
  active: boolean,
): Toy | undefined => {
  const model = toyModel(reported.toyType);
  if (model === undefined) return undefined;
  const { id, name, connected, battery, functions } = reported;
  const motions = levelMotionsOf(model, functions);
  const settings = earlier ?? firstSettings(motions, order);
  const offers: readonly Motion[] = [...motions, 'preset', 'pattern'];
  const kept = settings.motions.filter((motion) => offers.includes(motion));
  return {
    ...settings,
    motions: kept.length > 0 ? kept : motions,
    id,
    name,
    toyType: model,
    connected,
    battery,
    offers,
    active,
    status: toyStatus({ connected, enabled: settings.enabled, active }),
  };
};
