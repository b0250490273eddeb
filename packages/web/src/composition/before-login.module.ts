import { ERROR_LITERALS } from '@greenroom/core/app/error-literals';
import { logWithLiterals } from '@greenroom/core/app/log-with-literals';
import { callsWhileLeaving } from '../device/calls-while-leaving.ts';
import type { BeforeLogin } from './before-login.ts';
import { bindings } from './container/bindings.ts';
import { TOKENS } from './container/tokens.ts';

/** Makes bindings of the values that exist before the login, which end by themselves. */
export const beforeLoginModule = (values: BeforeLogin) =>
  bindings(({ provide, providePart }) => {
    provide(TOKENS.configuration, () => values.configuration);
    provide(TOKENS.appUpdate, () => values.appUpdate);
    provide(TOKENS.clock, () => values.clock);
    provide(TOKENS.networkClock, () => values.networkClock);
    provide(TOKENS.log, () => logWithLiterals(values.log, ERROR_LITERALS));
    provide(TOKENS.tabStorage, () => values.tabStorage);
    provide(TOKENS.leaveGuard, () => values.leaveGuard);
    provide(TOKENS.drafts, () => values.drafts);
    provide(TOKENS.pauseMemory, () => values.pauseMemory);
    provide(TOKENS.toyMemory, () => values.toyMemory);
    provide(TOKENS.apiClient, () => callsWhileLeaving(values.apiClient, window, values.networkClock));
    provide(TOKENS.preLogin, () => values.preLogin);
    providePart(TOKENS.login, () => values.login);
    provide(TOKENS.localisation, () => values.localisation);
  });
