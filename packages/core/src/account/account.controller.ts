import { derived } from '../kernel/derived.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, createValue } from '../kernel/machine.ts';
import { unsaved } from '../kernel/optimistic.ts';
import { createQuery } from '../kernel/query.controller.ts';
import { createSlots } from '../kernel/slots.ts';
import type { AccountApi, AccountErrorCode, PerformerDetails } from './account-api.port.ts';
import { type Approval, approvalOf, isSpecial, type PerformerAccount, themeFor } from './performer-account.ts';
import { NO_SETTINGS, settingsSave } from './settings-save.machine.ts';
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

export interface AccountDeps {
  readonly api: AccountApi;
  /** Ids of the performers whom the configuration flags as special. @spec §6 — some performers with particular ids are flagged special */
  readonly specialPerformerIds: readonly string[];
  readonly log: Log;
}

type AccountFacts = Pick<AccountState, 'approval' | 'special'>;

/** Facts without an account: nothing to warn about. */
const NO_FACTS: AccountFacts = { approval: 'approved', special: false };

/** Keeps the state of the account, saves the settings and fetches the details. @spec §3 Performer account */
export const createAccountController = ({ api, specialPerformerIds, log }: AccountDeps) => {
  const perform = async ({ owner, settings }: SettingsSaveEffect): Promise<SettingsSaveEvent> => {
    const answer = await api.saveSettings(owner, settings);
    if (!answer.ok) log.write('error', 'account settings not saved', { status: answer.error.status });
    return { type: answer.ok ? 'saved' : 'refused' };
  };
  const actor = createActor<SettingsSaveState, SettingsSaveEvent, SettingsSaveEffect>({
    initial: NO_SETTINGS,
    transition: settingsSave,
    slots: createSlots(),
    perform,
  });
  const facts = createValue(NO_FACTS);
  const details = createQuery({ name: 'account details', fetch: api.details, log });
  const watch = derived([facts, details.watch, actor], (known, { data }, { parts, error }): AccountState => ({
    ...known,
    details: data,
    settings: { theme: themeIn(parts.shown) },
    parts: parts.shown,
    saving: unsaved(parts),
    error,
  }));

  const loadSettings = ({ id, roles, settings }: PerformerAccount): void =>
    actor.send({ type: 'loaded', owner: id, settings, theme: themeFor(roles, settings) });
  return {
    watch,
    /** Takes over the loaded account, and fetches the details. */
    load: (account: PerformerAccount) => {
      const { id, status } = account;
      facts.set({ approval: approvalOf(status), special: isSpecial(id, specialPerformerIds) });
      loadSettings(account);
      details.clear();
      details.load(id);
    },
    /** Takes over the settings of a session check, unless a choice is being saved. @spec §3 Performer account — settings */
    settingsChecked: loadSettings,
    /** Fetches details that may have changed beside the account, such as a phone number. */
    refreshDetails: details.load,
    /** Chooses the theme: shown at once, taken back when it cannot be saved. @spec §3 Performer account — settings */
    chooseTheme: (theme: ThemeChoice) => actor.send({ type: 'chosen', parts: { theme } }),
    /** Saves a part of the settings that another capability owns, as JSON. @spec §3 Performer account — settings */
    choosePart: (name: string, value: unknown) => actor.send({ type: 'chosen', parts: { [name]: value } }),
    /** Forgets everything at log-out. */
    reset: () => {
      facts.set(NO_FACTS);
      details.clear();
      actor.send({ type: 'forgotten' });
    },
  };
};

export type AccountController = ReturnType<typeof createAccountController>;
