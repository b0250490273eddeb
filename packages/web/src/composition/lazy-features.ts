import type { ComponentType } from 'react';
import { detach } from '@greenroom/core/kernel/detach';
import type { ScreenName } from '@greenroom/core/navigation/routes';
import type { HomeViewModels } from '../app/view-models.ts';
import { ChunkNotFetched, fetchChunk } from '../device/fetch-chunk.ts';
import { fetchAllWords } from '../i18n/i18n.ts';
import { untilLogin } from '../login/until-login.ts';
import type { BeforeLogin } from './before-login.ts';
import type { OpenScreen } from './screens/screen.ts';

/** Parts that are not loaded at the start. Each is fetched once, when it is first needed. */
export interface LazyFeatures {
  /** Gives the models of the workspace, once it has been loaded. */
  readonly models: () => HomeViewModels | undefined;
  /** The router with every page. */
  readonly pages: () => Promise<ComponentType>;
  /** Starts the workspace, which needs a login. Fails where it could not be fetched; a page that waits for it says so. */
  readonly startWork: () => Promise<void>;
  /**
   * Fetches the chunks of the workspace and of the screen of this address, and starts nothing yet. A failure is reported to the caller that needs it
   * later.
   */
  readonly fetchAhead: () => void;
  readonly close: () => void;
}

/** Does it once; what could not be fetched is fetched when it is asked for again. */
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

const fetchRouter = () => import('./load-router.ts');
const fetchWork = () => import('./load-workspace.ts');

/** Another tab took the lead meanwhile: there is no page left that waits for the answer. */
const NEVER = new Promise<never>(() => undefined);

/**
 * @param wasAtLogin the login was shown before there was a router
 * @param onAddress told of every address that the router shows
 */
export const createLazyFeatures = (
  before: BeforeLogin,
  wasAtLogin: boolean,
  onAddress: (pathname: string) => void,
): LazyFeatures => {
  let closed = false;
  let models: HomeViewModels | undefined;
  const ends: (() => void)[] = [];

  const routing = once(async () => {
    const { loadRouter } = await fetchChunk(fetchRouter);
    if (closed) return NEVER;
    const openHome = async () => {
      await untilLogin(before.login.watch);
      return (await work()).Home;
    };
    const pages = { openScreen, openHome, openRegister, openPasswordReset, openRemote };
    const { router, Pages, close } = loadRouter(before, pages, wasAtLogin);
    // A page is opened when it has been fetched, and it is fetched when it is known who is logged in.
    const follow = (): void => onAddress((router.state.navigation.location ?? router.state.location).pathname);
    follow();
    ends.push(router.subscribe(follow), close);
    return { router, Pages };
  });
  const work = once(async () => {
    const [chunk, { router }] = await Promise.all([fetchChunk(fetchWork), routing(), fetchChunk(fetchAllWords)]);
    if (closed) return NEVER;
    const loaded = chunk.loadWorkspace(before, router);
    models = loaded.workspace.models;
    ends.push(loaded.workspace.lifetime.end);
    return loaded;
  });
  const openScreen = async (name: ScreenName): Promise<OpenScreen> => {
    const { fetchScreen } = await fetchChunk(fetchRouter);
    const [screen] = await Promise.all([fetchChunk(() => fetchScreen(name)), untilLogin(before.login.watch)]);
    const { workspace } = await work();
    return closed ? NEVER : screen(workspace, name);
  };
  const openRegister = once(async () => {
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
  const openPasswordReset = once(async () => {
    const [chunk] = await Promise.all([
      fetchChunk(() => import('./load-password-reset.ts')),
      fetchChunk(fetchAllWords),
    ]);
    if (closed) return NEVER;
    return chunk.loadPasswordReset(before).ResetPassword;
  });
  const openRemote = once(async () => {
    const [chunk] = await Promise.all([fetchChunk(() => import('./load-remote.ts')), fetchChunk(fetchAllWords)]);
    if (closed) return NEVER;
    const { Remote, close } = chunk.loadRemote(before);
    ends.push(close);
    return Remote;
  });
  return {
    models: () => models,
    pages: async () => (await routing()).Pages,
    startWork: async () => {
      await work();
    },
    fetchAhead: () => {
      const screen = fetchRouter().then(({ fetchScreenAt }) => fetchScreenAt(window.location.pathname));
      detach(Promise.allSettled([screen, fetchWork(), fetchAllWords()]));
    },
    close: () => {
      closed = true;
      for (const end of ends) end();
    },
  };
};
