import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { seconds } from '@greenroom/core/kernel/units';
import { clientRecord } from '@greenroom/core/testing/clients/client-record.fake';
import type { CallerModel } from '../../clients/caller.view-model.ts';
import { CallerCard } from '../../clients/CallerCard.tsx';
import { show } from '../../ui/show.fake.tsx';
import { CustomerPanel, type CustomerPanelModel } from './CustomerPanel.tsx';
import { HistoryPanel, type HistoryPanelModel } from './HistoryPanel.tsx';

const presses: string[] = [];
const CUSTOMER: CustomerPanelModel = {
  facts: undefined,
  memos: [],
  asked: [],
  failed: true,
  fetchAgain: () => void presses.push('record'),
};
const HISTORY: HistoryPanelModel = {
  history: undefined,
  historyTo: undefined,
  historyFailed: true,
  fetchHistoryAgain: () => void presses.push('history'),
};

it('never leaves the place of memos and visits silently empty', async () => {
  await show(
    <>
      <CustomerPanel model={CUSTOMER} />
      <HistoryPanel model={HISTORY} />
    </>,
  );
  await expect.element(page.getByText('Visits and memos could not be loaded.')).toBeVisible();
  await expect.element(page.getByText('The history could not be loaded. Try again.')).toBeVisible();
  for (const button of page.getByRole('button', { name: 'Try again' }).all()) await userEvent.click(button);
  expect(presses).toEqual(['record', 'history']);
});

it.each([
  [true, 'Visits and memos could not be loaded.'],
  [false, ''],
])('tells over a request whether visits and memos are missing: %s', async (failed, words) => {
  await show(<CallerCard model={{ card: undefined, failed } as CallerModel} />);
  await expect.poll(() => document.querySelector('[data-announce="polite"]')?.textContent).toBe(words);
});

it.each([
  [0, 'New customer'],
  [2, '2 visits'],
])('says since when a customer comes only of one who was here before: %i visits', async (visits, text) => {
  const at = seconds(Date.parse('2026-11-26T12:00:00Z') / 1_000);
  const facts = clientRecord({ visits, lastContact: at, firstContact: at });
  await show(<CustomerPanel model={{ ...CUSTOMER, failed: false, facts }} />);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(document.body.textContent.split('26-11-2026')).toHaveLength(visits === 0 ? 1 : 3);
});
