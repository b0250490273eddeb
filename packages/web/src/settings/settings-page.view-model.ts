import type { ProfileForms } from '@greenroom/core/profile/profile-forms';
import type { ThemeMenuModel } from '../account/theme-menu.view-model.ts';
import type { AttentionSettingsModel } from '../attention/attention-settings.view-model.ts';
import type { DataSaver } from '../device/data-saver.ts';
import type { FormModel } from '../forms/form-model.ts';
import { FormViewModel } from '../forms/form.view-model.ts';
import { read } from '../mobx/read.ts';
import type { PushSettingsModel } from '../push/PushSettings.tsx';

interface SettingsDeps {
  readonly newsletter: ProfileForms['newsletter'];
  readonly theme: ThemeMenuModel;
  readonly attention: AttentionSettingsModel;
  readonly editQuickReplies: () => void;
  /** Undefined where the platform sends no push messages. */
  readonly push: PushSettingsModel | undefined;
  readonly dataSaver: Pick<DataSaver, 'watch' | 'choose'>;
}

/** The settings of the account. @spec §2 /settings/ */
export const createSettingsModel = ({ newsletter, dataSaver, ...others }: SettingsDeps) => {
  const form: FormModel = new FormViewModel('newsletter', newsletter, {
    notLoaded: 'profile.settingsNotLoaded',
    notSaved: 'profile.settingsNotSaved',
  });
  return {
    ...others,
    newsletter: form,
    get savesData(): boolean {
      return read(dataSaver.watch);
    },
    toggleDataSaver: (): void => dataSaver.choose(!dataSaver.watch.state()),
  };
};

export type SettingsModel = ReturnType<typeof createSettingsModel>;
