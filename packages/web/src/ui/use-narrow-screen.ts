import { useSyncExternalStore } from 'react';

/** Width below which TopBar.module.css narrows the bar. */
const NARROW = '(max-width: 74.99em)';

/** Width below which the frame is one column, and a row of fields does not fit. */
const PHONE = '(max-width: 47.99em)';

/** A phone, held upright or lying down: too low for a bar at the side. Mirrored in HomeLayout.module.css. */
const HANDHELD = '(max-width: 47.99em), (max-height: 29.99em)';

/** The width from which the session screen has three columns. Mirrored in SessionScreen.module.css. */
const WIDE = '(min-width: 100em)';

const useMedia = (media: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(media);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(media).matches,
  );

/**
 * Tells that the screen is narrower than a desktop. For parts that must not exist when they are not shown, such as entries of a
 * menu: the arrow keys go to hidden ones too and stay there.
 */
export const useNarrowScreen = (): boolean => useMedia(NARROW);

export const usePhoneScreen = (): boolean => useMedia(PHONE);

export const useHandheldScreen = (): boolean => useMedia(HANDHELD);

export const useWideScreen = (): boolean => useMedia(WIDE);
