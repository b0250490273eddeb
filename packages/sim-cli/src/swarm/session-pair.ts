import type { ChatMessage } from '@greenroom/core/chat/chat-message';
import { detach } from '@greenroom/core/kernel/detach';
import type { MessageId } from '@greenroom/core/kernel/ids';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { TIMER_NAMES } from '../actors/customer-link.port.ts';
import type { ReturningLink } from '../actors/customer-link.socket.ts';
import { createCustomer } from '../actors/customer.ts';
import type { Performer } from '../actors/performer.ts';
import { requestTypeNamed } from '../actors/request-types.ts';
import { createDeliveryLedger, type DeliveryLedger } from './delivery-ledger.ts';

/** Waits for a state. @returns false when it did not come in time, in milliseconds, or `end` came first */
export const reached = <State>(
  watch: Watchable<State>,
  fits: (state: State) => boolean,
  within: number,
  end?: AbortSignal,
): Promise<boolean> => {
  if (fits(watch.state())) return Promise.resolve(true);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const over = (came: boolean): void => {
    clearTimeout(deadline);
    stop();
    end?.removeEventListener('abort', interrupted);
    resolve(came);
  };
  const interrupted = (): void => over(false);
  const deadline = setTimeout(interrupted, within);
  const stop = watch.subscribe((state) => {
    if (fits(state)) over(true);
  });
  end?.addEventListener('abort', interrupted, { once: true });
  return promise;
};

/**
 * Counts of the lines said, of those that the platform took but that never arrived, and of those that arrived twice.
 */
export interface Account {
  readonly said: number;
  readonly lost: number;
  readonly doubled: number;
}

export interface SessionPairOptions {
  readonly performer: Performer;
  readonly performerId: string;
  readonly link: ReturningLink;
  readonly everyMilliseconds: number;
  readonly took: (milliseconds: number) => void;
  readonly failed: (what: string) => void;
}

/** Longer than a call may take. */
const TIMEOUT = 10_000;
/** Number of latest lines that are looked at; lines beyond them after a longer break are found at the end. */
const LOOKED_AT = 10;
/** A line that was not sent is sent so often again, with the same id. */
const TRIED_AGAIN = 3;

