import type { SimulatedToy } from './toy-drawer.ts';

/** Twelve digits, as the vendor's ids have; the same toys have the same ids in every run. */
const idFor = (model: string, place: number): string => {
  const digits = Array.from(model).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xff_ff_ff_ff, 7);
  return `${digits.toString(16).padStart(8, '0')}${place.toString(16).padStart(4, '0')}`;
};

/**
 * `lush`, `nora:55` or `max:null`: a model and its battery.
 *
 * @param place from 1 on, among all that are named
 * @returns undefined where the text names no toy
 */
export const toyNamed = (text: string, place: number): SimulatedToy | undefined => {
  const [model = '', battery = '80'] = text.split(':');
  const percent = battery === 'null' ? null : Number(battery);
  const fits = percent === null || (percent >= 0 && percent <= 100);
  if (!/^[a-z][a-z ]*$/.test(model) || !fits) return undefined;
  return { id: idFor(model, place), model, nickName: '', battery: percent, connected: true };
};

/** @throws RangeError where one of the texts names no toy */
export const toysNamed = (texts: readonly string[]): readonly SimulatedToy[] =>
  texts.map((text, index) => {
    const toy = toyNamed(text, index + 1);
    if (toy === undefined) throw new RangeError(`${text} is no toy`);
    return toy;
  });
