import { lazy, useEffect, useState, type ComponentType } from 'react';
import { Splash } from '../Splash.tsx';

type Fetch = () => Promise<ComponentType>;

/** A page that is fetched when it is first needed. */
export interface LaterPage {
  readonly Page: ComponentType;
  readonly isThere: () => boolean;
  /** Fetches it and shows nothing yet. Whoever then shows it hears of a failure. */
  readonly fetchAhead: () => Promise<void>;
}

/**
 * Shown at once where it is there already. React alone would show a fallback even then, and what follows a fallback
 * it holds back for 300 ms.
 */
export const laterPage = (fetch: Fetch): LaterPage => {
  let there: ComponentType | undefined;
  const get = async (): Promise<ComponentType> => (there ??= await fetch());
  const Lazy = lazy(async () => ({ default: await get() }));
  return {
    Page: function Page() {
      // Decided once: another component in its place would begin anew.
      const [Its] = useState<ComponentType>(() => there ?? Lazy);
      return <Its />;
    },
    isThere: () => there !== undefined,
    fetchAhead: () =>
      get().then(
        () => undefined,
        () => undefined,
      ),
  };
};

/** The frame, which waits for the page of this address too, so that both are painted as one. */
export const frameWithPage = (frame: LaterPage, pageAt: (pathname: string) => LaterPage | undefined): ComponentType =>
  function FrameWithPage() {
    const [isThere, setThere] = useState(frame.isThere);
    useEffect(() => {
      const page = pageAt(window.location.pathname);
      void Promise.all([frame.fetchAhead(), page?.fetchAhead()]).then(() => setThere(true));
    }, []);
    return isThere ? <frame.Page /> : <Splash />;
  };
