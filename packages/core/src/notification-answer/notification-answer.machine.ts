import type { ClientId } from '../kernel/ids.ts';
import { andThen, type SlotStep, unchanged } from '../kernel/machine.ts';
import { after, leave } from '../kernel/slots.ts';
import { millis, type Millis } from '../kernel/units.ts';
import type { SessionState } from '../session/session-state.ts';

/** Time for a page that was just opened to know what waits, and to go on the air. */
const KNOWN_WITHIN = millis(20_000);
/** Time for the event of a request to reach a page on the air; the push message may have been faster. */
const EVENT_WITHIN = millis(3_000);

/** Press on the notification of a request: on one of its buttons, or on the notification itself. */
export interface NotificationAnswer {
  readonly clientId: ClientId;
  readonly press: 'accept' | 'decline' | 'open';
}

/** The press that is not carried out yet; `goingReady` once the performer goes on the air for it. */
export type NotificationAnswerState =
  | { readonly status: 'none' }
  | { readonly status: 'open' | 'goingReady'; readonly answer: NotificationAnswer };

/** Facts that decide what a press does. */
export interface NotificationFacts {
  readonly session: Pick<
    SessionState,
    'client' | 'error' | 'request' | 'second' | 'starting' | 'startup' | 'status' | 'waitingRequests'
  >;
  /** True once the performer may work: logged in and approved. */
  readonly mayWork: boolean;
}

export type NotificationAnswerEvent =
  | { readonly type: 'pressed'; readonly answer: NotificationAnswer; readonly facts: NotificationFacts } // by the performer
  | { readonly type: 'factsChanged'; readonly facts: NotificationFacts } // by the session, or the login
  | { readonly type: 'timedOut' } // by the clock
  | { readonly type: 'reset' }; // by the log-out

export type NotificationAnswerEffect =
  | { readonly type: 'accept' | 'decline' | 'goReady' | 'reportOver' }
  | { readonly type: 'declineWaiting'; readonly clientId: ClientId }
  /** @property name as it came, with the prefix of its country */
  | { readonly type: 'reportWaiting'; readonly name: string };

type AnswerStep = SlotStep<NotificationAnswerState, NotificationAnswerEvent, NotificationAnswerEffect>;

export const NO_NOTIFICATION_ANSWER: NotificationAnswerState = { status: 'none' };

const giveUpAfter = (time: Millis) => after('deadline', time, { type: 'timedOut' } as const);

const finish = (...effects: readonly NotificationAnswerEffect[]): AnswerStep => ({
  state: NO_NOTIFICATION_ANSWER,
  effects: [leave('deadline'), ...effects],
});

/** The request waits at the platform, and the performer is not ready. */
const answerAsking = (answer: NotificationAnswer, name: string): AnswerStep => {
  switch (answer.press) {
    case 'decline':
      return finish({ type: 'declineWaiting', clientId: answer.clientId });
    case 'open':
      return finish({ type: 'reportWaiting', name });
    case 'accept':
      return { state: { status: 'goingReady', answer }, effects: [{ type: 'goReady' }] };
  }
};

const decide = (state: NotificationAnswerState, { session, mayWork }: NotificationFacts): AnswerStep => {
  if (state.status === 'none') return unchanged(state);
  const { client, error, request, second, starting, startup, status, waitingRequests } = session;
  const { clientId, press } = state.answer;
  if (request.status !== 'none' && request.client.id === clientId) {
    // Skip one that is already being answered.
    const isOpen = request.status === 'pending' && !request.accepting;
    return isOpen && press !== 'open' ? finish({ type: press }) : finish();
  }
  // The session runs already, or the card of the second customer is on screen with its own choices.
  if (client?.id === clientId || second?.client.id === clientId) return finish();
  if (!mayWork || startup === 'pending' || starting) return unchanged(state);
  if (state.status === 'goingReady') return error === undefined ? unchanged(state) : finish();
  const waiting = waitingRequests.find((each) => each.client.id === clientId);
  if (waiting !== undefined) return answerAsking(state.answer, waiting.client.name);
  return status === 'idle' || status === 'error' ? finish({ type: 'reportOver' }) : unchanged(state);
};

const begin = (answer: NotificationAnswer, facts: NotificationFacts): AnswerStep => {
  const opened: AnswerStep = {
    state: { status: 'open', answer },
    effects: [giveUpAfter(KNOWN_WITHIN)],
  };
  return andThen(
    andThen(opened, (state) => decide(state, facts)),
    (state) =>
      // On the air without this request: it is over, unless its event is still on the way.
      state.status !== 'none' && facts.session.status === 'active'
        ? { state, effects: [giveUpAfter(EVENT_WITHIN)] }
        : unchanged(state),
  );
};

/**
 * State of an answer given on the notification of a request. Reports a request that has ended. Only *Accept* makes the performer ready.
 * @spec §4 Request flow
 */
export const notificationAnswer = (state: NotificationAnswerState, event: NotificationAnswerEvent): AnswerStep => {
  switch (event.type) {
    case 'pressed':
      return begin(event.answer, event.facts);
    case 'factsChanged':
      return decide(state, event.facts);
    case 'timedOut':
      return state.status === 'none' ? unchanged(state) : finish({ type: 'reportOver' });
    case 'reset':
      return finish();
  }
};
