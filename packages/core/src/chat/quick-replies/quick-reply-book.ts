import { derived } from '../../kernel/derived.ts';
import { isJsonObject } from '../../kernel/json.ts';
import type { Watchable } from '../../kernel/machine.ts';
import { seenText } from '../../kernel/outside-text.ts';
import { LANGUAGES, FALLBACK_LANGUAGE, type Language } from '../../localisation/language.ts';

/** Language of most customers from a country, by the country code in the customer's name. @spec §3 Profile choices — countries */
const LANGUAGE_OF_COUNTRY: ReadonlyMap<string, Language> = new Map([
  ['nl', 'nl'],
  ['be', 'nl'],
  ['cw', 'nl'],
  ['de', 'de'],
  ['at', 'de'],
  ['uk', 'en'],
]);

/** Guesses a customer's language. @param country the code before the bar in the customer's name */
export const customerLanguage = (country: string | undefined): Language =>
  LANGUAGE_OF_COUNTRY.get((country ?? '').toLowerCase()) ?? FALLBACK_LANGUAGE;

/** Greatest number of quick replies in a language; more would not be found. */
export const MAX_REPLIES = 20;
/** The longest name of a quick reply, in characters. */
export const MAX_REPLY_NAME = 20;
/** The longest text of a quick reply, in characters; a chat line has at most 2,000. */
export const MAX_REPLY_TEXT = 300;
/** Placeholder of the customer's name in a text. */
const NAME_PLACEHOLDER = '{name}';

/** Text that the performer keeps to send it often, with the name by which it is found. @spec §4 Chat */
export interface QuickReply {
  /** Name that is typed behind a slash to get the text. */
  readonly name: string;
  /** With `{name}` where the customer's name belongs. */
  readonly text: string;
}

/** The placeholder with the comma and the blanks that belong to it: behind it at the beginning of a text, else before it. */
const UNNAMED = /^\{name\},?\s*|,?\s*\{name\}/gu;

/**
 * Puts the customer's name into the text of a quick reply; without a name its place is closed.
 * @param name undefined for an anonymous customer
 * @spec §9 Display formats: anonymous names
 */
export const fillIn = (text: string, name: string | undefined): string =>
  name === undefined ? text.replaceAll(UNNAMED, '') : text.replaceAll(NAME_PLACEHOLDER, () => name);

/** Problem that keeps a reply from being saved. */
export type ReplyProblem = 'nameMissing' | 'nameWrong' | 'nameTaken' | 'textMissing' | 'textTooLong';

const NAME = /^[\p{L}\p{N}_-]+$/u;

/** A name is one word of letters and digits, at most 20, and used once in its language. */
const nameProblem = (name: string, others: readonly QuickReply[]): ReplyProblem | undefined => {
  if (name === '') return 'nameMissing';
  if (name.length > MAX_REPLY_NAME || !NAME.test(name)) return 'nameWrong';
  return others.some((other) => other.name.toLowerCase() === name.toLowerCase()) ? 'nameTaken' : undefined;
};

const textProblem = (text: string): ReplyProblem | undefined => {
  if (seenText(text) === '') return 'textMissing';
  return text.length > MAX_REPLY_TEXT ? 'textTooLong' : undefined;
};

export interface ReplyProblems {
  readonly name: ReplyProblem | undefined;
  readonly text: ReplyProblem | undefined;
}

/** Problems of one of the replies of a language; of two with the same name the later one has it. */
export const replyProblems = (replies: readonly QuickReply[], index: number): ReplyProblems => {
  const { name = '', text = '' } = replies[index] ?? {};
  return { name: nameProblem(name, replies.slice(0, index)), text: textProblem(text) };
};

/** Checks whether a reply may be saved. */
export const isKeptReply = (replies: readonly QuickReply[], index: number): boolean => {
  const { name, text } = replyProblems(replies, index);
  return name === undefined && text === undefined;
};

const TYPED = /(?:^|\s)\/([\p{L}\p{N}_-]+)\s$/u;
const ENTERED = /(?:^|\s)\/([\p{L}\p{N}_-]+)$/u;

interface Offered {
  readonly replies: readonly QuickReply[];
  /** The customer's name; undefined for an anonymous customer. */
  readonly name: string | undefined;
}

const expand = (draft: string, pattern: RegExp, { replies, name }: Offered): string | undefined => {
  const typed = pattern.exec(draft)?.[1];
  const reply = replies.find((each) => each.name.toLowerCase() === typed?.toLowerCase());
  if (typed === undefined || reply === undefined) return undefined;
  const start = draft.trimEnd().length - typed.length - 1;
  return draft.slice(0, start) + fillIn(reply.text, name);
};

/** Replaces a `/name` and a space at the end of the draft by that quick reply; undefined when there is no such reply. @spec §4 Chat */
export const expandTyped = (draft: string, offered: Offered): string | undefined => expand(draft, TYPED, offered);

/**
 * Replaces a `/name` at the end of a draft that is about to be sent by that quick reply; undefined when there is no such reply.
 * @spec §4 Chat
 */
export const expandEntered = (draft: string, offered: Offered): string | undefined => expand(draft, ENTERED, offered);

/** Adds a quick reply behind the typed text, which is kept. */
export const withReply = (draft: string, text: string): string =>
  draft.trim() === '' ? text : `${draft.trimEnd()} ${text}`;

/** Quick replies until the performer edits them, in the customer's language. @fortests */
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
