import { derived } from '../../kernel/derived.ts';
import { isJsonObject } from '../../kernel/json.ts';
import type { Watchable } from '../../kernel/machine.ts';
import { type Language, LANGUAGES } from '../../localisation/language.ts';
import { isKeptReply, MAX_REPLIES, type QuickReply } from './quick-reply.ts';

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

/** The performer's quick replies as they are kept with the account. @spec §3 Performer account — settings */
export interface QuickReplyBook {
  /** A language without a list has the defaults. */
  readonly replies: Readonly<Partial<Record<Language, readonly QuickReply[]>>>;
}

/** Nothing is edited yet. @fortests */
export const NO_BOOK: QuickReplyBook = { replies: {} };

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

const byLanguage = (value: unknown): QuickReplyBook['replies'] => {
  const found: Partial<Record<Language, readonly QuickReply[]>> = {};
  if (!isJsonObject(value)) return found;
  for (const language of LANGUAGES) {
    const replies = readReplies(value[language]);
    if (replies !== undefined) found[language] = replies;
  }
  return found;
};

/** Reads what the account keeps; what is missing, wrong or too much is left out. */
export const readBook = (value: unknown): QuickReplyBook =>
  isJsonObject(value) ? { replies: byLanguage(value['replies']) } : NO_BOOK;

/** The replies of a language in the order of the performer: the key of each stays the same. */
export const offeredReplies = ({ replies }: QuickReplyBook, language: Language): readonly QuickReply[] =>
  replies[language] ?? DEFAULT_REPLIES[language];

/** Name of the part of the account's settings. */
export const QUICK_REPLIES = 'quickReplies';

/** A part of the account's settings that this capability owns. @spec §3 Performer account — settings */
export interface QuickReplySettings {
  readonly watch: Watchable<unknown>;
  readonly save: (value: unknown) => void;
}

export type QuickRepliesController = ReturnType<typeof createQuickRepliesController>;

/** Keeps the performer's quick replies. @spec §4 Chat */
export const createQuickRepliesController = (settings: QuickReplySettings) => ({
  /** The replies as the account has them; the same object until they change. */
  watch: derived([settings.watch], readBook),
  /** Keeps them with the account, for every device. */
  save: settings.save,
});
