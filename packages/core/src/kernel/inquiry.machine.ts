import type { CallFailure } from './call-failure.ts';
import { exhaustive } from './exhaustive.ts';
import { NO_EFFECTS, type Step } from './machine.ts';

/** One question to the platform at a time, with its newest answer. */
export interface Inquiry<Question, Answer> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly question: Question | undefined;
  /** To this very question; it is shown while the question is asked again. */
  readonly answer: Answer | undefined;
  readonly failure: CallFailure | undefined;
}

export interface InquiryState<Question, Answer> extends Inquiry<Question, Answer> {
  /** Names the newest question; answers to others are dropped. */
  readonly generation: number;
}

export type InquiryEvent<Question, Answer> =
  | { readonly type: 'asked'; readonly question: Question; readonly known?: Answer | undefined } // by the page; known is what it was answered before
  | { readonly type: 'askedAgain' } // by the performer after a failure, or because something changed
  | { readonly type: 'answered'; readonly generation: number; readonly answer: Answer } // by the platform
  | { readonly type: 'failed'; readonly generation: number; readonly failure: CallFailure } // by the platform, or no answer
  | { readonly type: 'amended'; readonly answer: Answer } // by an action of the performer
  | { readonly type: 'forgotten' }; // by the app; the next user of this screen may be another one

export interface InquiryEffect<Question> {
  readonly type: 'ask';
  readonly question: Question;
  readonly generation: number;
}

export const NOT_ASKED = {
  status: 'idle',
  question: undefined,
  answer: undefined,
  failure: undefined,
  generation: 0,
} as const;

/** Questions are plain data. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * State of one query: the question comes from the address, the answer is kept while it is fetched again and never shown for another
 * question.
 */
export const inquiry = <Question, Answer>(
  state: InquiryState<Question, Answer>,
  event: InquiryEvent<Question, Answer>,
): Step<InquiryState<Question, Answer>, InquiryEffect<Question>> => {
  type State = InquiryState<Question, Answer>;
  const stay = (next: State) => ({ state: next, effects: NO_EFFECTS });
  const ask = (question: Question, answer: Answer | undefined) => {
    const generation = state.generation + 1;
    const next: State = { status: 'loading', question, answer, failure: undefined, generation };
    return { state: next, effects: [{ type: 'ask', question, generation } as const] };
  };
  if ('generation' in event && event.generation !== state.generation) return stay(state);
  switch (event.type) {
    case 'asked':
      return ask(event.question, isSame(event.question, state.question) ? state.answer : event.known);
    case 'askedAgain':
      return state.question === undefined ? stay(state) : ask(state.question, state.answer);
    case 'answered':
      return stay({ ...state, status: 'ready', answer: event.answer });
    case 'failed':
      return stay({ ...state, status: 'failed', failure: event.failure });
    case 'amended':
      return stay({ ...state, answer: event.answer });
    case 'forgotten':
      return stay({ ...NOT_ASKED, generation: state.generation + 1 });
    default:
      return exhaustive(event);
  }
};
