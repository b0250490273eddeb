import { observer } from 'mobx-react-lite';
import type { FormModel } from '../forms/form-model.ts';
import { SwitchRow, TextRow } from '../forms/FormFields.tsx';
import { MaskedRow } from '../forms/MaskedRow.tsx';
import { useTranslation } from '../i18n/i18n.ts';

/** Account for the payouts; BSN and IBAN are masked until the performer asks for them. @spec §3 Personal data */
export const PaymentFields = observer(function PaymentFields({ model }: { readonly model: FormModel }) {
  const { t } = useTranslation();
  return (
    <>
      <TextRow model={model} name="accountHolder" autoComplete="off" />
      <MaskedRow model={model} name="iban" />
      <TextRow model={model} name="bic" autoComplete="off" autoCapitalize="characters" help={t('personal.bicHelp')} />
      <MaskedRow model={model} name="bsn" help={t('personal.bsnHelp')} />
      <SwitchRow model={model} name="handlesVat" help={t('personal.vatHelp')} />
      {model.value('handlesVat') === true && (
        <div className="stack columns items-start gap-4">
          <TextRow model={model} name="vatNumber" autoComplete="off" autoCapitalize="characters" />
          <TextRow model={model} name="tradeNumber" autoComplete="off" />
        </div>
      )}
    </>
  );
});
