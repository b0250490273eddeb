import { unchanged, type SlotStep } from '../../kernel/machine.ts';
import { after, invoke, leave } from '../../kernel/slots.ts';
import { elapsed, millis, type Millis } from '../../kernel/units.ts';

/** Time without packets after which a picture counts as frozen, and a notice is shown. */
const FROZEN_AFTER = millis(3_000);
/** Period of counting the packets: long enough to cost nothing. */
const PICTURE_COUNTED_EVERY = millis(1_000);

/** State of the customer's picture: moving, or frozen on its last frame. */
export type PictureFlow =
  | { readonly status: 'unknown' }
  /** `packets` of the customer's picture that came until `since`, and none later. */
  | { readonly status: 'moving' | 'frozen'; readonly packets: number; readonly since: Millis };

/** State of the picture, with what only its own steps read. */
export interface PictureFlowInternal {
  readonly flow: PictureFlow;
  readonly isLive: boolean;
}

export type PictureFlowEvent =
  | { readonly type: 'wentLive' } // by the stream
  /** @property packets undefined where the browser does not count, or the count failed */
  | { readonly type: 'counted'; readonly at: Millis; readonly packets: number | undefined } // by the media adapter
  | { readonly type: 'countDue' } // by the clock
  | { readonly type: 'closed' }; // by the stream

export interface PictureFlowEffect {
  readonly type: 'count';
}

type PictureFlowStep = SlotStep<PictureFlowInternal, PictureFlowEvent, PictureFlowEffect>;

export const NO_PICTURE: PictureFlowInternal = { flow: { status: 'unknown' }, isLive: false };

const COUNT = invoke<PictureFlowEffect>('count', { type: 'count' });

const flowAfter = (flow: PictureFlow, packets: number, at: Millis): PictureFlow => {
  if (flow.status === 'unknown' || packets !== flow.packets) return { status: 'moving', packets, since: at };
  if (flow.status === 'frozen' || elapsed(flow.since, at) < FROZEN_AFTER) return flow;
  return { ...flow, status: 'frozen' };
};

/**
 * Detects a frozen picture of a played stream. A dead connection looks open for seconds and keeps its last frame: only missing packets
 * reveal it. Any other count, also a smaller one of a new connection, is a moving picture.
 * @spec §3 Session — play stream; the limit is our choice
 */
export const pictureFlow = (state: PictureFlowInternal, event: PictureFlowEvent): PictureFlowStep => {
  switch (event.type) {
    case 'wentLive':
      return state.isLive ? unchanged(state) : { state: { ...NO_PICTURE, isLive: true }, effects: [COUNT] };
    case 'counted': {
      const flow = event.packets === undefined ? state.flow : flowAfter(state.flow, event.packets, event.at);
      return { state: { ...state, flow }, effects: [after('count', PICTURE_COUNTED_EVERY, { type: 'countDue' })] };
    }
    case 'countDue':
      return { state, effects: [COUNT] };
    case 'closed':
      return { state: NO_PICTURE, effects: [leave('count')] };
  }
};
