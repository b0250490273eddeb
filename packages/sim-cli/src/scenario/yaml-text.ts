import { isMap, isScalar, LineCounter, parseDocument, visit, type Alias, type Document, type Node } from 'yaml';

const keyNode = (parent: unknown, name: PropertyKey | undefined): Node | undefined => {
  if (!isMap(parent)) return undefined;
  const key = parent.items.map((item) => item.key).find((each) => isScalar(each) && each.value === name);
  return isScalar(key) ? key : undefined;
};

const nodeAt = (document: Document, path: readonly PropertyKey[]): unknown =>
  path.length === 0
    ? document.contents
    : document.getIn(
        path.map((part) => (typeof part === 'number' ? part : String(part))),
        true,
      );

/** Offset of the first alias for which there is no anchor; 0 without one, as of aliases of aliases that would never end. */
const brokenAliasAt = (document: Document): number => {
  let broken: Alias | undefined;
  visit(document, {
    Alias: (_key, alias) => {
      if (alias.resolve(document) !== undefined) return undefined;
      broken = alias;
      return visit.BREAK;
    },
  });
  return broken?.range?.[0] ?? 0;
};

/** Value of a text without syntax errors. Its aliases are looked up only here, and one that leads nowhere is a mistake of the file too. */
const valueOf = (document: Document): { readonly value: unknown } | { readonly says: string; readonly at: number } => {
  try {
    return { value: document.toJS() };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return { says: error.message, at: brokenAliasAt(document) };
  }
};

const SEVERAL_DOCUMENTS = 'the file has several documents, which begin with ---: each needs its own';

/** A text in YAML, of which JSON is a part, with the place of each value. */
export const readYamlText = (text: string, file: string) => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, version: '1.2' });
  const placeOf = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const locate = (path: readonly PropertyKey[]): { readonly line: number; readonly column: number } => {
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const found = nodeAt(document, path.slice(0, depth));
      const parent = depth === 0 ? undefined : nodeAt(document, path.slice(0, depth - 1));
      const node = keyNode(parent, path[depth - 1]) ?? found;
      const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
      if (Array.isArray(range) && typeof range[0] === 'number') return placeOf(range[0]);
    }
    return { line: 1, column: 1 };
  };
  // What comes after the first is mostly its echo.
  const syntax = document.errors.slice(0, 1).map(({ code, message, pos }) => ({
    file,
    ...placeOf(pos[0]),
    says: code === 'MULTIPLE_DOCS' ? SEVERAL_DOCUMENTS : message,
  }));
  const read = syntax.length === 0 ? valueOf(document) : { value: undefined };
  return {
    value: 'value' in read ? read.value : undefined,
    /** Syntax errors of the file, and an alias without its anchor. */
    mistakes: 'says' in read ? [{ file, ...placeOf(read.at), says: read.says }] : syntax,
    /** Finds the place of a value; of an unknown key, the key itself; of a missing one, the object that lacks it. */
    locate,
  };
};

export type YamlText = ReturnType<typeof readYamlText>;
