import { expect, it } from 'vitest';
import { pageOf, tagsOf } from './spec-index.ts';

it('reads the section and the topic of a tag, without the remark', () => {
  expect(tagsOf('a.ts', '/** Why. @spec §5 Toys — the default rules sit on this line */')).toEqual([
    { section: '5', topic: 'Toys', file: 'a.ts' },
  ]);
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

it('lists the files of a topic once each', () => {
  const tag = { section: '4', topic: 'Chat', file: 'packages/core/src/chat/chat.machine.ts' };
  expect(pageOf([tag, tag])).toContain(
    '| Chat | [core/chat/chat.machine.ts](../packages/core/src/chat/chat.machine.ts) |',
  );
});
