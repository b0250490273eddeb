import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MEDIA_RANKS } from '@greenroom/core/gallery/paid-media';
import { credits } from '@greenroom/core/kernel/units';
import { show } from '../ui/show.fake.tsx';
import { RankPanel } from './RankPanel.tsx';

const NAMES = ['Iron', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Antimatter'];

it.each(MEDIA_RANKS.map((own, index) => [own, NAMES[index]] as const))(
  'shows the rank %s, and the prices of each of the seven ranks',
  async (own, name) => {
    const levels = MEDIA_RANKS.map((rank, index) => ({
      rank,
      own: rank === own,
      min: credits(5 + index),
      max: credits(100 * (index + 1)),
    }));
    await show(<RankPanel kind="video" own={own} levels={levels} />);
    await expect.element(page.getByRole('heading', { name: `Your rank: ${name}` })).toBeVisible();
    await page.getByText('Prices at every rank').click();
    const rows = page.getByRole('row').elements();
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Rank', 'Credits for a video'],
      ...NAMES.map((each, index) => [each === name ? `${each} (yours)` : each, `${5 + index} to ${100 * (index + 1)}`]),
    ]);
  },
);
