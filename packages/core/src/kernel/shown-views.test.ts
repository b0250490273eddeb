import { expect, it } from 'vitest';
import { createShownViews } from './shown-views.ts';

it('has a view until each showing of it has ended', () => {
  const views = createShownViews<string>();
  const [one, other] = [views.add('memos'), views.add('memos')];
  one();
  one();
  expect([views.has(), views.has((view) => view === 'memos'), views.has((view) => view === 'forum')]).toEqual([
    true,
    true,
    false,
  ]);
  other();
  expect(views.has()).toBe(false);
});
