import { expect, it } from 'vitest';
import { menu, type MenuContext } from './menu.ts';
import { ROUTE_NAMES } from './routes.ts';

const ANNA: MenuContext = {
  forumBlocked: false,
  theme: 'default',
  work: 'ready',
  approved: true,
  available: new Set(ROUTE_NAMES),
};
const labels = (context: MenuContext): readonly string[] => menu(context).map(({ labelKey }) => labelKey);

it('offers pause during work and resume during a pause', () => {
  expect(labels(ANNA)).toContain('menu.pauseWork');
  expect(labels(ANNA)).not.toContain('menu.resumeWork');
  expect(labels({ ...ANNA, work: 'pause' })).toContain('menu.resumeWork');
  expect(labels({ ...ANNA, work: 'pause' })).not.toContain('menu.pauseWork');
});

it('ends with log-out', () => {
  expect(labels(ANNA).at(-1)).toBe('menu.logOut');
});

it('begins with a warning until the account is approved', () => {
  expect(labels({ ...ANNA, approved: false })[0]).toBe('menu.notApproved');
  expect(labels(ANNA)).not.toContain('menu.notApproved');
});

it.each([{ forumBlocked: true }, { theme: 'dusk' }])('hides the forum for %o', (change) => {
  expect(labels(ANNA)).toContain('menu.forum');
  expect(labels({ ...ANNA, ...change })).not.toContain('menu.forum');
});

it('lists only screens that have a page', () => {
  expect(labels({ ...ANNA, available: new Set(['news']) })).toEqual(['menu.news', 'menu.pauseWork', 'menu.logOut']);
});
