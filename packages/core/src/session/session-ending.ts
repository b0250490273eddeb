import { finish } from './session-connection.ts';
import { askCurrent } from './session-asking.ts';
import { causing, ignore, inTurn, type EventOf, type SessionStep } from './session-event.ts';
import type { SessionMemory } from './session-state.ts';

/** Ends the session: the toys stop at once; it stays connected until the platform has answered. @spec §7 POST session/end */
export const clickEnd = (state: SessionMemory, event: EventOf<'endClicked'>): SessionStep => {
  const { client } = state;
  const { blocked } = event;
  if (client === undefined) return ignore(state, event, 'not connected');
  if (state.awaited.end !== undefined) return ignore(state, event, 'already ending');
  const call = state.calls + 1;
  const ending: SessionMemory = {
    ...state,
    calls: call,
    awaited: { ...state.awaited, end: call },
    clientBlocked: blocked,
    wantsBlocked: blocked,
    error: undefined,
  };
  return { state: ending, effects: [{ type: 'stopToys' }, { type: 'end', call, client, blocked }] };
};

export const onEnded = (state: SessionMemory, event: EventOf<'ended'>): SessionStep =>
  state.awaited.end === event.call
    ? finish('ENDED_BY_PERFORMER', event.at)(state)
    : ignore(state, event, 'no longer awaited');

/** The answer may be lost: the platform is asked what holds. Who was to be taken next is kept for after this session. */
export const onEndFailed = (state: SessionMemory, event: EventOf<'endFailed'>): SessionStep => {
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

/** Reports the end of a session to the platform, and repeats it while there is no answer; nothing waits for that. */
export const reportEnd =
  (blocked: boolean) =>
  (state: SessionMemory): SessionStep =>
    state.client === undefined
      ? { state, effects: [] }
      : causing({ type: 'reportEnd', client: state.client, blocked })(state);

/** Leaves a session whose end failed: it is over on this page, and the end is reported to the platform later. @spec §7 POST session/end */
export const clickLeave = (state: SessionMemory, event: EventOf<'leaveClicked'>): SessionStep => {
  if (state.error !== 'session.endFailed') return ignore(state, event, 'ending has not failed');
  const blocked = state.wantsBlocked;
  return inTurn({ ...state, clientBlocked: blocked }, reportEnd(blocked), finish('ENDED_BY_PERFORMER', event.at));
};
