import { expect, it } from 'vitest';
import { approvalOf, tabTitleFor, themeFor } from './performer-account.ts';

it.each([
  ['APPROVED', 'approved'],
  ['PENDING', 'notApproved'],
  ['approved', 'notApproved'],
  ['', 'notApproved'],
])('takes the status "%s" for %s', (status, approval) => {
  expect(approvalOf(status)).toBe(approval);
});

it.each([
  [['ROLE_PERFORMER'], 'dark'],
  [['ROLE_PERFORMER', 'ROLE_ADMIN'], 'dark'],
  [['ROLE_ADMIN', 'ROLE_PERFORMER'], 'light'],
  [['ROLE_CLIENT'], 'light'],
  [[], 'light'],
] as const)('gives %o with dark settings the %s theme', (roles, theme) => {
  expect(themeFor(roles, '{"theme":"dark"}')).toBe(theme);
});

it.each([
  ['default', 'Earnings'],
  ['dusk', 'Dusk'],
])('titles the earnings page on the %s theme %s', (siteTheme, title) => {
  expect(tabTitleFor(siteTheme, 'Earnings')).toBe(title);
});
