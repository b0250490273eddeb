import { expect, type Locator } from 'playwright/test';
import type { PerformerPage } from './performer-page.ts';

export const part = ({ page }: PerformerPage, name: string): Locator => page.getByRole('region', { name, exact: true });

/** One rule of the tip menu or one pattern. */
export const ruleOf = (within: Locator, name: string): Locator => within.getByRole('rowgroup', { name, exact: true });
/** Opens the list behind a cell of a rule. */
export const openChoice = async (rule: Locator, name: string): Promise<void> => {
  await rule.getByRole('button', { name: new RegExp(`^${name}:`) }).click();
};

/** Opens the tip menu from the main menu. */
export const openRules = async (performerPage: PerformerPage): Promise<Locator> => {
  await performerPage.page.getByRole('link', { name: 'Toys' }).first().click();
  return part(performerPage, 'Tip menu');
};

export const save = async (performerPage: PerformerPage, answer: string): Promise<void> => {
  await performerPage.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(part(performerPage, 'Save rules')).toContainText(answer);
};
