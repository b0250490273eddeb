import { useEffect } from 'react';
import { useSite } from './site-context.ts';

const PRODUCT = 'Greenroom';

/** Names the tab after the page; the dusk theme has one fixed title. @spec §1 — a fixed page title */
export const useDocumentTitle = (page: string): void => {
  const { fixedTitle } = useSite();
  useEffect(() => {
    document.title = fixedTitle ? PRODUCT : `${page} · ${PRODUCT}`;
  }, [fixedTitle, page]);
};
