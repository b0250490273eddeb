import type { ButtplugClientDevice } from 'buttplug';
import type * as Library from 'buttplug';
import { toyId, type ToyId } from '@greenroom/core/kernel/ids';
import type { Millis } from '@greenroom/core/kernel/units';
import { STRONGEST, levelAt, PRESET_STEP, PRESET_STRENGTHS, type LevelMotion } from '@greenroom/core/toys/motions';
import { toyModel } from '@greenroom/core/toys/toy';
import type { MotionLevel, ToyAction } from '@greenroom/core/toys/toy-command';

/** Levels of a toy until the next step; a motion that is not named rests. */
type IntifaceStep = readonly MotionLevel[];

/** Steps that are repeated until the time is over. Never empty. */
export interface IntifaceSteps {
  readonly steps: readonly [IntifaceStep, ...IntifaceStep[]];
  /** Duration of each step. */
  readonly each: Millis;
}

const stepAt = (motions: readonly LevelMotion[], strength: number): IntifaceStep =>
  strength === 0 ? [] : motions.map((motion) => ({ motion, level: levelAt(motion, strength) }));

/**
 * Converts an action to steps of levels, because Intiface knows no patterns by name.
 * @param motions all that the toy has: a preset runs on each.
 * @spec §7 Local toy app — action, name
 */
export const intifaceSteps = (action: ToyAction, motions: readonly LevelMotion[], time: Millis): IntifaceSteps => {
  switch (action.type) {
    case 'function':
      return { steps: [action.levels], each: time };
    case 'preset': {
      const [first, ...rest] = PRESET_STRENGTHS[action.preset];
      return { steps: [stepAt(motions, first), ...rest.map((one) => stepAt(motions, one))], each: PRESET_STEP };
    }
    case 'pattern': {
      const [first = 0, ...rest] = action.strengths;
      const of = action.motions;
      return { steps: [stepAt(of, first), ...rest.map((one) => stepAt(of, one))], each: action.step };
    }
  }
};

export type IntifaceLibrary = typeof Library;

/** Nothing of it is loaded before a page uses Intiface. */
export const loadIntifaceLibrary = (): Promise<IntifaceLibrary> => import('buttplug');

/** Intiface's names of the outputs that the product has motions for. */
export const OUTPUTS = {
  Vibrate: 'vibrate',
  Rotate: 'rotate',
  Oscillate: 'thrusting',
  Constrict: 'pump',
  Inflate: 'pump',
} as const satisfies Readonly<Record<string, LevelMotion>>;
export type OutputName = keyof typeof OUTPUTS;

const isOutputName = (name: string): name is OutputName => Object.hasOwn(OUTPUTS, name);

/**
 * Converts a level of the product's range to the absolute value of an output; a level above 0 never becomes 0. Intiface's percentages run
 * over the whole range, where half of -20 to 20 is standing still: they are not used.
 * @param strongest the end of the output's range
 * @spec §3 Toy — per-motion speeds
 * @fortests
 */
export const outputValue = (motion: LevelMotion, level: number, strongest: number): number =>
  level <= 0 ? 0 : Math.max(1, Math.round((level * strongest) / STRONGEST[motion]));

/** A toy as Intiface has it. */
export interface IntifaceDevice {
  readonly id: ToyId;
  readonly name: string;
  readonly toyType: string;
  readonly motions: readonly LevelMotion[];
  /** Each output gets its absolute value; what the step does not name gets 0. Rejects when Intiface refuses. */
  readonly take: (step: IntifaceStep) => Promise<unknown>;
  readonly stop: () => Promise<unknown>;
  /** Battery level in percent; undefined for a toy that does not report it. */
  readonly battery: (() => Promise<number>) | undefined;
}

/** Intiface puts the brand before the model. */
const modelIn = (name: string): string => {
  const withoutBrand = name.replace(/^\S+\s+/, '');
  return toyModel(name) === undefined ? withoutBrand : name;
};

/**
 * Gives each toy an id of its own name, because Intiface's numbers pass from one toy to the next. It reports no address; toys of one name are
 * counted, and each keeps its count while it stays.
 *
 * @param before ids by Intiface's numbers, as they were at the last look
 */
export const nameDevices = (
  devices: readonly Pick<ButtplugClientDevice, 'index' | 'name' | 'displayName'>[],
  before: ReadonlyMap<number, ToyId>,
): ReadonlyMap<number, ToyId> => {
  const nameOf = ({ displayName, name }: (typeof devices)[number]): string => `intiface-${displayName ?? name}`;
  const isNamed = (id: ToyId | undefined, name: string): boolean =>
    id !== undefined && (id === name || id.startsWith(`${name} #`));
  const ids = new Map(
    devices.flatMap((device) => {
      const id = before.get(device.index);
      return id !== undefined && isNamed(id, nameOf(device)) ? [[device.index, id] as const] : [];
    }),
  );
  const taken = new Set(ids.values());
  for (const device of devices) {
    if (ids.has(device.index)) continue;
    const name = nameOf(device);
    let id = toyId(name);
    for (let count = 2; taken.has(id); count += 1) id = toyId(`${name} #${count}`);
    taken.add(id);
    ids.set(device.index, id);
  }
  return ids;
};

export const toIntifaceDevice = (device: ButtplugClientDevice, id: ToyId, library: IntifaceLibrary): IntifaceDevice => {
  const features = [...device.features.values()];
  const outputs = features.flatMap((feature) =>
    [...feature.outputs.values()].flatMap(({ type, valueRange: [, strongest] }) => {
      const name: string = type;
      return isOutputName(name) ? [{ feature, name, motion: OUTPUTS[name], strongest }] : [];
    }),
  );
  const reportsBattery = features.some((feature) => feature.hasInput(library.InputType.Battery));
  return {
    id,
    name: device.displayName ?? device.name,
    toyType: modelIn(device.name),
    motions: [...new Set(outputs.map(({ motion }) => motion))],
    take: (step) =>
      Promise.all(
        outputs.map(({ feature, name, motion, strongest }) => {
          const level = step.find((one) => one.motion === motion)?.level ?? 0;
          return feature.runOutput(library.DeviceOutput[name].value(outputValue(motion, level, strongest)));
        }),
      ),
    stop: () => device.stop(),
    battery: reportsBattery ? () => device.battery() : undefined,
  };
};
