import { expect, it } from 'vitest';
import { menu, type MenuContext } from './menu.ts';

const ANNA: MenuContext = {
  forumBlocked: false,
  theme: 'default',
  work: 'ready',
  approved: true,
};
const ORDER = ['work', 'account', 'help'];
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

it('lists the destinations of each group in the order of the table of routes', () => {
  const groups = menu(ANNA).flatMap((entry) => (entry.kind === 'route' ? [entry.group] : []));
  expect([...new Set(groups)]).toEqual(['work', 'account', 'help']);
  expect(groups).toEqual(groups.toSorted((left, right) => ORDER.indexOf(left) - ORDER.indexOf(right)));
  expect(labels(ANNA).slice(0, 8)).toEqual([
    'menu.my-day',
    'menu.clients',
    'menu.inbox',
    'menu.earnings',
    'menu.toys',
    'menu.forum',
    'menu.profile',
    'menu.settings',
  ]);
});

it('has at most 8 destinations besides those of help', () => {
  const main = menu(ANNA).filter((entry) => entry.kind === 'route' && entry.group !== 'help');
  expect(main.length).toBeLessThanOrEqual(8);
});
