import type { Cancel } from './clock.port.ts';

/** Views of one kind that are on the screen, such as the forms of a page. */
export interface ShownViews<View> {
  /** Says that a view is on the screen. @returns says that it is gone; calling it twice is harmless */
  readonly add: (view: View) => Cancel;
  /** Checks whether a view that meets the condition is on the screen; without one, whether any is. */
  readonly has: (isMeant?: (view: View) => boolean) => boolean;
}

/** Creates the list of views on the screen; the same one may be there twice. */
export const createShownViews = <View>(): ShownViews<View> => {
  const shown = new Set<{ readonly view: View }>();
  return {
    add: (view) => {
      const entry = { view };
      shown.add(entry);
      return () => shown.delete(entry);
    },
    has: (isMeant = () => true) => [...shown].some(({ view }) => isMeant(view)),
  };
};
