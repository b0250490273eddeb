import { type Step, unchanged } from '../../kernel/machine.ts';
import { elapsed, type Millis } from '../../kernel/units.ts';
import { FROZEN_AFTER } from './streaming.constants.ts';

/** State of the customer's picture: moving, or frozen on its last frame. */
export type PictureFlow =
  | { readonly status: 'unknown' }
  /** `packets` of the customer's picture that came until `since`, and none later. */
  | { readonly status: 'moving' | 'frozen'; readonly packets: number; readonly since: Millis };

export type PictureFlowEvent =
  | { readonly type: 'counted'; readonly at: Millis; readonly packets: number } // by the clock
  | { readonly type: 'closed' }; // by the stream

type PictureFlowStep = Step<PictureFlow, never>;

export const NO_PICTURE: PictureFlow = { status: 'unknown' };

const to = (state: PictureFlow): PictureFlowStep => unchanged(state);

/**
 * Detects a frozen picture of a played stream. A connection whose other end died looks open for seconds, and the browser goes on showing
 * the last frame: only missing packets reveal it. Any other number, also a smaller one of a new connection, is a picture that moves.
 * @spec §3 Session — play stream; the limit is our choice
 */
export const pictureFlow = (state: PictureFlow, event: PictureFlowEvent): PictureFlowStep => {
  if (event.type === 'closed') return to(NO_PICTURE);
  const { at, packets } = event;
  if (state.status === 'unknown' || packets !== state.packets) return to({ status: 'moving', packets, since: at });
  if (state.status === 'frozen' || elapsed(state.since, at) < FROZEN_AFTER) return to(state);
  return to({ ...state, status: 'frozen' });
};
