import { useEffect } from 'react';
import { tabTitleFor } from '@greenroom/core/account/performer-account';
import { useSite } from '../navigation/site-context.ts';

/** Names the tab after the page; the dusk theme has one fixed title. @spec §1 — a fixed page title */
export const useDocumentTitle = (page: string): void => {
  const { theme } = useSite();
  useEffect(() => {
    document.title = tabTitleFor(theme, `${page} · Greenroom`);
  }, [theme, page]);
};
