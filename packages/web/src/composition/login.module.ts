import { createPreLoginControllers } from '@greenroom/core/app/pre-login';
import { LanguageViewModel } from '../localisation/language.view-model.ts';
import { logOutForGood } from '../login/log-out-for-good.ts';
import { LoginViewModel } from '../login/login.view-model.ts';
import { ResetViewModel } from '../login/reset.view-model.ts';
import { AuthGateViewModel } from '../navigation/auth-gate.view-model.ts';
import { firstLanguage, unheardLogOut } from '../device/remembered.ts';
import { openedAddress } from '../device/opened-address.ts';
import { RouteGuardViewModel } from '../navigation/route-guard.view-model.ts';
import { bindings } from './bindings.ts';
import { TOKENS } from './tokens.ts';

/** Bindings of the login and of everything that runs before it. */
export const loginModule = bindings(({ provide, provideDisposable, provideModel }) => {
  provide(TOKENS.preLogin, (get) =>
    createPreLoginControllers({
      auth: get(TOKENS.authApi),
      localisation: get(TOKENS.localisationApi),
      clock: get(TOKENS.clock),
      log: get(TOKENS.log),
      firstLanguage: firstLanguage(),
      unheardLogOut,
    }),
  );
  provideDisposable(TOKENS.login, (get) => get(TOKENS.preLogin).login);
  provide(TOKENS.localisation, (get) => get(TOKENS.preLogin).localisation);
  provideModel('authGate', (get) => new AuthGateViewModel(openedAddress(window), get(TOKENS.login).watch));
  provideModel('routeGuard', (get) => new RouteGuardViewModel(get(TOKENS.login), get(TOKENS.configuration).theme));
  provideModel('login', (get) => new LoginViewModel(get(TOKENS.login), get(TOKENS.typedInShell)));
  provideModel('reset', (get) => {
    const login = get(TOKENS.login);
    return new ResetViewModel({ logOut: () => logOutForGood(login), forgetEverything: get(TOKENS.forgetEverything) });
  });
  provideModel('language', (get) => new LanguageViewModel(get(TOKENS.localisation), get(TOKENS.activeLanguage)));
});
