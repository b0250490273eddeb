/** Gives the focus to an element, as its `ref`, when it appears in place of another. Nothing scrolls. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** Does the same where the element may be lower than what it replaces, and scrolls it into view. */
export const takeFocusInView = (element: HTMLElement | null): void => element?.focus();

/** Finds the nearest heading around an element that is none of its own. */
const headingAround = (element: Element): HTMLElement | undefined => {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const headings = around.querySelectorAll<HTMLElement>('h1, h2, h3');
    const heading = [...headings].find((each) => !element.contains(each));
    if (heading !== undefined) return heading;
  }
  return undefined;
};

/** Hands the focus of an element that goes away, as its `ref`, to the heading around it: a keyboard goes on from there. */
export const handFocusOn = (element: HTMLElement | null): (() => void) | undefined => {
  if (element === null) return undefined;
  return () => {
    if (!element.contains(document.activeElement)) return;
    const heading = headingAround(element);
    if (heading === undefined) return;
    // It is no stop of Tab.
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
};
