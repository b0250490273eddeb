import type { CallFailure } from './call-failure.ts';
import {
  inquiry,
  NOT_ASKED,
  type Inquiry,
  type InquiryEffect,
  type InquiryEvent,
  type InquiryState,
} from './inquiry.machine.ts';
import type { Log } from './log.port.ts';
import { createActor, type Watchable } from './machine.ts';
import type { Result } from './result.ts';

/** Number of answers in the cache: pages that the performer may go back at once. */
const REMEMBERED = 20;

export interface InquiryController<Question, Answer> {
  readonly watch: Watchable<Inquiry<Question, Answer>>;
  readonly ask: (question: Question) => void;
  /** The same question once more; nothing when none was asked. */
  readonly askAgain: () => void;
  /** Changes the current answer, after an action of the performer. */
  readonly amend: (change: (answer: Answer) => Answer) => void;
  /** Stops waiting for an answer; earlier answers stay in the cache. */
  readonly leave: () => void;
  /** Clears the cache too, so that the next user of this screen sees nothing of it. */
  readonly forget: () => void;
}

export interface InquiryDeps<Question, Answer> {
  /** For the log, e.g. `inbox`. */
  readonly name: string;
  readonly fetch: (question: Question) => Promise<Result<Answer, CallFailure>>;
  readonly log: Log;
  /** Called with each answer to the newest question. */
  readonly heard?: (answer: Answer, question: Question) => void;
}

/** Runs one query at a time and keeps the newest answer. */
export const createInquiry = <Question, Answer>(
  deps: InquiryDeps<Question, Answer>,
): InquiryController<Question, Answer> => {
  type State = InquiryState<Question, Answer>;
  type Event = InquiryEvent<Question, Answer>;
  const known = new Map<string, Answer>();
  const remember = (question: Question, answer: Answer): void => {
    const key = JSON.stringify(question);
    known.delete(key);
    known.set(key, answer);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
  };
  const perform = ({ question, generation }: InquiryEffect<Question>, send: (event: Event) => void): void => {
    void deps.fetch(question).then((answer) => {
      const counts = actor.state().generation === generation;
      if (answer.ok) {
        remember(question, answer.value);
        send({ type: 'answered', generation, answer: answer.value });
        if (counts) deps.heard?.(answer.value, question);
        return;
      }
      // What nothing waits for any more is no error, for example the 403 to a question that a log-out overtook.
      deps.log.write(counts ? 'error' : 'debug', `${deps.name} not loaded`, { status: answer.error.status });
      send({ type: 'failed', generation, failure: answer.error });
    });
  };
  const actor = createActor<State, Event, InquiryEffect<Question>>({
    initial: NOT_ASKED,
    transition: inquiry,
    perform,
  });
  return {
    watch: actor,
    ask: (question) => actor.send({ type: 'asked', question, known: known.get(JSON.stringify(question)) }),
    askAgain: () => actor.send({ type: 'askedAgain' }),
    amend: (change) => {
      const { question, answer } = actor.state();
      if (question === undefined || answer === undefined) return;
      const amended = change(answer);
      remember(question, amended);
      actor.send({ type: 'amended', answer: amended });
    },
    forget: () => {
      known.clear();
      actor.send({ type: 'forgotten' });
    },
    leave: () => actor.send({ type: 'forgotten' }),
  };
};
