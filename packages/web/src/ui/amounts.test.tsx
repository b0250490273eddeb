import { expect, it } from 'vitest';
import { useTranslation } from '../i18n/i18n.ts';
import { show } from './show.fake.tsx';

const Sentence = () => <p>{useTranslation().t('session.money.today', { amount: '€ 207.60' })}</p>;

it('ends no line between the sign of an amount and its figures', async () => {
  const shown = await show(<Sentence />);
  await expect.poll(() => shown.textContent).toContain('€\u00A0207.60');
});
