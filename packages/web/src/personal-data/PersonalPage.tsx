import { observer } from 'mobx-react-lite';
import { ADDRESS_COUNTRIES } from '@greenroom/core/personal-data/countries';
import type { PaymentInfo as PaymentDetails } from '@greenroom/core/personal-data/payment-data';
import type { ConfirmationModel } from '../account-security/confirmation.view-model.ts';
import { ConfirmationDialog } from '../account-security/ConfirmationDialog.tsx';
import type { FormModel } from '../forms/form-model.ts';
import { FormPanel } from '../forms/FormPanel.tsx';
import { FormsPage } from '../forms/FormsPage.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import type { QueryView } from '../ui/query-view.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { PaymentInfo } from './PaymentInfo.tsx';
import { ContactFields, NameAndAddressFields } from './PersonalFields.tsx';

export interface PersonalPageModel {
  readonly personal: FormModel;
  readonly payment: FormModel;
  readonly paymentInfo: QueryView<PaymentDetails>;
  /** Question for the second factor; undefined where the platform does not ask it. */
  readonly confirmation: ConfirmationModel | undefined;
}

/** Page of name, address, contact and payment details. @spec §2 /personal/ */
export const PersonalPage = observer(function PersonalPage({ model }: { readonly model: PersonalPageModel }) {
  const { t } = useTranslation();
  const { personal, payment } = model;
  return (
    <FormsPage title={t('personal.title')} intro={t('personal.intro')} forms={[personal, payment]}>
      <FormPanel model={personal} title={t('personal.details')}>
        <NameAndAddressFields model={personal} countries={ADDRESS_COUNTRIES} />
        <ContactFields model={personal} />
      </FormPanel>
      <FormPanel model={payment} title={t('personal.payment')} intro={t('personal.paymentIntro')}>
        <PaymentFields model={payment} />
      </FormPanel>
      <PaymentInfo model={model.paymentInfo} />
      {model.confirmation !== undefined && <ConfirmationDialog model={model.confirmation} />}
    </FormsPage>
  );
});
