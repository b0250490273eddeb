import { FALLBACK_LANGUAGE, type Language } from '@greenroom/core/localisation/language';

/** What stands for the customer's name. */
const NAME = '{name}';

/** What she says to a customer, not what the page says to her: so they follow the customer's language. */
const QUICK_REPLIES = {
  nl: [
    'Hoi {name}, leuk dat je er bent!',
    'Hoe was je dag, {name}?',
    'Een momentje, ik ben er zo weer.',
    'Dank je wel, {name}, dat is lief van je.',
    'Dag {name}, tot de volgende keer!',
  ],
  de: [
    'Hallo {name}, schön, dass du da bist!',
    'Wie war dein Tag, {name}?',
    'Einen Moment, ich bin gleich wieder da.',
    'Danke, {name}, das ist lieb von dir.',
    'Tschüss {name}, bis zum nächsten Mal!',
  ],
  en: [
    'Hi {name}, nice to see you!',
    'How was your day, {name}?',
    'One moment, I will be right back.',
    'Thank you, {name}, that is sweet of you.',
    'Bye {name}, see you next time!',
  ],
} as const satisfies Record<Language, readonly string[]>;

/** The language of most customers from there. @spec §3 Profile choices — countries */
const LANGUAGE_OF_COUNTRY: ReadonlyMap<string, Language> = new Map([
  ['nl', 'nl'],
  ['be', 'nl'],
  ['cw', 'nl'],
  ['de', 'de'],
  ['at', 'de'],
  ['uk', 'en'],
]);

/** @param country as it stands before the bar in the customer's name */
export const quickReplies = (country: string | undefined, name: string): readonly string[] => {
  const language = LANGUAGE_OF_COUNTRY.get((country ?? '').toLowerCase()) ?? FALLBACK_LANGUAGE;
  return QUICK_REPLIES[language].map((reply) => reply.replaceAll(NAME, () => name));
};
