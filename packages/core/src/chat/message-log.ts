import { dayOf } from '../formatting/dates.ts';
import type { MessageId } from '../kernel/ids.ts';
import { MAX_MESSAGES, PACK_LENGTH, type ChatMessage } from './chat-message.ts';

/** A conversation, oldest first. It never changes: adding to it makes a new one that shares all full packs with the old. */
export interface MessageLog extends Iterable<ChatMessage> {
  readonly length: number;
  /** The place of the oldest message. It falls when earlier ones are put in front and rises when the oldest give way: a message keeps its place. */
  readonly first: number;
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

const isIn = (id: MessageId) => (message: ChatMessage) => message.id === id;

/** A class, for each message makes a new log: what it can do is shared by all of them. */
class PackedLog implements GrowingLog {
  readonly length: number;
  readonly first: number;
  readonly #packs: readonly Pack[];
  readonly #open: readonly ChatMessage[];

  /** `packs` are all full; `open` is the last, unfinished one. */
  constructor(packs: readonly Pack[], open: readonly ChatMessage[], first: number) {
    this.first = first;
    this.#packs = packs;
    this.#open = open;
    this.length = packs.length * PACK_LENGTH + open.length;
  }

  #packAt(place: number): readonly ChatMessage[] {
    return this.#packs[place]?.messages ?? (place === this.#packs.length ? this.#open : []);
  }

  at(index: number): ChatMessage | undefined {
    const place = index < 0 ? this.length + index : index;
    return this.#packAt(Math.floor(place / PACK_LENGTH))[place % PACK_LENGTH];
  }

  slice(from: number, to: number = this.length): readonly ChatMessage[] {
    const first = Math.max(0, from);
    const end = Math.min(this.length, to);
    const found: ChatMessage[] = [];
    for (let place = Math.floor(first / PACK_LENGTH); place * PACK_LENGTH < end; place += 1) {
      const start = place * PACK_LENGTH;
      found.push(...this.#packAt(place).slice(Math.max(0, first - start), end - start));
    }
    return found;
  }

  tail(count: number): readonly ChatMessage[] {
    return this.slice(this.length - Math.max(0, count));
  }

  has(id: MessageId): boolean {
    return this.#open.some(isIn(id)) || this.#packs.some(({ ids }) => ids.has(id));
  }

  find(id: MessageId): ChatMessage | undefined {
    return this.#open.find(isIn(id)) ?? this.#packs.find(({ ids }) => ids.has(id))?.messages.find(isIn(id));
  }

  add(message: ChatMessage): GrowingLog {
    const isFull = this.length >= MAX_MESSAGES;
    const kept = isFull ? this.#packs.slice(1) : this.#packs;
    const first = isFull ? this.first + PACK_LENGTH : this.first;
    const messages = [...this.#open, message];
    return messages.length < PACK_LENGTH
      ? new PackedLog(kept, messages, first)
      : new PackedLog([...kept, packOf(messages)], [], first);
  }

  change(id: MessageId, to: (message: ChatMessage) => ChatMessage): GrowingLog {
    const changed = (messages: readonly ChatMessage[]) => messages.map((one) => (one.id === id ? to(one) : one));
    if (this.#open.some(isIn(id))) return new PackedLog(this.#packs, changed(this.#open), this.first);
    const place = this.#packs.findIndex(({ ids }) => ids.has(id));
    const pack = this.#packs[place];
    if (pack === undefined) return this;
    const packs = this.#packs.with(place, { ids: pack.ids, messages: changed(pack.messages) });
    return new PackedLog(packs, this.#open, this.first);
  }

  *[Symbol.iterator](): Generator<ChatMessage> {
    for (const { messages } of this.#packs) yield* messages;
    yield* this.#open;
  }
}

/** A conversation without messages. */
export const EMPTY_LOG: GrowingLog = new PackedLog([], [], 0);

/**
 * Makes a log of a list.
 *
 * @param messages oldest first; only the last 10,000 are kept
 * @param first the place of the first of them
 */
export const messageLog = (messages: readonly ChatMessage[], first = 0): GrowingLog => {
  const kept = messages.slice(-MAX_MESSAGES);
  const packs: Pack[] = [];
  let from = 0;
  for (; from + PACK_LENGTH <= kept.length; from += PACK_LENGTH)
    packs.push(packOf(kept.slice(from, from + PACK_LENGTH)));
  return new PackedLog(packs, kept.slice(from), first + messages.length - kept.length);
};

/** The merged messages as a log in which every message keeps its place. */
export const mergedLog = (before: MessageLog, merged: readonly ChatMessage[]): GrowingLog => {
  const oldest = before.at(0);
  const inFront = oldest === undefined ? 0 : merged.findIndex(({ id }) => id === oldest.id);
  return messageLog(merged, before.first - inFront);
};

const isTimed = ({ isTimed: timed }: ChatMessage): boolean => timed === true;

/**
 * Puts notes about an event that the platform reported late behind the last message that is not later than they are. The order of all
 * others stays.
 */
export const placeTimedNotes = (messages: readonly ChatMessage[]): readonly ChatMessage[] => {
  const [next, ...later] = messages.filter(isTimed).toSorted((one, other) => one.date - other.date);
  if (next === undefined) return messages;
  const waiting = [next, ...later];
  const placed = messages
    .filter((message) => !isTimed(message))
    .flatMap((message) => {
      const behind = waiting.findIndex(({ date }) => date >= message.date);
      return [...waiting.splice(0, behind === -1 ? waiting.length : behind), message];
    });
  return [...placed, ...waiting];
};

/**
 * Checks whether a tip comes right behind another one of the same day, so that both are one row of the conversation.
 * @spec §3 Chat message — our own row
 */
export const isConsecutiveTip = (message: ChatMessage | undefined, before: ChatMessage | undefined): boolean =>
  message?.tip !== undefined && before?.tip !== undefined && dayOf(before.date) === dayOf(message.date);

const messageAt = (messages: MessageLog, place: number): ChatMessage | undefined =>
  place < messages.first ? undefined : messages.at(place - messages.first);

/** Checks whether the message at a place has a row of its own, and is not counted in the row of a tip before it. */
export const hasOwnRow = (messages: MessageLog, place: number): boolean =>
  !isConsecutiveTip(messageAt(messages, place), messageAt(messages, place - 1));

/** The place of the message whose row has the one at this place. */
export const rowStart = (messages: MessageLog, place: number): number => {
  let start = place;
  while (!hasOwnRow(messages, start)) start -= 1;
  return start;
};

/** Consecutive tips from this place on: those that the row of the first one counts. */
export const consecutiveTips = (messages: MessageLog, place: number): readonly ChatMessage[] => {
  const tips: ChatMessage[] = [];
  for (let at = place; at === place || !hasOwnRow(messages, at); at += 1) {
    const message = messageAt(messages, at);
    if (message?.tip === undefined) break;
    tips.push(message);
  }
  return tips;
};
