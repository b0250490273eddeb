import { useState, type SyntheticEvent } from 'react';

/**
 * Tells of a video whose pictures this browser cannot decode. Some browsers report an error, others play its sound to a black picture.
 *
 * @returns handlers of the video element, and whether it cannot be shown
 */
export const useUnplayable = () => {
  const [isUnplayable, setUnplayable] = useState(false);
  return {
    isUnplayable,
    watch: {
      onError: ({ currentTarget: { error } }: SyntheticEvent<HTMLVideoElement>): void =>
        setUnplayable(
          error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED || error?.code === MediaError.MEDIA_ERR_DECODE,
        ),
      onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void =>
        setUnplayable(currentTarget.videoWidth === 0),
    },
  };
};
