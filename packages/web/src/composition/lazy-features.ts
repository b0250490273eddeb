import type { RouteName } from '@greenroom/core/navigation/routes';
import type { ComponentType } from 'react';
import type { AccountPages } from '../app/routes/router.tsx';
import type { ModelSource } from '../app/view-models.ts';
import { ChunkNotFetched, fetchChunk } from '../device/fetch-chunk.ts';
import { fetchAllWords } from '../i18n/i18n.ts';
import { announceLogin } from '../navigation/announce-login.ts';
import type { BeforeLogin } from './before-login.ts';
import type { Work } from './load-workspace.ts';

/** Parts that are not loaded at the start. Each is fetched once, when it is first needed. */
export interface LazyFeatures {
  /** Gives the models of the workspace, once it has been loaded. */
  readonly models: () => ModelSource | undefined;
  /** The router with every page. */
  readonly pages: () => Promise<ComponentType>;
  readonly work: () => Promise<Work>;
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
  before: BeforeLogin,
  openedAt: RouteName | undefined,
  onAddress: (pathname: string) => void,
): LazyFeatures => {
  let closed = false;
  let models: ModelSource | undefined;
  const ends: (() => void)[] = [];

  const routing = once(async () => {
    const { createRouter } = await fetchChunk(fetchRouter);
    if (closed) return NEVER;
    const { router, Pages } = createRouter(async () => (await work()).pages, accountForms, register);
    const follow = (): void => onAddress(router.state.location.pathname);
    follow();
    ends.push(announceLogin(router, before.localisation, openedAt), router.subscribe(follow), () => router.dispose());
    return { router, Pages };
  });
  const work = once(async () => {
    const [chunk, { router }] = await Promise.all([fetchChunk(fetchWork), routing(), fetchChunk(fetchAllWords)]);
    if (closed) return NEVER;
    const loaded = chunk.loadWorkspace(before, router);
    models = loaded.models;
    ends.push(loaded.close);
    return loaded;
  });
  const accountForms = once(async (): Promise<AccountPages> => {
    const [chunk, { container }] = await Promise.all([fetchChunk(() => import('./load-account-forms.ts')), work()]);
    if (closed) return NEVER;
    const { pages, close } = chunk.loadAccountForms(container);
    ends.push(close);
    return pages;
  });
  const register = once(async () => {
    const [chunk, { router }] = await Promise.all([
      fetchChunk(() => import('./load-registration.ts')),
      routing(),
      fetchChunk(fetchAllWords),
    ]);
    if (closed) return NEVER;
    const { Register, close } = chunk.loadRegistration(before, router.state.location.pathname);
    ends.push(close);
    return Register;
  });
  return {
    models: () => models,
    pages: async () => (await routing()).Pages,
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
