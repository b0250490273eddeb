import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { toyNamed, toysNamed, type SimulatedToy } from '../../toys/toy-drawer.ts';

/** Toys in the drawer when none are given. */
const DEFAULT_TOYS = toysNamed(['lush:80', 'nora:55']);

const another = (text: string, before: readonly SimulatedToy[]): readonly SimulatedToy[] => {
  const earlier = before === DEFAULT_TOYS ? [] : before;
  const toy = toyNamed(text, earlier.length + 1);
  if (toy === undefined) throw new InvalidArgumentError('It must be a model such as lush, or nora:55.');
  return [...earlier, toy];
};

export const toyOption = () =>
  new Option('--toy <model[:battery]>', 'a toy; repeatable')
    .argParser(another)
    .default(DEFAULT_TOYS, 'lush:80 and nora:55');
