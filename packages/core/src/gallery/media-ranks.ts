import { credits, type Credits } from '../kernel/units.ts';
import type { MediaKind } from './media-item.ts';

/** Levels 1 to 7. @spec §3 Media — media ranks */
export const MEDIA_RANKS = ['iron', 'bronze', 'silver', 'gold', 'platinum', 'diamond', 'antimatter'] as const;
export type MediaRank = (typeof MEDIA_RANKS)[number];

/** Bounds of the price of one item. @spec §3 Media — each with min and max price per type */
export interface PriceRange {
  readonly min: Credits;
  readonly max: Credits;
}

export interface MediaLevel {
  /** 1 to 7. */
  readonly level: number;
  readonly prices: Readonly<Record<MediaKind, PriceRange>>;
}

/** @param level 1 to 7; @returns `undefined` for a level that this product does not know. @spec §3 Media — levels 1 to 7 */
export const rankOf = (level: number): MediaRank | undefined => MEDIA_RANKS[level - 1];

export const isPriceAllowed = (price: Credits, { min, max }: PriceRange): boolean =>
  Number.isSafeInteger(price) && price >= min && price <= max;

/** The price within the range that is nearest: what a field begins with. @spec §3 Media — price per photo and video */
export const nearestPrice = (price: Credits, { min, max }: PriceRange): Credits =>
  credits(Math.min(max, Math.max(min, Math.trunc(price))));
