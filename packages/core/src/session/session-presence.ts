import { finish } from './session-connection.ts';
import { ignore, type EventOf, type SessionStep } from './session-event.ts';
import { tellRequest } from './session-request.ts';
import { currentClient, type SessionMemory } from './session-state.ts';

/** He may have left, or taken his request back, while nobody could tell her: the platform is asked. @spec §4 Request flow */
export const hearReconnected = (state: SessionMemory, event: EventOf<'reconnected'>): SessionStep => {
  const client = currentClient(state);
  if (client === undefined) return ignore(state, event, 'nobody asks or is connected');
  const call = state.calls + 1;
  return {
    state: { ...state, calls: call, awaited: { ...state.awaited, presence: call } },
    effects: [{ type: 'askPresence', call, client }],
  };
};

/** The platform knows of nothing between the two: a DISCONNECT was missed. @spec §4 Request flow — DISCONNECT */
export const hearAbsent = (state: SessionMemory, event: EventOf<'absent'>): SessionStep => {
  const { awaited, request } = state;
  if (awaited.presence !== event.call) return ignore(state, event, 'no longer awaited');
  const answered: SessionMemory = { ...state, awaited: { ...awaited, presence: undefined } };
  if (request.status === 'pending') {
    return tellRequest({ type: 'disconnected', clientId: request.client.id }, event.at)(answered);
  }
  return finish(awaited.end === undefined ? 'DISCONNECT' : 'ENDED_BY_PERFORMER', event.at)(answered);
};
