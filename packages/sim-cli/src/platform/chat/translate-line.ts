import type { Language } from '@greenroom/core/localisation/language';

/** The words that the simulated platform translates; the others stay as they are. */
const WORDS: readonly Readonly<Record<Language, string>>[] = [
  { nl: 'hoi', de: 'hallo', en: 'hi' },
  { nl: 'hallo', de: 'hallo', en: 'hello' },
  { nl: 'goedenavond', de: 'guten Abend', en: 'good evening' },
  { nl: 'goedemorgen', de: 'guten Morgen', en: 'good morning' },
  { nl: 'dag', de: 'tschüss', en: 'bye' },
  { nl: 'ja', de: 'ja', en: 'yes' },
  { nl: 'nee', de: 'nein', en: 'no' },
  { nl: 'dank je', de: 'danke', en: 'thank you' },
  { nl: 'ik', de: 'ich', en: 'I' },
  { nl: 'jij', de: 'du', en: 'you' },
  { nl: 'ben', de: 'bin', en: 'am' },
  { nl: 'bent', de: 'bist', en: 'are' },
  { nl: 'moe', de: 'müde', en: 'tired' },
  { nl: 'blij', de: 'froh', en: 'happy' },
  { nl: 'mooi', de: 'schön', en: 'beautiful' },
  { nl: 'leuk', de: 'nett', en: 'nice' },
  { nl: 'vandaag', de: 'heute', en: 'today' },
  { nl: 'morgen', de: 'morgen', en: 'tomorrow' },
  { nl: 'nacht', de: 'Nacht', en: 'night' },
  { nl: 'muziek', de: 'Musik', en: 'music' },
  { nl: 'werk', de: 'Arbeit', en: 'work' },
  { nl: 'koffie', de: 'Kaffee', en: 'coffee' },
  { nl: 'water', de: 'Wasser', en: 'water' },
  { nl: 'hoe gaat het', de: 'wie geht es', en: 'how are you' },
  { nl: 'tot ziens', de: 'auf Wiedersehen', en: 'see you' },
  { nl: 'welkom', de: 'willkommen', en: 'welcome' },
  { nl: 'graag', de: 'gern', en: 'gladly' },
  { nl: 'lief', de: 'lieb', en: 'sweet' },
  { nl: 'en', de: 'und', en: 'and' },
];

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isCapitalised = (text: string): boolean => text !== text.toLowerCase();

/** Longer ones first, so that a phrase is not taken word by word. */
const patternOf = (from: Language): RegExp => {
  const words = WORDS.map((row) => row[from]).toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');
};

/**
 * The same line always gives the same translation.
 *
 * @returns undefined when no word of it is known
 */
export const translateLine = (line: string, from: Language, to: Language): string | undefined => {
  let isKnown = false;
  const translated = line.replaceAll(patternOf(from), (word) => {
    const row = WORDS.find((each) => each[from].toLowerCase() === word.toLowerCase());
    if (row === undefined) return word;
    isKnown = true;
    return isCapitalised(word) ? capitalised(row[to]) : row[to];
  });
  return isKnown ? translated : undefined;
};
