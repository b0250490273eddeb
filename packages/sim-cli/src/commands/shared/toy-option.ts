import { InvalidArgumentError, Option } from 'commander';
import type { SimulatedToy } from '../../actors/toy-drawer.ts';

/** Twelve digits, as the vendor's ids have; the same toys have the same ids in every run. */
const idFor = (model: string, place: number): string => {
  const digits = Array.from(model).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xff_ff_ff_ff, 7);
  return `${digits.toString(16).padStart(8, '0')}${place.toString(16).padStart(4, '0')}`;
};

/** `lush`, `nora:55` or `max:null`: a model and its battery. */
export const toyOf = (text: string, earlier: readonly SimulatedToy[]): readonly SimulatedToy[] => {
  const [model = '', battery = '80'] = text.split(':');
  const percent = battery === 'null' ? null : Number(battery);
  const fits = percent === null || (percent >= 0 && percent <= 100);
  if (!/^[a-z][a-z ]*$/.test(model) || !fits)
    throw new InvalidArgumentError('It must be a model such as lush, or nora:55.');
  return [...earlier, { id: idFor(model, earlier.length + 1), model, nickName: '', battery: percent, connected: true }];
};

/** What is in the drawer when nothing is said. */
const DEFAULT_TOYS: readonly SimulatedToy[] = toyOf('nora:55', toyOf('lush:80', []));

/** The same for everything that has toys in it. */
export const toyOption = (): Option =>
  new Option('--toy <model[:battery]>', 'a toy; repeatable')
    .argParser((text: string, before: readonly SimulatedToy[]) => toyOf(text, before === DEFAULT_TOYS ? [] : before))
    .default(DEFAULT_TOYS, 'lush:80 and nora:55');
