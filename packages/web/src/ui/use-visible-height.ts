import { useEffect } from 'react';

/** The part of a pixel that browsers differ by. */
const TOLERANCE = 1;

/**
 * Keeps `--visible-height` and `--visible-top` of the document at what the keyboard of a phone leaves visible. Needed where the keyboard
 * lies over the page instead of making it smaller; without a keyboard neither is set.
 */
export const useVisibleHeight = (): void => {
  useEffect(() => {
    const { visualViewport } = window;
    if (visualViewport === null) return undefined;
    const { style } = document.documentElement;
    const forget = (): void => {
      style.removeProperty('--visible-height');
      style.removeProperty('--visible-top');
    };
    const measure = (): void => {
      const { height, offsetTop, scale } = visualViewport;
      // A zoom by hand moves over the page as it is.
      if (scale !== 1 || height > window.innerHeight - TOLERANCE) return forget();
      style.setProperty('--visible-height', `${height}px`);
      style.setProperty('--visible-top', `${offsetTop}px`);
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
      forget();
    };
  }, []);
};
