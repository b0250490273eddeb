import { expect } from 'playwright/test';
import { centsOf, earningsOn, sumOf } from './earnings-page.ts';
import type { PerformerPage } from './performer-page.ts';

/** The money in the bar of the session. */
export const moneyOf = (performerPage: PerformerPage) => performerPage.studio.getByRole('group', { name: 'Money' });

/** Waits for the final amount of the summary. @returns it, in cents */
export const earnedIn = async ({ summary }: PerformerPage): Promise<number> => {
  await expect(summary).toContainText('Earned');
  await expect(summary).not.toContainText('about');
  return centsOf(await summary.getByRole('strong').innerText());
};

/** The amount of the summary, of today beside it and of the page of the earnings: all three in cents. */
export const amountsAfter = async (performerPage: PerformerPage): Promise<readonly number[]> => {
  const inSummary = await earnedIn(performerPage);
  const today = centsOf(await performerPage.summary.getByRole('definition').last().innerText());
  await performerPage.summary.getByRole('button', { name: 'Done' }).click();
  await performerPage.goTo('/earnings/');
  const earnings = earningsOn(performerPage.page);
  await expect(earnings.total).toBeVisible();
  const listed = async (): Promise<number> => sumOf((await earnings.allRows()).map((row) => row.at(-1) ?? ''));
  // The list comes after the total.
  await expect.poll(async () => (await listed()) - (await earnings.totalInCents())).toBe(0);
  return [inSummary, today, await listed()];
};
