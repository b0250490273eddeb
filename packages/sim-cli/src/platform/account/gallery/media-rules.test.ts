import { expect, it } from 'vitest';
import { MEDIA_RANKS } from '@greenroom/core/gallery/paid-media';
import { priceOrTextRefusal } from './media-rules.ts';

it.each([
  ['iron', 10, 50],
  ['bronze', 15, 80],
  ['silver', 20, 110],
  ['gold', 25, 140],
  ['platinum', 30, 170],
  ['diamond', 35, 200],
  ['antimatter', 40, 230],
] as const)('lets %s ask 5 to %i credits for a photo and 20 to %i for a video', (rank, photo, video) => {
  const level = MEDIA_RANKS.indexOf(rank) + 1;
  const refusal = (kind: 'photo' | 'video', price: number, paid = true) =>
    priceOrTextRefusal(kind, { paid, price, description: '' }, level);
  for (const [kind, least, most] of [
    ['photo', 5, photo],
    ['video', 20, video],
  ] as const) {
    expect([least, most].map((price) => refusal(kind, price))).toEqual([undefined, undefined]);
    expect([least - 1, most + 1, 0].map((price) => refusal(kind, price))).toEqual(
      Array<string>(3).fill('price_out_of_range'),
    );
    expect(refusal(kind, most + 1, false)).toBeUndefined();
  }
});
