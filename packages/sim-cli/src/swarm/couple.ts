import type { MessageId } from '@greenroom/core/kernel/ids';
import { TIMER_NAMES, type CustomerLink } from '../actors/customer-link.port.ts';
import { createCustomer } from '../actors/customer.ts';
import type { Performer } from '../actors/performer.ts';
import { wishNamed } from '../actors/wishes.ts';
import { createPostBook, type PostBook } from './post-book.ts';
import { reached } from './reached.ts';

/** A performer and a customer in a session, who write to each other. */
export interface Couple {
  /** He asks and she accepts. @returns false when there is no session */
  readonly meet: (end: AbortSignal) => Promise<boolean>;
  readonly talk: () => void;
  readonly hush: () => void;
  /** The books of what he said and what she said, after a look at the whole conversation as she sees it. */
  readonly books: () => readonly PostBook[];
  readonly part: () => Promise<void>;
}

export interface CoupleOptions {
  readonly performer: Performer;
  readonly performerId: string;
  readonly link: CustomerLink;
  readonly everyMilliseconds: number;
  readonly took: (milliseconds: number) => void;
  readonly failed: (what: string) => void;
}

/** Longer than a call may take. */
const PATIENCE = 10_000;
/** So many lines may come at once, after a short break for instance. */
const LOOKED_AT = 10;

export const createCouple = (options: CoupleOptions): Couple => {
  const { performer, performerId, link, everyMilliseconds, took, failed } = options;
  const { chat, session, realtime } = performer.app;
  const his = createPostBook(() => performance.now());
  const hers = createPostBook(() => performance.now());
  const customer = createCustomer(link, { performerId, wish: wishNamed('chat'), timers: TIMER_NAMES, camera: false });
  const listening: (() => void)[] = [];
  const speaking: (() => void)[] = [];
  const arrived = (book: PostBook, text: string): void => {
    const milliseconds = book.hear(text);
    if (milliseconds !== undefined) took(milliseconds);
  };

  customer.onHeard((heard) => {
    if (heard.type === 'message') arrived(hers, heard.text);
    if (heard.type === 'lineLost') failed('a customer lost his line');
  });
  const seen = new Set<MessageId>();
  listening.push(
    chat.watch.subscribe(({ messages }) => {
      for (const { id, sentBy, content } of messages.tail(LOOKED_AT)) {
        if (sentBy !== 'CLIENT' || seen.has(id)) continue;
        seen.add(id);
        arrived(his, content);
      }
    }),
  );
  let { connectedCount } = realtime.watch.state();
  listening.push(
    realtime.watch.subscribe((state) => {
      if (state.connectedCount > connectedCount) failed('a performer had to connect again');
      ({ connectedCount } = state);
    }),
  );

  let lines = 0;
  const line = (who: string): string => `${who} ${performerId} ${link.id} ${(lines += 1)}`;
  const heSpeaks = async (): Promise<void> => {
    const text = line('he');
    his.say(text);
    const said = await link.say(text);
    if (!said.ok) failed(`his line: ${said.error.error}`);
  };
  const sheSpeaks = (): void => {
    const text = line('she');
    hers.say(text);
    chat.type(text);
    chat.send();
  };
  /** Each begins at a moment of his own, so that they do not all speak at once. */
  const every = (speak: () => void): void => {
    let timer = setTimeout(() => {
      speak();
      timer = setInterval(speak, everyMilliseconds);
    }, Math.random() * everyMilliseconds);
    speaking.push(() => clearTimeout(timer));
  };

  return {
    meet: async (end) => {
      customer.ask();
      if (!(await reached(session.watch, ({ request }) => request.status === 'pending', PATIENCE, end))) return false;
      session.accept();
      if (!(await reached(customer.watch, ({ status }) => status === 'talking', PATIENCE, end))) return false;
      return reached(session.watch, ({ timers: run }) => run.platform && run.device, PATIENCE, end);
    },
    talk: () => {
      every(() => void heSpeaks());
      every(sheSpeaks);
    },
    hush: () => {
      for (const stop of speaking) stop();
    },
    books: () => {
      const shown = [...chat.watch.state().messages];
      if (new Set(shown.map(({ content }) => content)).size < shown.length) failed('a line is shown twice');
      for (const { delivery } of shown) if (delivery === 'failed') failed('her line was not sent');
      return [his, hers];
    },
    part: async () => {
      for (const stop of [...speaking, ...listening]) stop();
      customer.leave('CLICK');
      await customer.done();
    },
  };
};
