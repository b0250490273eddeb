import { derived } from '../kernel/derived.ts';
import { detach } from '../kernel/detach.ts';
import { createGenerations } from '../kernel/generations.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, createValue, type Watchable } from '../kernel/machine.ts';
import { createSlots } from '../kernel/slots.ts';
import type { AccountApi, AccountErrorCode, PerformerDetails } from './account-api.port.ts';
import { type Approval, approvalOf, isSpecial, type PerformerAccount, themeFor } from './performer-account.ts';
import { NO_SETTINGS, settingsSave, shownParts } from './settings-save.machine.ts';
import type { SettingsSaveEffect, SettingsSaveEvent, SettingsSaveState } from './settings-save.machine.ts';
import { themeIn, type AccountSettings, type SettingsParts, type ThemeChoice } from './settings.ts';

/** State of the performer's account: settings, approval, special flag and details. @spec §3 Performer account, §4 Account approval */
export interface AccountState {
  readonly settings: AccountSettings;
  /** Every part of the settings, for the capability that uses it. */
  readonly parts: SettingsParts;
  /** The parts that the platform has not confirmed yet. */
  readonly saving: SettingsParts;
  readonly approval: Approval;
  readonly special: boolean;
  /** `undefined` until they are fetched, and when that failed. */
  readonly details: PerformerDetails | undefined;
  /** Reason why the last choice was not kept; cleared by the next. */
  readonly error: AccountErrorCode | undefined;
}

export interface AccountController {
  readonly watch: Watchable<AccountState>;
  /** Takes over the loaded account, and fetches the details. */
  readonly load: (account: PerformerAccount) => void;
  /** Takes over the settings of a session check, unless a choice is being saved. @spec §3 Performer account — settings */
  readonly settingsChecked: (account: PerformerAccount) => void;
  /** Fetches details that may have changed beside the account, such as a phone number. */
  readonly refreshDetails: (id: PerformerId) => void;
  /** Chooses the theme: shown at once, taken back when it cannot be saved. @spec §3 Performer account — settings */
  readonly chooseTheme: (theme: ThemeChoice) => void;
  /** Saves a part of the settings that another capability owns, as JSON. @spec §3 Performer account — settings */
  readonly choosePart: (name: string, value: unknown) => void;
  /** Forgets everything at log-out. */
  readonly reset: () => void;
}

export interface AccountDeps {
  readonly api: AccountApi;
  /** Ids of the performers whom the configuration flags as special. @spec §6 — some performers with particular ids are flagged special */
  readonly specialPerformerIds: readonly string[];
  readonly log: Log;
}

type AccountFacts = Pick<AccountState, 'approval' | 'special' | 'details'>;

/** Facts without an account: nothing to warn about. */
const NO_FACTS: AccountFacts = { approval: 'approved', special: false, details: undefined };

/** Keeps the state of the account, saves the settings and fetches the details. @spec §3 Performer account */
export const createAccountController = ({ api, specialPerformerIds, log }: AccountDeps): AccountController => {
  const perform = async ({ owner, settings }: SettingsSaveEffect): Promise<SettingsSaveEvent> => {
    const answer = await api.saveSettings(owner, settings);
    if (!answer.ok) log.write('error', 'account settings not saved', { status: answer.error.status });
    return { type: answer.ok ? 'saved' : 'refused' };
  };
  const logins = createGenerations();
  const actor = createActor<SettingsSaveState, SettingsSaveEvent, SettingsSaveEffect>({
    initial: NO_SETTINGS,
    transition: settingsSave,
    slots: createSlots(),
    perform,
  });
  const facts = createValue(NO_FACTS);
  const watch = derived([facts, actor], (known, save): AccountState => {
    const parts = shownParts(save);
    return { ...known, settings: { theme: themeIn(parts) }, parts, saving: save.chosen, error: save.error };
  });

  const fetchDetails = async (id: PerformerId): Promise<void> => {
    const isCurrent = logins.mark();
    const answer = await api.details(id);
    if (!isCurrent()) return;
    if (answer.ok) facts.set({ ...facts.state(), details: answer.value });
    else log.write('warn', 'account details not loaded', { status: answer.error.status });
  };
  const loadSettings = ({ id, roles, settings }: PerformerAccount): void =>
    actor.send({ type: 'loaded', owner: id, settings, theme: themeFor(roles, settings) });
  return {
    watch,
    load: (account) => {
      const { id, status } = account;
      logins.begin();
      facts.set({ approval: approvalOf(status), special: isSpecial(id, specialPerformerIds), details: undefined });
      loadSettings(account);
      detach(fetchDetails(id));
    },
    settingsChecked: loadSettings,
    refreshDetails: (id) => detach(fetchDetails(id)),
    chooseTheme: (theme) => actor.send({ type: 'chosen', parts: { theme } }),
    choosePart: (name, value) => actor.send({ type: 'chosen', parts: { [name]: value } }),
    reset: () => {
      logins.begin();
      facts.set(NO_FACTS);
      actor.send({ type: 'forgotten' });
    },
  };
};
