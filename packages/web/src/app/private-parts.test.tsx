import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BlockModal } from '../clients/BlockModal.tsx';
import { ClientHistory, type ClientHistoryModel } from '../clients/ClientHistory.tsx';
import { ClientPage, type ClientPageModel } from '../clients/ClientPage.tsx';
import { UnblockButton } from '../clients/UnblockButton.tsx';
import { FlagModal, type FlagModalModel } from '../moderation/FlagModal.tsx';
import { PaymentInfo, type PaymentInfoModel } from '../personal-data/PaymentInfo.tsx';
import { LastMessage, type LastMessageModel } from '../session/screen/LastMessage.tsx';
import { show } from '../ui/show.fake.tsx';
import { MARK, model, nothing } from './window-row.fake.ts';

const HISTORY = { months: 0, monthChoices: [], sessions: [], history: { view: 'items' }, earned: '€ 12.50' };
const CLIENT = {
  ...HISTORY,
  view: 'open',
  name: MARK,
  memos: [],
  memosView: 'empty',
  contact: {},
  monthly: { view: 'none' },
  flag: nothing,
};
const PAID = { view: 'open', iban: '', accountHolder: '', lastPayment: { date: '1-3-2026', amount: '€ 12.50' } };

/** Texts with the name or amount that are not blurred with the others of their kind. */
const unblurred = (secret: string): readonly string[] => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode() !== null) {
    const { textContent, parentElement } = texts.currentNode;
    const isBlurred = parentElement?.closest('[data-private]') !== null;
    if (textContent?.includes(secret) === true && !isBlurred) found.push(textContent);
  }
  return found;
};

it.each<[string, () => ReactNode, string]>([
  ['page of a customer', () => <ClientPage model={model<ClientPageModel>(CLIENT)} clientsPath="/" />, 'Mark'],
  ['question before blocking', () => <BlockModal open client={MARK} close={nothing} block={nothing} />, 'Mark'],
  ['report', () => <FlagModal model={model<FlagModalModel>({ open: true, client: MARK, reason: '' })} />, 'Mark'],
  ['sum of a history', () => <ClientHistory model={model<ClientHistoryModel>(HISTORY)} />, '€ 12.50'],
  ['last payout', () => <PaymentInfo model={model<PaymentInfoModel>(PAID)} />, '€ 12.50'],
  [
    'tip in a minimised session',
    () => (
      <LastMessage
        client={MARK}
        restore={nothing}
        model={model<LastMessageModel>({ text: 'Tip: € 12.50', isTip: true, end: 1, unreadSince: () => 0 })}
      />
    ),
    '€ 12.50',
  ],
])('blurs every name and amount of the %s', async (_name, component, secret) => {
  await show(component());
  await expect.element(page.getByText(secret, { exact: false }).first()).toBeInTheDocument();
  expect(unblurred(secret)).toEqual([]);
});

it('blurs the name in the question before a customer is unblocked', async () => {
  await show(<UnblockButton client={MARK} by="performer" busy={false} unblock={nothing} />);
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByText('Mark can request a session with you and write to you again.')).toBeVisible();
  expect(unblurred('Mark')).toEqual([]);
});
