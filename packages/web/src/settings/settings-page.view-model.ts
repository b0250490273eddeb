import { computed, makeObservable } from 'mobx';
import type { Newsletter, ProfileForms } from '@greenroom/core/profile/profile-forms';
import type { ThemeMenuModel } from '../account/ThemeMenu.tsx';
import type { AttentionSettingsModel } from '../attention/AttentionSettings.tsx';
import type { DataSaver } from '../device/data-saver.ts';
import { FormViewModel } from '../forms/form.view-model.ts';
import { Mirror } from '../mobx/mirror.ts';
import type { PushSettingsModel } from '../push/PushSettings.tsx';
import type { SettingsPageModel } from './SettingsPage.tsx';

interface SettingsPageParts {
  readonly newsletter: ProfileForms['newsletter'];
  readonly theme: ThemeMenuModel;
  readonly attention: AttentionSettingsModel;
  readonly editQuickReplies: () => void;
  /** Undefined where the platform sends no push messages. */
  readonly push: PushSettingsModel | undefined;
  readonly dataSaver: Pick<DataSaver, 'watch' | 'choose'>;
}

/** Mirrors the settings of the account. @spec §2 /settings/ */
export class SettingsPageViewModel implements SettingsPageModel {
  readonly newsletter: FormViewModel<Newsletter>;
  readonly theme: ThemeMenuModel;
  readonly attention: AttentionSettingsModel;
  readonly editQuickReplies: () => void;
  readonly push: PushSettingsModel | undefined;
  readonly #dataSaver: Pick<DataSaver, 'watch' | 'choose'>;
  readonly #savesData: Mirror<boolean>;

  constructor({ newsletter, theme, attention, editQuickReplies, push, dataSaver }: SettingsPageParts) {
    this.#dataSaver = dataSaver;
    this.#savesData = new Mirror(dataSaver.watch);
    makeObservable(this, { savesData: computed });
    this.push = push;
    this.editQuickReplies = editQuickReplies;
    this.newsletter = new FormViewModel('newsletter', newsletter, {
      notLoaded: 'profile.settingsNotLoaded',
      notSaved: 'profile.settingsNotSaved',
    });
    this.theme = theme;
    this.attention = attention;
  }

  get savesData(): boolean {
    return this.#savesData.current;
  }

  readonly toggleDataSaver = (): void => this.#dataSaver.choose(!this.savesData);

  readonly dispose = (): void => {
    this.newsletter.dispose();
    this.#savesData.dispose();
  };
}
