import { createContext, useContext, useEffect } from 'react';

/** False for a page that is mounted but hidden, as behind the screen of a session. */
export const PageShown = createContext(true);

/** Reports that something is on the screen, until the end of showing it; what is on a hidden page is not. */
export const useShown = (show: () => (() => void) | undefined): void => {
  const isShown = useContext(PageShown);
  useEffect(() => (isShown ? show() : undefined), [isShown, show]);
};
