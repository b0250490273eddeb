import { derived } from '../../kernel/derived.ts';
import { isJsonObject } from '../../kernel/json.ts';
import { createValue, type Watchable } from '../../kernel/machine.ts';
import { type Language, LANGUAGES } from '../../localisation/language.ts';
import { isKeptReply, MAX_REPLIES, MAX_REPLY_NAME, MAX_USES, type QuickReply } from './quick-reply.ts';

/** The quick replies until the performer edits them: what is said to a customer, so in the customer's language. @fortests */
export const DEFAULT_REPLIES: Readonly<Record<Language, readonly QuickReply[]>> = {
  nl: [
    { name: 'hoi', text: 'Hoi {name}, leuk dat je er bent!' },
    { name: 'dag', text: 'Hoe was je dag, {name}?' },
    { name: 'moment', text: 'Een momentje, ik ben er zo weer.' },
    { name: 'dank', text: 'Dank je wel, {name}, dat is lief van je.' },
    { name: 'doei', text: 'Dag {name}, tot de volgende keer!' },
  ],
  de: [
    { name: 'hallo', text: 'Hallo {name}, schön, dass du da bist!' },
    { name: 'tag', text: 'Wie war dein Tag, {name}?' },
    { name: 'moment', text: 'Einen Moment, ich bin gleich wieder da.' },
    { name: 'danke', text: 'Danke, {name}, das ist lieb von dir.' },
    { name: 'bis', text: 'Tschüss {name}, bis zum nächsten Mal!' },
  ],
  en: [
    { name: 'hi', text: 'Hi {name}, nice to see you!' },
    { name: 'day', text: 'How was your day, {name}?' },
    { name: 'moment', text: 'One moment, I will be right back.' },
    { name: 'thanks', text: 'Thank you, {name}, that is sweet of you.' },
    { name: 'bye', text: 'Bye {name}, see you next time!' },
  ],
};

/** `learned`: most used first. `manual`: as the performer put them. */
export type ReplyOrder = 'learned' | 'manual';

/** Number of uses of each reply of a language, by its name. */
export type ReplyUses = Readonly<Record<string, number>>;

/** The performer's quick replies as they are kept with the account. @spec §3 Performer account — settings */
export interface QuickReplyBook {
  readonly order: ReplyOrder;
  /** A language without a list has the defaults. */
  readonly replies: Readonly<Partial<Record<Language, readonly QuickReply[]>>>;
  readonly uses: Readonly<Partial<Record<Language, ReplyUses>>>;
}

/** Nothing is edited or used yet. @fortests */
export const NO_BOOK: QuickReplyBook = { order: 'learned', replies: {}, uses: {} };

const readReply = (value: unknown): readonly QuickReply[] => {
  if (!isJsonObject(value)) return [];
  const { name, text } = value;
  return typeof name === 'string' && typeof text === 'string' ? [{ name, text }] : [];
};

const readReplies = (value: unknown): readonly QuickReply[] | undefined =>
  Array.isArray(value)
    ? value
        .slice(0, MAX_REPLIES)
        .flatMap(readReply)
        .filter((_, index, all) => isKeptReply(all, index))
    : undefined;

const isCount = (entry: [string, unknown]): entry is [string, number] =>
  entry[0].length <= MAX_REPLY_NAME && Number.isSafeInteger(entry[1]) && Number(entry[1]) > 0;

const readUses = (value: unknown): ReplyUses | undefined =>
  isJsonObject(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(isCount)
          .slice(0, MAX_REPLIES)
          .map(([name, count]) => [name, Math.min(MAX_USES, count)]),
      )
    : undefined;

const byLanguage = <Value>(
  value: unknown,
  read: (part: unknown) => Value | undefined,
): Partial<Record<Language, Value>> => {
  const found: Partial<Record<Language, Value>> = {};
  if (!isJsonObject(value)) return found;
  for (const language of LANGUAGES) {
    const part = read(value[language]);
    if (part !== undefined) found[language] = part;
  }
  return found;
};

/** Reads what the account keeps; what is missing, wrong or too much is left out. */
export const readBook = (value: unknown): QuickReplyBook =>
  isJsonObject(value)
    ? {
        order: value['order'] === 'manual' ? 'manual' : 'learned',
        replies: byLanguage(value['replies'], readReplies),
        uses: byLanguage(value['uses'], readUses),
      }
    : NO_BOOK;

/** The replies of a language as they were written. @fortests */
export const writtenReplies = ({ replies }: QuickReplyBook, language: Language): readonly QuickReply[] =>
  replies[language] ?? DEFAULT_REPLIES[language];

/** The replies of a language as they are offered: most used first, unless the performer chose an order. */
export const offeredReplies = (book: QuickReplyBook, language: Language): readonly QuickReply[] => {
  const replies = writtenReplies(book, language);
  if (book.order === 'manual') return replies;
  const uses = new Map(Object.entries(book.uses[language] ?? {}));
  return replies.toSorted((a, b) => (uses.get(b.name) ?? 0) - (uses.get(a.name) ?? 0));
};

/**
 * Counts what was used; replies that are gone are forgotten.
 *
 * @fortests
 */
export const countUses = (
  book: QuickReplyBook,
  used: readonly { readonly language: Language; readonly name: string }[],
): QuickReplyBook => {
  const uses: Partial<Record<Language, ReplyUses>> = { ...book.uses };
  for (const { language, name } of used) {
    const kept = new Set(writtenReplies(book, language).map((reply) => reply.name));
    const counts = new Map(Object.entries(uses[language] ?? {}).filter(([each]) => kept.has(each)));
    if (kept.has(name)) counts.set(name, Math.min(MAX_USES, (counts.get(name) ?? 0) + 1));
    uses[language] = Object.fromEntries(counts);
  }
  return { ...book, uses };
};

/** Name of the part of the account's settings. */
export const QUICK_REPLIES = 'quickReplies';

/** A part of the account's settings that this capability owns. @spec §3 Performer account — settings */
export interface QuickReplySettings {
  readonly watch: Watchable<unknown>;
  readonly save: (value: unknown) => void;
}

export interface QuickRepliesController {
  /** The replies as the account has them; the same object until they change. */
  readonly watch: Watchable<QuickReplyBook>;
  /** Keeps them with the account, so that they are there on another device. */
  readonly save: (book: QuickReplyBook) => void;
  /** Counts a use; the order stays as it is until the conversation is over. */
  readonly used: (language: Language, name: string) => void;
  /** Keeps what was counted: the conversation is over. */
  readonly keepUses: () => void;
  /** Forgets what was counted and not kept, at a log-out. */
  readonly reset: () => void;
}

/** A quick reply that was sent. */
interface QuickReplyUse {
  readonly language: Language;
  readonly name: string;
}

const NOT_USED: readonly QuickReplyUse[] = [];

/** Keeps the performer's quick replies and counts their uses. @spec §4 Chat */
export const createQuickRepliesController = (settings: QuickReplySettings): QuickRepliesController => {
  const watch = derived([settings.watch], readBook);
  const uses = createValue(NOT_USED);
  return {
    watch,
    save: settings.save,
    used: (language, name) => uses.set([...uses.state(), { language, name }]),
    keepUses: () => {
      const counted = uses.state();
      uses.set(NOT_USED);
      if (counted.length > 0) settings.save(countUses(watch.state(), counted));
    },
    reset: () => uses.set(NOT_USED),
  };
};
