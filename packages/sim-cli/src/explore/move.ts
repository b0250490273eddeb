import type { Random } from '@greenroom/core/kernel/random.port';
import type { ScenarioStep } from '../scenario/scenario.wire.ts';

/** Random choices for moves. */
export interface Dice {
  readonly upTo: (limit: number) => number;
  readonly one: <Value>(of: readonly Value[]) => Value;
  readonly happens: (chance: number) => boolean;
  /** The name of a customer. */
  readonly actor: () => string;
}

/** @param names of the customers who come */
export const createDice = ({ next }: Random, names: readonly string[]): Dice => {
  const upTo = (limit: number): number => Math.floor(next() * limit);
  const one = <Value>(of: readonly Value[]): Value => {
    const picked = of[upTo(of.length)];
    if (picked === undefined) throw new RangeError('there is nothing to pick from');
    return picked;
  };
  return { upTo, one, happens: (chance) => next() < chance, actor: () => one(names) };
};

/** Something that happens at any moment, as one step or a few. */
export interface Move {
  readonly weight: number;
  readonly steps: (dice: Dice) => readonly ScenarioStep[];
}

export const move = (weight: number, steps: Move['steps']): Move => ({ weight, steps });

/** Picks one of them, by weight. */
export const pickMove = (moves: readonly Move[], dice: Dice): readonly ScenarioStep[] => {
  let left = dice.upTo(moves.reduce((sum, { weight }) => sum + weight, 0));
  for (const { weight, steps } of moves) {
    left -= weight;
    if (left < 0) return steps(dice);
  }
  return [];
};
