import type { Cancel } from './clock.port.ts';

/** Creates the list of views on the screen; the same one may be there twice. */
export const createShownViews = <View>() => {
  const shown = new Set<{ readonly view: View }>();
  return {
    /** Says that a view is on the screen. @returns says that it is gone; calling it twice is harmless */
    add: (view: View): Cancel => {
      const entry = { view };
      shown.add(entry);
      return () => shown.delete(entry);
    },
    /** Checks whether a view that meets the condition is on the screen; without one, whether any is. */
    has: (isMeant: (view: View) => boolean = () => true) => [...shown].some(({ view }) => isMeant(view)),
  };
};
