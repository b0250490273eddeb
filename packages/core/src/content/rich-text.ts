/** A run of words: plain, stressed, or a link. */
export interface TextSpan {
  readonly text: string;
  readonly strong: boolean;
  /** Only https, mailto, tel, and addresses of this product; anything else stays text. */
  readonly href: string | undefined;
}

export type RichBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly TextSpan[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly TextSpan[])[] };

const HEADING = /^(#{2,3})\s+(.*)$/;
const ITEM = /^[-*]\s+(.*)$/;
/** `**stressed**` or `[words](address)`. */
const MARK = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
/** A browser takes a backslash for a slash: neither may follow the first one, for that would name another host. */
const SAFE_ADDRESS = /^(https:\/\/[\p{L}\d]|mailto:|tel:|\/(?![/\\]))/u;

const plain = (text: string): readonly TextSpan[] => (text === '' ? [] : [{ text, strong: false, href: undefined }]);

const toSpans = (line: string): readonly TextSpan[] => {
  const spans: TextSpan[] = [];
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
  let items: (readonly TextSpan[])[] = [];
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
export const wordsOf = (block: RichBlock): string => {
  if (block.kind === 'heading') return block.text;
  const spans = block.kind === 'paragraph' ? block.spans : block.items.flat();
  return spans.map(({ text }) => text).join(' ');
};
