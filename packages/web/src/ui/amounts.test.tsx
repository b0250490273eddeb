import { expect, it } from 'vitest';
import { useTranslation } from '../i18n/i18n.ts';
import { show } from './show.fake.tsx';

const Sentence = () => <p>{useTranslation().t('session.money.today', { amount: '€ 207.60' })}</p>;

it('ends no line between the sign of an amount and its figures', async () => {
  const shown = await show(<Sentence />);
  await expect.poll(() => shown.textContent).toContain('€\u00A0207.60');
});

const MOMENT = '5-3-2026 | 09:07';

const Moments = () => (
  <>
    <p>{useTranslation().t('accountSecurity.devices.seen', { first: MOMENT, last: MOMENT })}</p>
    <p style={{ inlineSize: '4rem' }}>
      Anna <time>{MOMENT}</time>
    </p>
  </>
);

it('ends no line between a day and its time', async () => {
  const shown = await show(<Moments />);
  await expect.poll(() => shown.textContent?.match(/5-3-2026\u00A0\|\u00A009:07/g)).toHaveLength(2);
  expect(shown.querySelector('time')?.getClientRects()).toHaveLength(1);
});
