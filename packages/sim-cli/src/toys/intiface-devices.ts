import { capitalised } from '../terminal/print.ts';
import type { SimulatedToy } from './toy-drawer.ts';
import { functionsOf } from './toy-functions.ts';

/** One output of a toy, as Intiface offers it. */
interface Output {
  readonly type: string;
  /** The vendor's own word for it. */
  readonly function: string;
  readonly range: readonly [number, number];
}

const OUTPUTS: Readonly<Record<string, Omit<Output, 'function'>>> = {
  Vibrate: { type: 'Vibrate', range: [0, 20] },
  // It turns either way: half of the range is standing still.
  Rotate: { type: 'Rotate', range: [-20, 20] },
  Pump: { type: 'Constrict', range: [0, 3] },
  Thrusting: { type: 'Oscillate', range: [0, 20] },
};

export const outputsOf = ({ model }: SimulatedToy): readonly Output[] =>
  functionsOf(model).flatMap((name) => {
    const output = OUTPUTS[name];
    return output === undefined ? [] : [{ ...output, function: name }];
  });

/** The feature after all outputs is the battery. */
export const batteryFeature = (toy: SimulatedToy): number => outputsOf(toy).length;

const deviceEntry = (toy: SimulatedToy, index: number) => {
  const outputs = outputsOf(toy).map(({ type, range }, feature) => ({
    FeatureIndex: feature,
    FeatureDescriptor: '',
    Output: { [type]: { Value: range } },
    Input: {},
  }));
  const battery = {
    FeatureIndex: batteryFeature(toy),
    FeatureDescriptor: 'battery',
    Output: {},
    Input: { Battery: { Value: [[0, 100]], Command: ['Read'] } },
  };
  const features = toy.battery === null ? outputs : [...outputs, battery];
  return {
    DeviceIndex: index,
    DeviceName: `Brand ${capitalised(toy.model)}`,
    ...(toy.nickName === '' ? {} : { DeviceDisplayName: toy.nickName }),
    DeviceMessageTimingGap: 100,
    DeviceFeatures: Object.fromEntries(features.map((feature) => [feature.FeatureIndex, feature])),
  };
};

/** Lists the devices: only toys that are switched on. */
export const deviceList = (toys: readonly SimulatedToy[]) =>
  Object.fromEntries(toys.flatMap((toy, index) => (toy.connected ? [[index, deviceEntry(toy, index)]] : [])));
