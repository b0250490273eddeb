import { performerId, type PerformerId } from '../kernel/ids.ts';
import { watchChanges } from '../kernel/watch-changes.ts';
import type { LoginController } from '../login/login.controller.ts';

/** Creates a controller of what is the performer's own: the next user of the page sees nothing of the last one. */
export const createPerLogin = <Controller extends { readonly reset: () => void }>(
  login: Pick<LoginController, 'watch'>,
  create: (ownId: () => PerformerId) => Controller,
): Controller & { readonly dispose: () => void } => {
  const controller = create(() => login.watch.state().account?.id ?? performerId(''));
  const dispose = watchChanges(login.watch, ({ account }, before) => {
    if (before.account !== undefined && account?.id !== before.account.id) controller.reset();
  });
  return { ...controller, dispose };
};
