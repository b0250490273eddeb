import { useEffect, useState } from 'react';

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Gives the focus back, when the component goes, to what had it when it came; where that is gone, to the page. */
export const useFocusBack = (): void => {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () =>
      // After everything that goes at the same time has gone.
      queueMicrotask(() => {
        if (!isNowhere()) return;
        const target =
          before?.isConnected === true && before !== document.body ? before : document.querySelector('#main');
        if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      }),
    [before],
  );
};
