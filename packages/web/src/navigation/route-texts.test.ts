import { expect, it } from 'vitest';
import type { RouteTexts } from './route-texts.ts';

it('refuses a title, a heading or a tab that the catalogue lacks when it is compiled', () => {
  const right: RouteTexts = { title: 'menu.memos', heading: 'memos.title', tab: 'menu.memos' };
  const named: RouteTexts = { title: 'common.customer', heading: false };
  // @ts-expect-error no text has this key
  const wrongTitle: RouteTexts = { title: 'menu.memo' };
  // @ts-expect-error no text has this key
  const wrongHeading: RouteTexts = { title: 'menu.memos', heading: 'memos.heading' };
  // @ts-expect-error no text has this key
  const wrongTab: RouteTexts = { title: 'menu.memos', tab: 'memos.tab' };
  expect([right, named, wrongTitle, wrongHeading, wrongTab]).toHaveLength(5);
});
