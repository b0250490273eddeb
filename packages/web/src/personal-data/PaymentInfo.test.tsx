import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { PaymentInfo } from './PaymentInfo.tsx';

it('shows the account number in groups at a press, and keeps the focus in its panel', async () => {
  await show(
    <PaymentInfo
      model={{
        view: 'open',
        accountHolder: 'A Voorbeeld',
        maskedIban: '•••• 4300',
        iban: 'NL91ABNA0417164300',
        nextPayment: undefined,
        lastPayment: undefined,
        retry: () => undefined,
      }}
    />,
  );
  await expect.element(page.getByText('•••• 4300')).toBeVisible();
  await page.getByRole('button', { name: 'Show account number' }).click();
  await expect.element(page.getByText('NL91 ABNA 0417 1643 00')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Payout overview' })).toHaveFocus();
});
