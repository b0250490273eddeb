import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { euros, rawCurrency } from '@greenroom/core/formatting/money';
import { cents } from '@greenroom/core/kernel/units';
import { VIP_SERVICES } from '@greenroom/core/profile/profile-choices';
import { RadioRow } from '../forms/FormFields.tsx';
import { FormPanel } from '../forms/FormPanel.tsx';
import { FormsPage } from '../forms/FormsPage.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import { Private } from '../ui/Private.tsx';
import type { RadioItem } from '../ui/RadioGroup.tsx';
import type { VipModel } from './profile-forms.view-model.ts';

/** Prices of a minute of the VIP services. @spec §2 /vip/ */
export const VipPage = observer(function VipPage({ model }: { readonly model: VipModel }) {
  const { t } = useTranslation();
  const { form, choices, comparison } = model;
  const labelOf = (cent: number): ReactNode => {
    const price = t('vip.perMinute', { price: rawCurrency(euros(cents(cent))) });
    const share = model.gets(cent);
    if (share === undefined) return price;
    return (
      <span>
        {price} · <Private kind="amount">{t('vip.share', { share })}</Private>
      </span>
    );
  };
  /** A price that was chosen can be taken back: without one the rate of the site holds. */
  const choicesOf = (prices: readonly number[]): readonly RadioItem<string>[] =>
    prices.length === 0
      ? []
      : [
          { value: '', label: t('vip.noPrice') },
          ...prices.map((price) => ({ value: String(price), label: labelOf(price) })),
        ];
  return (
    <FormsPage title={t('vip.title')} intro={t('vip.intro')} forms={[form]}>
      <FormPanel model={form} title={t('vip.prices')}>
        {VIP_SERVICES.map((service) => (
          <RadioRow
            key={service}
            model={form}
            name={service}
            help={
              comparison[service] && (
                <Private kind="amount">{t(`vip.${comparison[service].kind}`, comparison[service])}</Private>
              )
            }
            choices={choicesOf(choices[service])}
          />
        ))}
      </FormPanel>
    </FormsPage>
  );
});
