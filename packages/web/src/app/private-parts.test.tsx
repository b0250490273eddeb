import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cents, seconds } from '@greenroom/core/kernel/units';
import { clientCard } from '@greenroom/core/testing/clients/client-record.fake';
import { BlockModal } from '../clients/BlockModal.tsx';
import type { ClientModel } from '../clients/client.view-model.ts';
import { ClientHistory } from '../clients/ClientHistory.tsx';
import { ClientPage } from '../clients/ClientPage.tsx';
import { UnblockButton } from '../clients/UnblockButton.tsx';
import type { FlagModel } from '../moderation/flag.view-model.ts';
import { FlagModal } from '../moderation/FlagModal.tsx';
import { PaymentInfo } from '../personal-data/PaymentInfo.tsx';
import type { LastMessageModel } from '../session/screen/last-message.view-model.ts';
import { LastMessage } from '../session/screen/LastMessage.tsx';
import { shownList, shownQuery } from '../ui/query-view.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { MARK, model, nothing } from './window-row.fake.ts';

const HISTORY = shownList({ sessions: [], total: 1, earned: cents(1_250) });
const CLIENT = {
  card: shownQuery(clientCard()),
  about: shownQuery({ memos: [], total: 0 }),
  months: undefined,
  history: HISTORY,
  form: { isCreating: () => false, hasDraft: () => false },
  isBlocking: () => false,
  translation: () => undefined,
};
const PAID = shownQuery({
  iban: '',
  accountHolder: '',
  nextPayment: undefined,
  lastPayment: { at: seconds(0), amount: cents(1_250) },
});

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
  ['page of a customer', () => <ClientPage model={model<ClientModel>(CLIENT)} />, 'Mark'],
  ['question before blocking', () => <BlockModal open client={MARK} close={nothing} block={nothing} />, 'Mark'],
  ['report', () => <FlagModal model={model<FlagModel>({ open: true, client: MARK, reason: '' })} />, 'Mark'],
  ['sum of a history', () => <ClientHistory history={HISTORY} />, '€ 12.50'],
  ['last payout', () => <PaymentInfo model={PAID} />, '€ 12.50'],
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
