import { FULL_VOLUME } from './attention.constants.ts';

/** A sound loud to everyone else is felt as half as loud at a quarter of the gain. */
export const gainOf = (volume: number): number => (volume / FULL_VOLUME) ** 2;
