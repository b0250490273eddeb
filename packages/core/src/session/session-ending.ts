import type { PendingBlock } from './pending-blocks.port.ts';
import { askCurrent } from './session-asking.ts';
import { finish } from './session-connection.ts';
import { ignore, inTurn, type SessionEventOf, type SessionStep } from './session-event.ts';
import { isToBlock, type SessionMemory } from './session-state.ts';

/** Notes whether a customer is to be blocked, until the platform has confirmed it. */
const withBlock = (state: SessionMemory, { id, requestId }: PendingBlock, blocked: boolean): SessionMemory => {
  if (!blocked && !isToBlock(state, id)) return state;
  const others = state.toBlock.filter((each) => each.id !== id);
  return { ...state, toBlock: blocked ? [...others, { id, requestId }] : others };
};

/** Ends the session: the toys stop at once; it stays connected until the platform has answered. @spec §7 POST session/end */
export const clickEnd = (state: SessionMemory, event: SessionEventOf<'endClicked'>): SessionStep => {
  const { client } = state;
  const { blocked } = event;
  if (client === undefined) return ignore(state, event, 'not connected');
  if (state.awaited.end !== undefined) return ignore(state, event, 'already ending');
  const call = state.calls + 1;
  const ending: SessionMemory = {
    ...withBlock(state, client, blocked),
    calls: call,
    awaited: { ...state.awaited, end: call },
    clientBlocked: blocked,
    error: undefined,
  };
  return { state: ending, effects: [{ type: 'stopToys' }, { type: 'end', call, client, blocked }] };
};

export const onEnded = (state: SessionMemory, event: SessionEventOf<'ended'>): SessionStep =>
  state.awaited.end === event.call
    ? finish('ENDED_BY_PERFORMER', event.at)(state)
    : ignore(state, event, 'no longer awaited');

/** The answer may be lost: the platform is asked what holds. Who was to be taken next is kept for after this session. */
export const onEndFailed = (state: SessionMemory, event: SessionEventOf<'endFailed'>): SessionStep => {
  if (state.awaited.end !== event.call) return ignore(state, event, 'no longer awaited');
  const { second } = state;
  const failed: SessionMemory = {
    ...state,
    awaited: { ...state.awaited, end: undefined },
    clientBlocked: false,
    error: 'session.endFailed',
    second: second?.choice === 'take' ? { ...second, choice: 'after' } : second,
  };
  return askCurrent(failed);
};

/** Checks whether the customer was to be blocked by an end that failed: the platform may not have got it. */
const hasFailedToBlock = (state: SessionMemory): boolean =>
  state.error === 'session.endFailed' && state.client !== undefined && isToBlock(state, state.client.id);

/**
 * Reports the end of a session to the platform, and repeats it while there is no answer; nothing waits for that. A customer who was to be
 * blocked is blocked by it.
 * @param isLost true when the session ended because this page lost its connection; the customer gets that as the reason
 * @spec §7 POST session/end
 */
export const reportEnd = (state: SessionMemory, isLost = false): SessionStep => {
  const { client } = state;
  if (client === undefined) return { state, effects: [] };
  const blocked = hasFailedToBlock(state);
  return {
    state: { ...state, clientBlocked: state.clientBlocked || blocked },
    effects: [{ type: 'reportEnd', client, blocked, isLost }],
  };
};

/** Blocks the customer of a session that is over by itself after it could not be ended by blocking. @spec §7 POST session/end */
export const blockAfterAll = (state: SessionMemory): SessionStep =>
  hasFailedToBlock(state) ? reportEnd(state) : { state, effects: [] };

/** Leaves a session whose end failed: it is over on this page, and the end is reported to the platform later. @spec §7 POST session/end */
export const clickLeave = (state: SessionMemory, event: SessionEventOf<'leaveClicked'>): SessionStep =>
  state.error === 'session.endFailed'
    ? inTurn(state, (now) => reportEnd(now), finish('ENDED_BY_PERFORMER', event.at))
    : ignore(state, event, 'ending has not failed');

/** Takes over the blocks that an earlier page or login could not get confirmed, and reports them again. @spec §7 POST session/end */
export const onBlocksKept = (state: SessionMemory, { blocks }: SessionEventOf<'blocksKept'>): SessionStep => ({
  state: blocks.length === 0 ? state : { ...state, toBlock: blocks },
  effects: blocks.map((client) => ({ type: 'reportEnd', client, blocked: true })),
});

export const onBlockAnswered = (
  state: SessionMemory,
  { type, client }: SessionEventOf<'blockConfirmed' | 'blockRefused'>,
): SessionStep => ({
  state: withBlock(state, client, false),
  effects: type === 'blockRefused' ? [{ type: 'reportNotBlocked' }] : [],
});
