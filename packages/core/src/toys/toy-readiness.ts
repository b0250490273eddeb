import type { ToyConnectionState } from './connection/toy-connection-state.ts';
import type { Toy } from './toy.ts';

/** `attention` where customers are offered toys that cannot run, or a connection failed; `off` where none are offered. */
export type ToyReadiness = 'good' | 'attention' | 'off';

/**
 * Checks whether toys can run before a customer pays for them: connected, and at least one within reach and on for customers.
 * @param isOffered whether the toy service is on
 * @spec §1 — connect interactive toys that customers can trigger for credits
 */
export const toyReadiness = (
  isOffered: boolean,
  { status, error }: Pick<ToyConnectionState, 'status' | 'error'>,
  toys: readonly Pick<Toy, 'connected' | 'enabled'>[],
): ToyReadiness => {
  if (status === 'connected') return toys.some((toy) => toy.connected && toy.enabled) ? 'good' : 'attention';
  return isOffered || error !== undefined ? 'attention' : 'off';
};
