import { millis } from '../kernel/units.ts';

/** How long a customer may take to join before the request is dropped. @spec §9 Join timeout */
export const JOIN_TIMEOUT = millis(59_000);
/** The client timer counts up, and the join countdown down, in steps of this. @spec §4 Request flow */
export const TIMER_TICK = millis(1_000);
/** A customer's name is cut here on screen, in characters. @spec §9 Session name display */
export const MAX_CLIENT_NAME_LENGTH = 25;
