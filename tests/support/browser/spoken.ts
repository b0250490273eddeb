import type { CDPSession, Page } from 'playwright/test';

/** The parts of an accessibility node that a screen reader says. */
interface Node {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

/** Roles that say nothing of their own: what is in them is said. */
const SILENT = new Set(['generic', 'none', 'InlineTextBox', 'LineBreak', 'RootWebArea', 'paragraph', 'LabelText']);
/** States that a screen reader says, where they are so. */
const STATES = ['disabled', 'expanded', 'checked', 'pressed', 'modal', 'required', 'invalid', 'live', 'focused'];

/** Words of a part of a node. */
const wordsOf = (part: { readonly value?: unknown } | undefined): string => {
  const value = part?.value;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}`.trim() : '';
};

const stateOf = ({ properties = [] }: Node): readonly string[] =>
  STATES.flatMap((state) => {
    const value = wordsOf(properties.find(({ name }) => name === state)?.value);
    if (value === '' || value === 'false' || value === 'off') return [];
    return value === 'true' ? [state] : [`${state} ${value}`];
  });

const lineOf = (node: Node): string => {
  const role = wordsOf(node.role);
  const name = wordsOf(node.name);
  const value = wordsOf(node.value);
  const help = wordsOf(node.description);
  const parts = [
    role === 'StaticText' ? undefined : role,
    name === '' ? undefined : `“${name}”`,
    value === '' ? undefined : `value ${value}`,
    ...stateOf(node),
    help === '' ? undefined : `(${help})`,
  ];
  return parts.filter((part) => part !== undefined).join(' ');
};

/** Chromium's accessibility tree below a node, in the order in which it is read. */
const linesBelow = (nodes: ReadonlyMap<string, Node>, id: string, around = ''): readonly string[] => {
  const node = nodes.get(id);
  if (node === undefined) return [];
  const role = wordsOf(node.role);
  const isSaid = !node.ignored && !SILENT.has(role);
  const line = isSaid ? `${lineOf(node)}${around}` : '';
  const live = wordsOf(node.properties?.find(({ name }) => name === 'live')?.value);
  // A region that says nothing of itself is heard by the text that comes into it.
  const liveText = !isSaid && live !== '' && live !== 'off' ? ` live ${live}` : isSaid ? '' : around;
  const below = (node.childIds ?? []).flatMap((child) => linesBelow(nodes, child, liveText));
  // The text within what has a name is that name once more.
  const name = `“${wordsOf(node.name)}”`;
  const rest = isSaid ? below.filter((each) => each !== name) : below;
  return [...(line === '' ? [] : [line]), ...rest];
};

/**
 * Lists what a screen reader says of a part of the page, in order: role, name, value, states and description of each node of
 * Chromium's accessibility tree.
 *
 * @param selector the part; by default the whole page
 */
export const spoken = async (page: Page, selector = 'body'): Promise<readonly string[]> => {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  try {
    await devtools.send('Accessibility.enable');
    const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { node } = await devtools.send('DOM.describeNode', { nodeId });
    const all = (await devtools.send('Accessibility.getFullAXTree')).nodes as readonly Node[];
    const nodes = new Map(all.map((each) => [each.nodeId, each]));
    const first = all.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
    return first === undefined ? [] : linesBelow(nodes, first.nodeId);
  } finally {
    await devtools.detach();
  }
};
