const PRESSES = ['pointerdown', 'keydown'] as const;

/** Calls the listener once, at the first press anywhere in the page: from then on a browser allows sound. */
export const firstPress = (page: EventTarget, listener: () => void): void => {
  const onPress = (): void => {
    for (const press of PRESSES) page.removeEventListener(press, onPress);
    listener();
  };
  for (const press of PRESSES) page.addEventListener(press, onPress);
};
