import { isMap, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';

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
  const mistakes = document.errors.slice(0, 1).map(({ message, pos }) => ({ file, ...placeOf(pos[0]), says: message }));
  return {
    value: mistakes.length === 0 ? document.toJS() : undefined /** Syntax errors of the file. */,
    mistakes /** Finds the place of a value; of an unknown key, the key itself; of a missing one, the object that lacks it. */,
    locate,
  };
};

export type YamlText = ReturnType<typeof readYamlText>;
