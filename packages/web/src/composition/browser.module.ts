import { createBrowserPage } from '../device/browser-page.ts';
import { createCryptoRandom } from '../device/crypto-random.ts';
import { bindings } from './container/bindings.ts';
import { TOKENS } from './container/tokens.ts';

/** Bindings of what only the work needs of this browser: the page itself, and chance. */
export const browserModule = bindings(({ provide }) => {
  provide(TOKENS.random, () => createCryptoRandom(crypto));
  provide(TOKENS.page, (get) =>
    createBrowserPage(get(TOKENS.appUpdate).takeAndReload, get(TOKENS.tabStorage), get(TOKENS.leaveGuard)),
  );
});
