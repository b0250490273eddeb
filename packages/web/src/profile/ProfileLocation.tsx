import { observer } from 'mobx-react-lite';
import { COUNTRIES } from '@greenroom/core/profile/profile-choices';
import { countryChoices } from '../forms/country-names.ts';
import { ChecksRow, SelectRow } from '../forms/FormFields.tsx';
import { FormPanel } from '../forms/FormPanel.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import type { ProfileLocationModel } from './profile-forms.view-model.ts';

const named = (names: readonly string[]) => names.map((value) => ({ value, label: value }));

/** Location, and the countries that see the performer. @spec §2 /profile/location/ */
export const ProfileLocation = observer(function ProfileLocation({ model }: { readonly model: ProfileLocationModel }) {
  const { t, i18n } = useTranslation();
  const { form, provinces, cities } = model;
  const countries = countryChoices(COUNTRIES, i18n.language);
  return (
    <FormPanel model={form} title={t('profile.section.profile-location')}>
      <SelectRow model={form} name="country" choices={countries} />
      <SelectRow model={form} name="province" choices={named(provinces)} />
      <SelectRow model={form} name="city" choices={named(cities)} />
      <ChecksRow model={form} name="countries" choices={countries} />
    </FormPanel>
  );
});
