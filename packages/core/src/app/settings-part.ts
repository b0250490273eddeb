import type { AccountController } from '../account/account.controller.ts';
import { derived } from '../kernel/derived.ts';
import type { Watchable } from '../kernel/machine.ts';

/** Reads and saves one part of the account's settings, for the capability that owns it. @spec §3 Performer account — settings */
export const settingsPart = (
  account: AccountController,
  name: string,
): { readonly watch: Watchable<unknown>; readonly save: (value: unknown) => void } => ({
  watch: derived([account.watch], ({ parts }) => parts[name]),
  save: (value) => account.choosePart(name, value),
});
