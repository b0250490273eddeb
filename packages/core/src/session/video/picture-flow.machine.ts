import { unchanged, type Step } from '../../kernel/machine.ts';
import { elapsed, type Millis } from '../../kernel/units.ts';
import { FROZEN_AFTER, PICTURE_COUNTED_EVERY } from './streaming.constants.ts';

/** State of the customer's picture: moving, or frozen on its last frame. */
export type PictureFlow =
  | { readonly status: 'unknown' }
  /** `packets` of the customer's picture that came until `since`, and none later. */
  | { readonly status: 'moving' | 'frozen'; readonly packets: number; readonly since: Millis };

/** State of the picture, with what only its own steps read. */
export interface PictureFlowMemory {
  readonly flow: PictureFlow;
  readonly isLive: boolean;
  /** Number of the live period; a count that was begun in an earlier one is late. */
  readonly period: number;
}

export type PictureFlowEvent =
  | { readonly type: 'wentLive' } // by the stream
  /** @property packets undefined where the browser does not count, or the count failed */
  | { readonly type: 'counted'; readonly period: number; readonly at: Millis; readonly packets: number | undefined } // by the media adapter
  | { readonly type: 'countDue' } // by the clock
  | { readonly type: 'closed' }; // by the stream

export type PictureFlowEffect =
  | { readonly type: 'count'; readonly period: number }
  | { readonly type: 'schedule'; readonly after: Millis }
  | { readonly type: 'cancelSchedule' };

type PictureFlowStep = Step<PictureFlowMemory, PictureFlowEffect>;

export const NO_PICTURE: PictureFlowMemory = { flow: { status: 'unknown' }, isLive: false, period: 0 };

const flowAfter = (flow: PictureFlow, packets: number, at: Millis): PictureFlow => {
  if (flow.status === 'unknown' || packets !== flow.packets) return { status: 'moving', packets, since: at };
  if (flow.status === 'frozen' || elapsed(flow.since, at) < FROZEN_AFTER) return flow;
  return { ...flow, status: 'frozen' };
};

/**
 * Detects a frozen picture of a played stream. A connection whose other end died looks open for seconds, and the browser goes on showing
 * the last frame: only missing packets reveal it. Any other number, also a smaller one of a new connection, is a picture that moves.
 * @spec §3 Session — play stream; the limit is our choice
 */
export const pictureFlow = (state: PictureFlowMemory, event: PictureFlowEvent): PictureFlowStep => {
  switch (event.type) {
    case 'wentLive': {
      if (state.isLive) return unchanged(state);
      const period = state.period + 1;
      return { state: { ...NO_PICTURE, isLive: true, period }, effects: [{ type: 'count', period }] };
    }
    case 'counted': {
      if (!state.isLive || event.period !== state.period) return unchanged(state);
      const flow = event.packets === undefined ? state.flow : flowAfter(state.flow, event.packets, event.at);
      return { state: { ...state, flow }, effects: [{ type: 'schedule', after: PICTURE_COUNTED_EVERY }] };
    }
    case 'countDue':
      return state.isLive ? { state, effects: [{ type: 'count', period: state.period }] } : unchanged(state);
    case 'closed':
      return { state: { ...NO_PICTURE, period: state.period }, effects: [{ type: 'cancelSchedule' }] };
  }
};
