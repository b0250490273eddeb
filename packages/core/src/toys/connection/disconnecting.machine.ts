import { unchanged, type Step } from '../../kernel/machine.ts';

/** Task after the stop: end the connection; at a log-out also forget the jobs of the queue. */
export type DisconnectTask = 'disconnect' | 'logOut';

/** `stopping` until the stop of the toys is answered, or counts as unconfirmed. */
export type DisconnectingState =
  | { readonly status: 'connected' }
  | { readonly status: 'stopping'; readonly task: DisconnectTask; readonly wantsConnection: boolean };

export type DisconnectingEvent =
  | { readonly type: 'connectRequested' } // by the performer, or at a log-in
  | { readonly type: 'endRequested'; readonly task: DisconnectTask } // by the performer, or at a log-out
  | { readonly type: 'stopAnswered' }; // by the queue

export type DisconnectingEffect = { readonly type: 'connect' | 'stopToys' | DisconnectTask };

type DisconnectingStep = Step<DisconnectingState, DisconnectingEffect>;

export const CONNECTED: DisconnectingState = { status: 'connected' };

/** Stops the toys before they are disconnected; a connect that comes meanwhile follows afterwards. @spec §4 Toy connection */
export const disconnecting = (state: DisconnectingState, event: DisconnectingEvent): DisconnectingStep => {
  switch (event.type) {
    case 'connectRequested':
      if (state.status === 'connected') return { state, effects: [{ type: 'connect' }] };
      return unchanged({ ...state, wantsConnection: true });
    case 'endRequested':
      return {
        state: { status: 'stopping', task: event.task, wantsConnection: false },
        effects: [{ type: 'stopToys' }],
      };
    case 'stopAnswered': {
      if (state.status === 'connected') return unchanged(state);
      const after: readonly DisconnectingEffect[] = state.wantsConnection ? [{ type: 'connect' }] : [];
      return { state: CONNECTED, effects: [{ type: state.task }, ...after] };
    }
  }
};
