import type { Random } from './random.port.ts';

const GOLDEN_RATIO = 0x9e3779b9;
const TWO_TO_32 = 4_294_967_296;

/**
 * Repeatable chance: the same seed gives the same numbers and ids on every machine.
 * The mixing is SplitMix32: 32 bits of state, good enough for simulation, never for secrets.
 */
export const createSeededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  let ids = 0;
  const next = (): number => {
    state = (state + GOLDEN_RATIO) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    mixed ^= mixed >>> 15;
    return (mixed >>> 0) / TWO_TO_32;
  };
  const id = (): string => {
    ids += 1;
    return `${Math.floor(next() * TWO_TO_32).toString(36)}-${ids.toString(36)}`;
  };
  return { next, id };
};
