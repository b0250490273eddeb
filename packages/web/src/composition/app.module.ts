import { createPlatformApis } from '@greenroom/adapters-http/platform-apis';
import { createPerformerApp } from '@greenroom/core/app/performer-app';
import { createBrowserPage } from '../device/browser-page.ts';
import { createCryptoRandom } from '../device/crypto-random.ts';
import { createAppPorts } from './app-ports.ts';
import { bindings } from './container/bindings.ts';
import { TOKENS } from './container/tokens.ts';

/** Bindings of the core, and of the ports that others use beside it. */
export const appModule = bindings(({ provide, provideDisposable }) => {
  provide(TOKENS.apis, (get) => createPlatformApis(get(TOKENS.apiClient)));
  provide(TOKENS.random, () => createCryptoRandom(crypto));
  provide(TOKENS.page, (get) =>
    createBrowserPage(get(TOKENS.appUpdate).takeAndReload, get(TOKENS.tabStorage), get(TOKENS.leaveGuard)),
  );
  provideDisposable(TOKENS.app, (get) => createPerformerApp(createAppPorts(get), get(TOKENS.preLogin)));
});
