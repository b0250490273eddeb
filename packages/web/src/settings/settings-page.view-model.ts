import type { Newsletter, ProfileForms } from '@greenroom/core/profile/profile-forms';
import type { ThemeMenuModel } from '../account/ThemeMenu.tsx';
import type { AttentionSettingsModel } from '../attention/AttentionSettings.tsx';
import { FormViewModel } from '../forms/form.view-model.ts';
import type { PushSettingsModel } from '../push/PushSettings.tsx';
import type { SettingsPageModel } from './SettingsPage.tsx';

/** Mirrors the settings of the account. @spec §2 /settings/ */
export class SettingsPageViewModel implements SettingsPageModel {
  readonly newsletter: FormViewModel<Newsletter>;
  readonly theme: ThemeMenuModel;
  readonly attention: AttentionSettingsModel;
  readonly editQuickReplies: () => void;
  readonly push: PushSettingsModel | undefined;

  constructor(
    { newsletter }: Pick<ProfileForms, 'newsletter'>,
    theme: ThemeMenuModel,
    attention: AttentionSettingsModel,
    editQuickReplies: () => void,
    push: PushSettingsModel | undefined,
  ) {
    this.push = push;
    this.editQuickReplies = editQuickReplies;
    this.newsletter = new FormViewModel('newsletter', newsletter, {
      notLoaded: 'profile.settingsNotLoaded',
      notSaved: 'profile.settingsNotSaved',
    });
    this.theme = theme;
    this.attention = attention;
  }

  readonly dispose = (): void => this.newsletter.dispose();
}
