import { unchanged, type Step } from '../../kernel/machine.ts';

/** Task that follows once the toys have stopped: the connection ends, and at a log-out the queue forgets its jobs too. */
export type LeavingTask = 'disconnect' | 'logOut';

/** `stopping` until the stop of the toys is answered, or it is known that it will not be soon. */
export type LeavingState =
  | { readonly status: 'staying' }
  | { readonly status: 'stopping'; readonly task: LeavingTask; readonly wantsConnection: boolean };

export type LeavingEvent =
  | { readonly type: 'connectAsked' } // by the performer, or at a log-in
  | { readonly type: 'leaveAsked'; readonly task: LeavingTask } // by the performer, or at a log-out
  | { readonly type: 'stopAnswered' }; // by the queue

export type LeavingEffect = { readonly type: 'connect' | 'stopToys' | LeavingTask };

type LeavingStep = Step<LeavingState, LeavingEffect>;

export const STAYING: LeavingState = { status: 'staying' };

/** Stops the toys before they are disconnected; a connect that comes meanwhile follows afterwards. @spec §4 Toy connection */
export const leaving = (state: LeavingState, event: LeavingEvent): LeavingStep => {
  switch (event.type) {
    case 'connectAsked':
      if (state.status === 'staying') return { state, effects: [{ type: 'connect' }] };
      return unchanged({ ...state, wantsConnection: true });
    case 'leaveAsked':
      return {
        state: { status: 'stopping', task: event.task, wantsConnection: false },
        effects: [{ type: 'stopToys' }],
      };
    case 'stopAnswered': {
      if (state.status === 'staying') return unchanged(state);
      const after: readonly LeavingEffect[] = state.wantsConnection ? [{ type: 'connect' }] : [];
      return { state: STAYING, effects: [{ type: state.task }, ...after] };
    }
  }
};
