import { observer } from 'mobx-react-lite';
import { BRAND_ANSWERS, BRANDS } from '@greenroom/core/profile/profile-choices';
import type { FormModel } from '../forms/form-model.ts';
import { RadioRow } from '../forms/FormFields.tsx';
import { FormPanel } from '../forms/FormPanel.tsx';
import { FormsPage } from '../forms/FormsPage.tsx';
import { useTranslation } from '../i18n/i18n.ts';

/** Page on which the performer agrees or refuses to be shown on each site. @spec §2 /brands/, §4 Account approval — 'Agree' or 'Reject' */
export const BrandsPage = observer(function BrandsPage({ model: form }: { readonly model: FormModel }) {
  const { t } = useTranslation();
  const answers = BRAND_ANSWERS.map((value) => ({ value, label: t(`brands.answer.${value}`) }));
  return (
    <FormsPage title={t('brands.title')} intro={t('brands.intro')} forms={[form]}>
      <FormPanel model={form} title={t('brands.answers')}>
        {BRANDS.map((brand) => (
          <RadioRow key={brand} model={form} name={brand} label={t(`brands.name.${brand}`)} choices={answers} />
        ))}
      </FormPanel>
    </FormsPage>
  );
});
