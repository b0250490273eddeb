import { seconds, type Credits, type Seconds } from '../../kernel/units.ts';
import { DEFAULT_MAX_REACTION_TIME } from '../toys.constants.ts';

/**
 * The longest one tip may keep a toy running.
 *
 * @param amount in credits; `undefined` while the field is empty
 * @returns whole seconds: amount × (⌈amount / 3⌉ + 1)
 * @spec §5 Toys — the default rules 1/2, 3/6, 5/15 and 7/28 sit exactly on this line
 */
export const maxReactionTime = (amount: Credits | undefined): Seconds =>
  amount === undefined ? DEFAULT_MAX_REACTION_TIME : seconds(amount * (Math.ceil(amount / 3) + 1));