/** A performer and a customer in a session, who write to each other. */
export const createSessionPair = (options: SessionPairOptions) => {
  const { performer, performerId, link, everyMilliseconds, took, failed } = options;
  const { chat, session, realtime } = performer.app;
  const fromCustomer = createDeliveryLedger(() => performance.now());
  const fromPerformer = createDeliveryLedger(() => performance.now());
  const customer = createCustomer(link, {
    performerId,
    requestType: requestTypeNamed('chat'),
    timers: TIMER_NAMES,
    camera: false,
  });
  const listening: (() => void)[] = [];
  const speaking: (() => void)[] = [];
  const arrived = (ledger: DeliveryLedger, text: string): void => {
    const milliseconds = ledger.receive(text);
    if (milliseconds !== undefined) took(milliseconds);
  };

  customer.onReceived((received) => {
    if (received.type === 'message') arrived(fromPerformer, received.text);
    if (received.type === 'lineLost') failed('a customer lost the connection');
  });
  /** A customer's page that was away reads the conversation, like the page of a performer. */
  const catchUp = async (): Promise<void> => {
    for (const { sentBy, content } of (await link.history()) ?? []) {
      const milliseconds = sentBy === 'PERFORMER' ? fromPerformer.find(content) : undefined;
      if (milliseconds !== undefined) took(milliseconds);
    }
  };
  link.onReturn(() => {
    failed('a customer had to connect again');
    detach(catchUp());
  });
  const seen = new Set<MessageId>();
  const look = (messages: Iterable<ChatMessage>): void => {
    for (const { id, sentBy, content, delivery } of messages) {
      if (sentBy === 'PERFORMER' && delivery === 'sent') fromPerformer.answer(content, 'taken');
      if (sentBy !== 'CLIENT' || seen.has(id)) continue;
      seen.add(id);
      arrived(fromCustomer, content);
    }
  };
  listening.push(chat.watch.subscribe(({ messages }) => look(messages.tail(LOOKED_AT))));
  const triedAgain = new Map<MessageId, number>();
  const sendAgain = ({ id, content }: ChatMessage): void => {
    const times = triedAgain.get(id) ?? 0;
    if (times === TRIED_AGAIN) return fromPerformer.answer(content, 'refused');
    triedAgain.set(id, times + 1);
    chat.retry(id);
  };
  let { connectedCount } = realtime.watch.state();
  listening.push(
    realtime.watch.subscribe((state) => {
      if (state.connectedCount > connectedCount) failed('a performer had to connect again');
      ({ connectedCount } = state);
    }),
  );

  let lines = 0;
  const line = (who: string): string => `${who} ${performerId} ${link.id} ${(lines += 1)}`;
  const customerSays = async (): Promise<void> => {
    const text = line('customer');
    fromCustomer.say(text);
    const said = await link.say(text);
    fromCustomer.answer(text, said.ok ? 'taken' : 'refused');
    if (!said.ok) failed(`a line of a customer: ${said.error.error}`);
  };
  const performerSays = (): void => {
    const text = line('performer');
    fromPerformer.say(text);
    chat.type(text);
    chat.send();
  };
  /** Repeats a task from a random moment on, so that the people do not all talk at once. */
  const every = (say: () => void): void => {
    let timer = setTimeout(() => {
      say();
      timer = setInterval(say, everyMilliseconds);
    }, Math.random() * everyMilliseconds);
    speaking.push(() => clearTimeout(timer));
  };

  return {
    /** Opens a session: the customer asks and the performer accepts. @returns false when there is no session */
    meet: async (end: AbortSignal): Promise<boolean> => {
      customer.ask();
      if (!(await reached(session.watch, ({ request }) => request.status === 'pending', TIMEOUT, end))) return false;
      session.accept();
      if (!(await reached(customer.watch, ({ status }) => status === 'talking', TIMEOUT, end))) return false;
      return reached(session.watch, ({ timers: run }) => run.platform && run.device, TIMEOUT, end);
    },
    talk: (): void => {
      if (speaking.length > 0) return;
      every(() => detach(customerSays()));
      every(performerSays);
    },
    drain: (): void => {
      for (const stop of speaking.splice(0)) stop();
    },
    /**
     * Reads the whole conversation as the performer and sends unsent lines again.
     *
     * @returns the number of lines still under way
     */
    settle: (): number => {
      const { messages, gap } = chat.watch.state();
      if (gap === 'failed') chat.afterReconnect();
      const shown = [...messages];
      look(shown);
      for (const message of shown) if (message.delivery === 'failed') sendAgain(message);
      return fromCustomer.underWay() + fromPerformer.underWay();
    },
    /** Counts as errors what the conversation shows at its end. */
    check: (): void => {
      const shown = [...chat.watch.state().messages];
      if (new Set(shown.map(({ content }) => content)).size < shown.length) failed('a line is shown twice');
      for (const { delivery } of shown) if (delivery === 'failed') failed('a line of the performer was not sent');
      for (const _ of triedAgain) failed('a line of the performer had to be sent again');
      const unanswered = fromCustomer.unanswered() + fromPerformer.unanswered();
      for (let line = 0; line < unanswered; line += 1) failed('a line was never answered');
    },
    account: (): Account => ({
      said: fromCustomer.said() + fromPerformer.said(),
      lost: fromCustomer.missing() + fromPerformer.missing(),
      doubled: fromCustomer.doubled() + fromPerformer.doubled(),
    }),
    part: async (): Promise<void> => {
      for (const stop of [...speaking, ...listening]) stop();
      customer.leave('CLICK');
      await customer.done();
    },
  };
};

export type SessionPair = ReturnType<typeof createSessionPair>;
