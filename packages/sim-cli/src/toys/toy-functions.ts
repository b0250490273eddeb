/** The vendor's own table, written down a second time on purpose: it must not err together with the product's. */
const FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  nora: ['Vibrate', 'Rotate'],
  ridge: ['Vibrate', 'Rotate'],
  max: ['Vibrate', 'Pump'],
  gravity: ['Vibrate', 'Thrusting'],
  flexer: ['Vibrate', 'Fingering'],
  tenera: ['Suction'],
  xmachine: ['Thrusting'],
  'mini xmachine': ['Thrusting'],
  osci: ['Vibrate', 'Oscillate'],
  gush: ['Oscillate'],
  solace: ['Thrusting', 'Depth'],
  'solace pro': ['Thrusting', 'Stroke', 'Position'],
};

/** Motors that can be driven one by one; the app reports them as Vibrate alone. */
const MOTORS: Readonly<Record<string, readonly string[]>> = {
  edge: ['Vibrate1', 'Vibrate2'],
  dolce: ['Vibrate1', 'Vibrate2'],
  gemini: ['Vibrate1', 'Vibrate2'],
  lapis: ['Vibrate1', 'Vibrate2', 'Vibrate3'],
};

const SHORT_NAMES: Readonly<Record<string, string>> = { Stroke: 'st', Position: 'pos' };

export const functionsOf = (model: string): readonly string[] => FUNCTIONS[model] ?? ['Vibrate'];

/** @see MOTORS */
export const motorsOf = (model: string): readonly string[] => MOTORS[model] ?? [];

/** Abbreviates the name of a function as the app does. */
export const shortName = (name: string): string => SHORT_NAMES[name] ?? name.charAt(0).toLowerCase();
