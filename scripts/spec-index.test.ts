import { expect, it } from 'vitest';
import { pageOf, tagsOf } from './spec-index.ts';

const tag = {
  section: '4',
  topic: 'Chat',
  file: 'packages/core/src/chat/chat.machine.ts',
  line: 9,
  name: 'chat',
  summary: 'Holds `a | b`, at most <3.',
};

it('reads the section and the topic of a tag, without the remark', () => {
  expect(tagsOf('a.ts', '/** Why. @spec §5 Toys — the default rules sit on this line */')).toEqual([
    { section: '5', topic: 'Toys', file: 'a.ts', line: 1, name: '', summary: 'Why.' },
  ]);
});

it('reads a topic without the tag behind it', () => {
  const [tag] = tagsOf('a.ts', '/** Why. @spec §5 Toys @fortests */');
  expect(tag?.topic).toBe('Toys');
});

it('reads a tag that names two sections', () => {
  expect(tagsOf('a.ts', ' * @spec §7 GET localize, §2 Guards\n').map(({ section, topic }) => [section, topic])).toEqual(
    [
      ['7', 'GET localize'],
      ['2', 'Guards'],
    ],
  );
});

it.each(['/** @spec Toys */', '/** @spec §12 Toys */'])('refuses a tag without a section: %s', (source) => {
  expect(() => tagsOf('a.ts', source)).toThrow('names no section');
});

it('refuses a tag that goes on in the next line, whose end the index would not show', () => {
  expect(() => tagsOf('a.ts', '/**\n * Why. @spec §5 Toys and\n * their rules\n */')).toThrow('in one line');
});

it.each([
  ['/** Why. @spec §5 Toys */\nexport const MAX_RULES = 6;', 1, 'MAX_RULES'],
  ['\n/**\n * Why.\n * @spec §5 Toys\n */\nexport const ask = async (toy: Toy): Promise<void> => {', 4, 'ask'],
  ['interface A {\n  /** Why. @spec §5 Toys */\n  readonly toys: Toys;', 2, 'toys'],
  ['/** Why. @spec §5 Toys */\nexport class ToyPage extends Page {', 1, 'ToyPage'],
  ['// Why. @spec §5 Toys\n    when(\n      only(toys.onRefused, isShown),', 1, 'when toys.onRefused'],
])('names the line of a tag and what it documents: %j', (source, line, name) => {
  expect(tagsOf('a.ts', source)).toEqual([{ section: '5', topic: 'Toys', file: 'a.ts', line, name, summary: 'Why.' }]);
});

it('gives each rule a line of its own, in the order of the source', () => {
  const page = pageOf([{ ...tag, line: 12, name: 'type' }, tag]);
  expect(page).toContain(
    [
      '| Chat | `chat` | Holds `a \\| b`, at most &lt;3. | [core/chat/chat.machine.ts:9](../packages/core/src/chat/chat.machine.ts#L9) |',
      '| Chat | `type` | Holds `a \\| b`, at most &lt;3. | [core/chat/chat.machine.ts:12](../packages/core/src/chat/chat.machine.ts#L12) |',
    ].join('\n'),
  );
});

it.each([
  ['/** Runs 2.5 times, e.g. twice. Then rests. @spec §5 Toys */', 'Runs 2.5 times, e.g. twice.'],
  ['/**\n * Runs {@link Toy}\n * twice. Rests.\n *\n * @spec §5 Toys\n */', 'Runs Toy twice.'],
  ['f();\n  // Runs\n  // twice. @spec §5 Toys', 'Runs twice.'],
  ['// @spec §5 Toys', ''],
])('takes the first sentence of the comment: %j', (source, summary) => {
  expect(tagsOf('a.ts', source)[0]?.summary).toBe(summary);
});

it('puts the core before the packages that transport and show its rule', () => {
  const shown = { ...tag, file: 'packages/adapters-http/src/chat/chat-api.http.ts', name: 'first by name' };
  const page = pageOf([shown, tag]);
  expect(page.indexOf('`chat`')).toBeLessThan(page.indexOf('`first by name`'));
});
