import { useEffect, useState, type ComponentType } from 'react';
import type { LazyFeature } from '../../ui/lazy-feature.tsx';
import { Splash } from '../Splash.tsx';

/** The frame, which waits for the page of this address too, so that both are painted as one. */
export const frameWithPage = (
  frame: LazyFeature<object>,
  pageAt: (pathname: string) => LazyFeature<object> | undefined,
): ComponentType =>
  function FrameWithPage() {
    const [isThere, setThere] = useState(frame.isThere);
    useEffect(() => {
      const page = pageAt(window.location.pathname);
      void Promise.all([frame.fetchAhead(), page?.fetchAhead()]).then(() => setThere(true));
    }, []);
    return isThere ? <frame.Feature /> : <Splash />;
  };
