import type { MediaKind } from '@greenroom/core/gallery/media-item';
import type { MediaId } from '@greenroom/core/kernel/ids';

/** Unsent details of a photo or video. */
export interface MediaWords {
  readonly description: string;
  readonly paid: boolean;
  readonly price: number;
}

/** Under which name it is kept: the item, or the kind of a new one. */
export const mediaDraftName = (about: MediaId | MediaKind): string => `media ${about}`;

/** One text: the first line is the price, or empty for a free one. */
export const mediaDraftText = ({ description, paid, price }: MediaWords): string =>
  `${paid ? price : ''}\n${description}`;

export const readMediaDraft = (text: string): MediaWords | undefined => {
  const end = text.indexOf('\n');
  if (end === -1) return undefined;
  const price = text.slice(0, end);
  return { description: text.slice(end + 1), paid: price !== '', price: Number(price) || 0 };
};
