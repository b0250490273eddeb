import { euros, rawCurrency } from '@greenroom/core/formatting/money';
import { cents } from '@greenroom/core/kernel/units';
import { VIP_SERVICES, type VipChoices } from '@greenroom/core/profile/vip-prices';
import { observer } from 'mobx-react-lite';
import type { FormModel } from '../forms/form-model.ts';
import { RadioRow } from '../forms/FormFields.tsx';
import { FormPanel } from '../forms/FormPanel.tsx';
import { FormsPage } from '../forms/FormsPage.tsx';
import { useTranslation } from '../i18n/i18n.ts';

export interface VipPageModel {
  readonly form: FormModel;
  readonly choices: VipChoices;
}

/** Prices of a minute of the VIP services. @spec §2 /vip/ */
export const VipPage = observer(function VipPage({ model }: { readonly model: VipPageModel }) {
  const { t } = useTranslation();
  const { form, choices } = model;
  return (
    <FormsPage title={t('vip.title')} intro={t('vip.intro')} forms={[form]}>
      <FormPanel model={form} title={t('vip.prices')}>
        {VIP_SERVICES.map((service) => (
          <RadioRow
            key={service}
            model={form}
            name={service}
            choices={choices[service].map((price) => ({
              value: String(price),
              label: t('vip.perMinute', { price: rawCurrency(euros(cents(price))) }),
            }))}
          />
        ))}
      </FormPanel>
    </FormsPage>
  );
});
