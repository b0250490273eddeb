import { observer } from 'mobx-react-lite';
import { CUP_SIZES, EYE_COLORS, GENDERS, ORIENTATIONS } from '@greenroom/core/profile/profile-choices';
import { languageChoices } from '../forms/country-names.ts';
import { useFormWords } from '../forms/form-words.ts';
import { ChecksRow, SelectRow, SwitchRow, TextRow } from '../forms/FormFields.tsx';
import { FormPanel } from '../forms/FormPanel.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import type { ProfileInfoModel } from './profile-forms.view-model.ts';

/** Languages that a performer may speak; their names are the browser's. */
const SPOKEN = ['nl', 'en', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'ro', 'ru', 'tr'];

/** Public facts of the profile besides its texts. @spec §2 /profile/info/ */
export const ProfileInfo = observer(function ProfileInfo({ model }: { readonly model: ProfileInfoModel }) {
  const { choice } = useFormWords();
  const { t, i18n } = useTranslation();
  const { form, youngest, oldest } = model;
  const choicesOf = (field: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: choice(field, value) }));
  const languages = languageChoices(SPOKEN, i18n.language);
  return (
    <FormPanel model={form} title={t('profile.section.profile-info')}>
      <div className="stack columns items-start gap-4">
        <TextRow
          model={form}
          name="age"
          inputMode="numeric"
          help={t('profile.ageHelp', { from: youngest, to: oldest })}
        />
        <SelectRow model={form} name="gender" choices={choicesOf('gender', GENDERS)} />
      </div>
      <div className="stack columns items-start gap-4">
        <SelectRow model={form} name="orientation" choices={choicesOf('orientation', ORIENTATIONS)} />
        <SelectRow model={form} name="cupSize" choices={choicesOf('cupSize', CUP_SIZES)} />
      </div>
      <div className="stack columns items-start gap-4">
        <SelectRow model={form} name="eyeColor" choices={choicesOf('eyeColor', EYE_COLORS)} />
        <TextRow model={form} name="height" inputMode="numeric" help={t('profile.heightHelp')} />
        <TextRow model={form} name="weight" inputMode="numeric" help={t('profile.weightHelp')} />
      </div>
      <SelectRow model={form} name="motherLanguage" choices={languages} />
      <ChecksRow model={form} name="languages" choices={languages} />
      <SwitchRow model={form} name="translate" help={t('profile.translateHelp')} />
    </FormPanel>
  );
});
