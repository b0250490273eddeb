import type { OutgoingChat } from '../../src/chat/chat-api.port.ts';
import { chatLine, SEND_EVERY, SEND_TRIES } from '../../src/chat/chat-message.ts';
import type { ChatMessage, ChatSender, SenderType } from '../../src/chat/chat-message.ts';
import type { FontSize } from '../../src/chat/chat-state.ts';
import { createChatController } from '../../src/chat/chat.controller.ts';
import { clientId, messageId, performerId, type ClientId } from '../../src/kernel/ids.ts';
import { silentLog } from '../../src/kernel/log.port.ts';
import type { OutboundEvent } from '../../src/kernel/outbound-event.ts';
import { type AsyncResult, type CallFailure, done, err, NETWORK_FAILED, type Result } from '../../src/kernel/result.ts';
import { createSeededRandom } from '../../src/kernel/seeded-random.ts';
import { millis, seconds } from '../../src/kernel/units.ts';
import { createVirtualClock } from '../../src/kernel/virtual-clock.ts';
import { settle } from '../kernel/settle.fake.ts';

export const ANNA = performerId('1001');
export const MARK = clientId('mark');
export const BOB = clientId('bob');
export const NOON = seconds(1_772_712_000);
/** The platform refuses. */
export const REFUSED: Result<never, CallFailure> = err({ kind: 'status', status: 409, message: 'no_session' });
/** A failure without an answer: the platform may have the line. */
export const UNREACHABLE: Result<never, CallFailure> = err(NETWORK_FAILED);

/** A line of the conversation with Mark, as the platform has it. */
export const lineOf = (id: string, sentBy: ChatSender = 'CLIENT'): ChatMessage =>
  chatLine({
    id: messageId(id),
    performerId: ANNA,
    clientId: MARK,
    sentBy,
    content: `text of ${id}`,
    date: NOON,
  });

/** A call whose answer the test gives. */
const createHeldCall = <Asked, Value>() => {
  const asked: Asked[] = [];
  const waiting: ((answer: Result<Value, CallFailure>) => void)[] = [];
  const call = (question: Asked): AsyncResult<Value> => {
    asked.push(question);
    return new Promise((resolve) => waiting.push(resolve));
  };
  const answer = async (with_: Result<Value, CallFailure>): Promise<void> => {
    waiting.shift()?.(with_);
    await settle();
  };
  return { asked, call, answer };
};

/** The chat of one performer on a virtual clock, with a platform that answers on command. */
export const setUpChat = (kept?: FontSize) => {
  const clock = createVirtualClock(NOON);
  const sending = createHeldCall<OutgoingChat, undefined>();
  const fetching = createHeldCall<{ readonly clientId: ClientId; readonly limit: number }, readonly ChatMessage[]>();
  const drafts = new Map<string, string>();
  const fontSizes: FontSize[] = kept === undefined ? [] : [kept];
  const announced: OutboundEvent[] = [];
  const chat = createChatController({
    api: {
      send: sending.call,
      history: (who, limit) => fetching.call({ clientId: who.clientId, limit }),
    },
    drafts: { read: (client) => drafts.get(client) ?? '', write: (client, draft) => drafts.set(client, draft) },
    fontSizes: { read: () => fontSizes.at(-1), write: (size) => fontSizes.push(size) },
    clock,
    random: createSeededRandom(1),
    log: silentLog,
    announce: (event) => {
      announced.push(event);
      return done;
    },
    performerId: () => ANNA,
  });
  const state = () => chat.watch.state();
  return {
    clock,
    chat,
    drafts,
    fontSizes,
    announced,
    state,
    sent: sending.asked,
    answerSend: sending.answer,
    fetched: fetching.asked,
    answerFetch: fetching.answer,
    pass: (ms: number) => clock.advance(millis(ms)),
    shown: () => Array.from(state().messages, ({ content, delivery }) => [content, delivery]),
    ids: () => Array.from(state().messages, ({ id }) => id),
    says: (id: string, contentTranslate?: string, senderType: SenderType = 'ROLE_CLIENT') =>
      chat.onEvent({
        type: 'messageReceived',
        message: { id: messageId(id), clientId: MARK, senderType, content: `text of ${id}`, contentTranslate },
      }),
    /** The platform is not reached for all 4 tries of one line. */
    loseLine: async () => {
      for (let tries = 1; tries < SEND_TRIES; tries += 1) {
        await sending.answer(UNREACHABLE);
        clock.advance(SEND_EVERY);
      }
      await sending.answer(UNREACHABLE);
    },
    write: (text: string) => {
      chat.type(text);
      chat.send();
    },
  };
};

/** In conversation with Mark, who has not said anything yet. */
export const setUpConversation = async () => {
  const rig = setUpChat();
  rig.chat.open(MARK);
  await rig.answerFetch({ ok: true, value: [] });
  return rig;
};
