import type { MessageId } from '../kernel/ids.ts';
import type { ChatMessage } from './chat-message.ts';
import { MAX_MESSAGES, PACK_LENGTH } from './chat.constants.ts';

/** A conversation, oldest first. It never changes: adding to it makes a new one that shares all full packs with the old. */
export interface MessageLog extends Iterable<ChatMessage> {
  readonly length: number;
  /** Like an array's: −1 is the last message. */
  readonly at: (index: number) => ChatMessage | undefined;
  /** Like an array's, without negative places; costs as much as what it gives. */
  readonly slice: (from: number, to?: number) => readonly ChatMessage[];
  /** The last `count` messages, or all if there are fewer. */
  readonly tail: (count: number) => readonly ChatMessage[];
  readonly has: (id: MessageId) => boolean;
}

/** A log that can make the next one. */
export interface GrowingLog extends MessageLog {
  /** Beyond 10,000 messages the oldest pack gives way. */
  readonly add: (message: ChatMessage) => GrowingLog;
  readonly find: (id: MessageId) => ChatMessage | undefined;
  /** The same log with one message changed; the very same when it has no such message. */
  readonly change: (id: MessageId, to: (message: ChatMessage) => ChatMessage) => GrowingLog;
}

interface Pack {
  readonly messages: readonly ChatMessage[];
  /** Answers "do we have this one?" without reading the messages. */
  readonly ids: ReadonlySet<MessageId>;
}

const packOf = (messages: readonly ChatMessage[]): Pack => ({ messages, ids: new Set(messages.map(({ id }) => id)) });

/** `packs` are all full; `open` is the last, unfinished one. */
const createLog = (packs: readonly Pack[], open: readonly ChatMessage[]): GrowingLog => {
  const length = packs.length * PACK_LENGTH + open.length;
  const packAt = (place: number): readonly ChatMessage[] =>
    packs[place]?.messages ?? (place === packs.length ? open : []);

  const at = (index: number): ChatMessage | undefined => {
    const place = index < 0 ? length + index : index;
    return packAt(Math.floor(place / PACK_LENGTH))[place % PACK_LENGTH];
  };
  const slice = (from: number, to: number = length): readonly ChatMessage[] => {
    const first = Math.max(0, from);
    const end = Math.min(length, to);
    const found: ChatMessage[] = [];
    for (let place = Math.floor(first / PACK_LENGTH); place * PACK_LENGTH < end; place += 1) {
      const start = place * PACK_LENGTH;
      found.push(...packAt(place).slice(Math.max(0, first - start), end - start));
    }
    return found;
  };
  const isIn = (id: MessageId) => (message: ChatMessage) => message.id === id;
  const has = (id: MessageId): boolean => open.some(isIn(id)) || packs.some(({ ids }) => ids.has(id));
  const find = (id: MessageId): ChatMessage | undefined =>
    open.find(isIn(id)) ?? packs.find(({ ids }) => ids.has(id))?.messages.find(isIn(id));
  const add = (message: ChatMessage): GrowingLog => {
    const kept = length < MAX_MESSAGES ? packs : packs.slice(1);
    const messages = [...open, message];
    return messages.length < PACK_LENGTH ? createLog(kept, messages) : createLog([...kept, packOf(messages)], []);
  };
  const change = (id: MessageId, to: (message: ChatMessage) => ChatMessage): GrowingLog => {
    const changed = (messages: readonly ChatMessage[]) => messages.map((one) => (one.id === id ? to(one) : one));
    if (open.some(isIn(id))) return createLog(packs, changed(open));
    const place = packs.findIndex(({ ids }) => ids.has(id));
    const pack = packs[place];
    if (pack === undefined) return log;
    return createLog(packs.with(place, { ids: pack.ids, messages: changed(pack.messages) }), open);
  };
  const log: GrowingLog = {
    length,
    at,
    slice,
    tail: (count) => slice(length - Math.max(0, count)),
    has,
    find,
    add,
    change,
    *[Symbol.iterator]() {
      for (const { messages } of packs) yield* messages;
      yield* open;
    },
  };
  return log;
};

/** A conversation without messages. */
export const EMPTY_LOG: GrowingLog = createLog([], []);

/** @param messages oldest first; only the last 10,000 are kept */
export const messageLog = (messages: readonly ChatMessage[]): GrowingLog => {
  const kept = messages.slice(-MAX_MESSAGES);
  const packs: Pack[] = [];
  let from = 0;
  for (; from + PACK_LENGTH <= kept.length; from += PACK_LENGTH)
    packs.push(packOf(kept.slice(from, from + PACK_LENGTH)));
  return createLog(packs, kept.slice(from));
};
