import type { MediaItem } from '@greenroom/core/gallery/media-item';

export interface PictureSet {
  readonly src: string;
  /** Every size with its width: the browser takes the smallest that is sharp. */
  readonly srcSet: string;
}

/** @param imageUrl where addresses without a host lead */
export const pictureSet = ({ pictures }: Pick<MediaItem, 'pictures'>, imageUrl: string): PictureSet | undefined => {
  const [smallest] = pictures;
  if (smallest === undefined) return undefined;
  const at = (url: string): string => new URL(url, imageUrl).href;
  return { src: at(smallest.url), srcSet: pictures.map(({ url, width }) => `${at(url)} ${width}w`).join(', ') };
};
