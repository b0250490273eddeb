import { expect, type Locator, type Page } from 'playwright/test';
import { saveFile } from './engine.ts';

/** Texts of a table, row by row. */
const textsOf = (table: Locator): Promise<readonly (readonly string[])[]> =>
  table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        Array.from(row.querySelectorAll<HTMLElement>('th, td'), ({ innerText }) =>
          innerText.replace(/\s+/g, ' ').trim(),
        ),
      ),
    );

/** All words of a table, row by row, also of one that is folded away. */
const allTextsOf = (table: Locator): Promise<readonly (readonly string[])[]> =>
  table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        Array.from(row.querySelectorAll('th, td'), ({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
      ),
    );

/** Cents of an amount as the product writes it. */
export const centsOf = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);

export const sumOf = (amounts: readonly string[]): number => amounts.reduce((sum, text) => sum + centsOf(text), 0);

/** The lines of a CSV file, its quotes and the marks that make a formula harmless taken away. */
const csvRows = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) =>
      Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain = '']) =>
        quoted === undefined ? plain : quoted.replaceAll('""', '"').replace(/^'/, ''),
      ),
    );

/** Earnings on a performer's screen. */
export const earningsOn = (page: Page) => {
  const sessions = page.getByRole('table', { name: 'Sessions' });
  const total = page.getByRole('region', { name: 'Period' }).getByRole('definition').first();
  return {
    sessions,
    total,
    totalInCents: async () => centsOf(await total.innerText()),
    rows: () => textsOf(sessions),
    services: () => textsOf(page.getByRole('table', { name: 'By service' })),
    /** Every hour of the week of the report: its name, earnings, time on air, and earnings per hour. */
    hours: () => allTextsOf(page.getByRole('table', { name: 'Earnings by hour of the week', includeHidden: true })),
    /** Figures beside the total, by name. */
    figure: (name: string) =>
      page
        .getByRole('region', { name: 'Period' })
        .locator('dl > div')
        .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }) })
        .getByRole('definition')
        .first(),
    /** Every customer of the report with its address: name, share, number, earnings. */
    customers: async () => {
      const table = page.getByRole('table', { name: 'By customer' });
      const all = page.getByRole('button', { name: /^Show all \d+ customers$/ });
      if ((await all.count()) > 0) await all.click();
      const links = await table.getByRole('link').evaluateAll((each) => each.map((link) => link.getAttribute('href')));
      return { links, rows: await textsOf(table) };
    },
    parts: (name: string) => textsOf(page.getByRole('table', { name })),
    /** Every page of the list, one after the other, and then the first again. */
    allRows: async (): Promise<readonly (readonly string[])[]> => {
      const rows = [...(await textsOf(sessions))];
      const next = page.getByRole('link', { name: 'Next' });
      for (let number = 2; (await next.count()) > 0; number += 1) {
        await next.click();
        await expect(page.getByText(`Page ${number} of`)).toBeVisible();
        rows.push(...(await textsOf(sessions)));
      }
      return rows;
    },
    csv: async (
      button = 'Save as CSV',
    ): Promise<{ readonly name: string; readonly rows: readonly (readonly string[])[] }> => {
      const { name, content } = await saveFile(page, () => page.getByRole('button', { name: button }).click());
      return { name, rows: csvRows(content.toString('utf8')) };
    },
  };
};
