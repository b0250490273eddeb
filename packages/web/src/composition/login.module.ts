import { createWayIn, type WayIn } from '@greenroom/core/app/way-in';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { Log } from '@greenroom/core/kernel/log.port';
import type { LocalisationApi } from '@greenroom/core/localisation/localisation-api.port';
import type { LocalisationController } from '@greenroom/core/localisation/localisation.controller';
import type { AuthApi } from '@greenroom/core/login/auth-api.port';
import type { LoginController } from '@greenroom/core/login/login.controller';
import { ContainerModule } from 'inversify';
import { LanguageViewModel } from '../localisation/language.view-model.ts';
import type { SpokenLanguage } from '../localisation/spoken-language.ts';
import type { TypedInShell } from '../login/PasswordForm.tsx';
import { logOutForGood } from '../login/log-out-for-good.ts';
import { LoginViewModel } from '../login/login.view-model.ts';
import { ResetViewModel } from '../login/reset.view-model.ts';
import { EntranceViewModel } from '../navigation/entrance.view-model.ts';
import { firstLanguage, unheardLogOut } from '../device/remembered.ts';
import { openedAddress } from '../device/opened-address.ts';
import { RouteGuardViewModel } from '../navigation/route-guard.view-model.ts';
import type { Configuration } from './configuration.wire.ts';
import { TOKENS, VIEW_MODELS } from './tokens.ts';

/** Bindings of the login and of everything that runs before it. */
export const loginModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.wayIn)
    .toResolvedValue(
      (auth: AuthApi, localisation: LocalisationApi, clock: Clock, log: Log) =>
        createWayIn({ auth, localisation, clock, log, firstLanguage: firstLanguage(), unheardLogOut }),
      [TOKENS.authApi, TOKENS.localisationApi, TOKENS.clock, TOKENS.log],
    )
    .inSingletonScope();
  bind(TOKENS.login)
    .toResolvedValue((wayIn: WayIn) => wayIn.login, [TOKENS.wayIn])
    .inSingletonScope();
  bind(TOKENS.localisation)
    .toResolvedValue((wayIn: WayIn) => wayIn.localisation, [TOKENS.wayIn])
    .inSingletonScope();
  bind(VIEW_MODELS.entrance)
    .toResolvedValue(
      (login: LoginController) => new EntranceViewModel(openedAddress(window), login.watch),
      [TOKENS.login],
    )
    .inSingletonScope();
  bind(VIEW_MODELS.routeGuard)
    .toResolvedValue(
      (login: LoginController, { theme }: Configuration) => new RouteGuardViewModel(login, theme),
      [TOKENS.login, TOKENS.configuration],
    )
    .inSingletonScope();
  bind(VIEW_MODELS.login)
    .toResolvedValue(
      (login: LoginController, typed: TypedInShell) => new LoginViewModel(login, typed),
      [TOKENS.login, TOKENS.typedInShell],
    )
    .inSingletonScope();
  bind(VIEW_MODELS.reset)
    .toResolvedValue(
      (login: LoginController, forgetEverything: () => Promise<void>) =>
        new ResetViewModel({ logOut: () => logOutForGood(login), forgetEverything }),
      [TOKENS.login, TOKENS.forgetEverything],
    )
    .inSingletonScope();
  bind(VIEW_MODELS.language)
    .toResolvedValue(
      (localisation: LocalisationController, spoken: SpokenLanguage) => new LanguageViewModel(localisation, spoken),
      [TOKENS.localisation, TOKENS.spokenLanguage],
    )
    .inSingletonScope();
});
