/** A run of words: plain, stressed, or a link. */
export interface Span {
  readonly text: string;
  readonly strong: boolean;
  /** Only https, mailto, tel, and addresses of this product; anything else stays text. */
  readonly href: string | undefined;
}

export type RichBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] };

const HEADING = /^(#{2,3})\s+(.*)$/;
const ITEM = /^[-*]\s+(.*)$/;
/** `**stressed**` or `[words](address)`. */
const MARK = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
/** A browser takes a backslash for a slash: neither may follow the first one, for that would name another host. */
const SAFE_ADDRESS = /^(https:\/\/[\p{L}\d]|mailto:|tel:|\/(?![/\\]))/u;

const plain = (text: string): readonly Span[] => (text === '' ? [] : [{ text, strong: false, href: undefined }]);

const toSpans = (line: string): readonly Span[] => {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(MARK)) {
    const [whole, stressed, words, address = ''] = match;
    spans.push(...plain(line.slice(end, match.index)));
    end = match.index + whole.length;
    if (stressed !== undefined) spans.push({ text: stressed, strong: true, href: undefined });
    else if (SAFE_ADDRESS.test(address)) spans.push({ text: words ?? '', strong: false, href: address });
    else spans.push(...plain(words ?? ''));
  }
  return [...spans, ...plain(line.slice(end))];
};

/** Makes the fragment of an address: `/contact/#live-help`. */
const toId = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * Reads a text that an operator wrote: headings `##` and `###`, paragraphs, lists with `-`, **stress** and links. Anything else is
 * words, so no text can do more than be read.
 *
 * @spec §2 /privacy-policy/, /cookies/, /terms/, /complaints/, /instructions/, /contact/
 */
export const readRichText = (source: string): readonly RichBlock[] => {
  const blocks: RichBlock[] = [];
  let lines: string[] = [];
  let items: (readonly Span[])[] = [];
  const close = (): void => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', spans: toSpans(lines.join(' ')) });
    if (items.length > 0) blocks.push({ kind: 'list', items });
    lines = [];
    items = [];
  };
  for (const line of source.split(/\r?\n/).map((each) => each.trim())) {
    const [, marks, title] = HEADING.exec(line) ?? [];
    const [, item] = ITEM.exec(line) ?? [];
    if (title !== undefined) {
      close();
      blocks.push({ kind: 'heading', level: marks === '##' ? 2 : 3, text: title, id: toId(title) });
    } else if (item !== undefined) {
      if (lines.length > 0) close();
      items.push(toSpans(item));
    } else if (line === '') close();
    else if (items.length > 0) {
      close();
      lines.push(line);
    } else lines.push(line);
  }
  close();
  return blocks;
};

/** Its words alone, for searching. */
const wordsOf = (block: RichBlock): string => {
  if (block.kind === 'heading') return block.text;
  const spans = block.kind === 'paragraph' ? block.spans : block.items.flat();
  return spans.map(({ text }) => text).join(' ');
};

/** One question with its answer. @spec §2 /faq/ */
interface FaqEntry {
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
