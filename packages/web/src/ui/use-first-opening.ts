import { useLayoutEffect, useState } from 'react';

/** State of a window: absent, closed or open. */
export type Opening = 'absent' | 'closed' | 'open';

/**
 * A window costs nothing until it is opened for the first time. Then it is there closed for one render, because what takes and gives back
 * the focus, and what moves, looks at how it changes. It is open before the next key arrives.
 */
export const useFirstOpening = (open: boolean): Opening => {
  const [isThere, setThere] = useState(open);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the second render is the purpose, once in the life of a window
    if (open) setThere(true);
  }, [open]);
  if (isThere) return open ? 'open' : 'closed';
  return open ? 'closed' : 'absent';
};
