/** Gives the focus to an element, as its `ref`, when it appears in place of another. Nothing scrolls. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** Does the same where the element may be lower than what it replaces, and scrolls it into view. */
export const takeFocusInView = (element: HTMLElement | null): void => element?.focus();
