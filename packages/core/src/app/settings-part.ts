import type { AccountController } from '../account/account.controller.ts';
import type { Watchable } from '../kernel/machine.ts';

/** One part of the account's settings, for the capability that owns it. @spec §3 Performer account — settings */
export const settingsPart = (
  account: AccountController,
  name: string,
): { readonly watch: Watchable<unknown>; readonly save: (value: unknown) => void } => ({
  watch: {
    state: () => account.watch.state().parts[name],
    subscribe: (listener) => account.watch.subscribe(({ parts }) => listener(parts[name])),
  },
  save: (value) => account.choosePart(name, value),
});
