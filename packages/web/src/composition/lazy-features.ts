import type { RouteName } from '@greenroom/core/navigation/routes';
import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import type { AccountPages, HomePages } from '../app/routes/router.tsx';
import { ChunkNotFetched, fetchChunk } from '../device/fetch-chunk.ts';
import { fetchAllWords } from '../i18n/i18n.ts';
import { announceLogin } from '../navigation/announce-login.ts';
import { getFrom, provideValue } from './bindings.ts';
import { TOKENS } from './tokens.ts';

/** Parts that are not loaded at the start. Each is fetched once, when it is first needed. */
export interface LazyFeatures {
  /** The router with every page. */
  readonly pages: () => Promise<ComponentType>;
  readonly work: () => Promise<HomePages>;
  /**
   * Fetches the chunks of the workspace and of the page of this address, and starts nothing yet. A failure is reported to the caller that needs it
   * later.
   */
  readonly fetchAhead: () => void;
  readonly close: () => void;
}

/** Does it once; what could not be fetched is fetched anew when it is asked for again. */
const once = <Part>(fetch: () => Promise<Part>): (() => Promise<Part>) => {
  let fetched: Promise<Part> | undefined;
  return () => {
    fetched ??= fetch().catch((error: unknown) => {
      if (error instanceof ChunkNotFetched) fetched = undefined;
      throw error;
    });
    return fetched;
  };
};

const fetchRouter = () => import('../app/routes/router.tsx');
const fetchWork = () => import('./load-workspace.ts');

/** Another tab took the lead meanwhile: there is no page left that waits for the answer. */
const NEVER = new Promise<never>(() => undefined);

/**
 * @param openedAt the page that was shown before there was a router
 * @param onAddress told of every address that the router shows
 */
export const createLazyFeatures = (
  container: Container,
  openedAt: RouteName | undefined,
  onAddress: (pathname: string) => void,
): LazyFeatures => {
  let closed = false;
  const ends: (() => void)[] = [];

  const routing = once(async () => {
    const { createRouter } = await fetchChunk(fetchRouter);
    if (closed) return NEVER;
    const { router, Pages } = createRouter(work, accountForms, register);
    provideValue(container, TOKENS.router, router);
    const localisation = getFrom(container)(TOKENS.localisation);
    const follow = (): void => onAddress(router.state.location.pathname);
    follow();
    ends.push(announceLogin(router, localisation, openedAt), router.subscribe(follow), () => router.dispose());
    return Pages;
  });
  const work = once(async () => {
    const [chunk] = await Promise.all([fetchChunk(fetchWork), routing(), fetchChunk(fetchAllWords)]);
    if (closed) return NEVER;
    const { pages, close } = chunk.loadWorkspace(container);
    ends.push(close);
    return pages;
  });
  const accountForms = once(async (): Promise<AccountPages> => {
    const [chunk] = await Promise.all([fetchChunk(() => import('./load-account-forms.ts')), work()]);
    if (closed) return NEVER;
    const { pages, close } = chunk.loadAccountForms(container);
    ends.push(close);
    return pages;
  });
  const register = once(async () => {
    const [chunk] = await Promise.all([fetchChunk(() => import('./load-registration.ts')), fetchChunk(fetchAllWords)]);
    if (closed) return NEVER;
    const { Register, close } = chunk.loadRegistration(container);
    ends.push(close);
    return Register;
  });
  return {
    pages: routing,
    work,
    fetchAhead: () => {
      const page = fetchRouter().then(({ fetchPageAt }) => fetchPageAt(window.location.pathname));
      void Promise.allSettled([page, fetchWork(), fetchAllWords()]);
    },
    close: () => {
      closed = true;
      for (const end of ends) end();
    },
  };
};
