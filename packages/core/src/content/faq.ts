import { wordsOf, type RichBlock } from './rich-text.ts';

/** One question with its answer. @spec §2 /faq/ */
export interface FaqEntry {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly RichBlock[];
}

export interface FaqCategory {
  readonly title: string;
  readonly entries: readonly FaqEntry[];
}

/**
 * Reads categories and questions: a heading `##` begins a category, `###` a question; text before the first question is left out.
 * @spec §2 /faq/
 */
export const readFaq = (blocks: readonly RichBlock[]): readonly FaqCategory[] => {
  const categories: { title: string; entries: { id: string; question: string; answer: RichBlock[] }[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) categories.push({ title: block.text, entries: [] });
    else if (block.kind === 'heading')
      categories.at(-1)?.entries.push({ id: block.id, question: block.text, answer: [] });
    else categories.at(-1)?.entries.at(-1)?.answer.push(block);
  }
  return categories.filter(({ entries }) => entries.length > 0);
};

/** Without case and accents, so that `prive` finds `privé`. */
const bare = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The entries that contain every word of the search, in question or answer. @spec §2 /faq/ */
export const searchFaq = (categories: readonly FaqCategory[], search: string): readonly FaqCategory[] => {
  const words = bare(search).split(/\s+/).filter(Boolean);
  const fits = ({ question, answer }: FaqEntry): boolean => {
    const text = bare([question, ...answer.map(wordsOf)].join(' '));
    return words.every((word) => text.includes(word));
  };
  return categories
    .map(({ title, entries }) => ({ title, entries: entries.filter(fits) }))
    .filter(({ entries }) => entries.length > 0);
};
