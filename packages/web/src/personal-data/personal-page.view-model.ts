import type { AccountForms } from '@greenroom/core/app/account-forms';
import type { PaymentData } from '@greenroom/core/personal-data/payment-data';
import type { PersonalData } from '@greenroom/core/personal-data/personal-data';
import type { ConfirmationViewModel } from '../account-security/confirmation.view-model.ts';
import { FormViewModel } from '../forms/form.view-model.ts';
import { PaymentInfoViewModel } from './payment-info.view-model.ts';
import type { PersonalPageModel } from './PersonalPage.tsx';

/** Joins the forms of personal data and payment, the payment info, and the confirmation of a change. @spec §2 /personal/ */
export class PersonalPageViewModel implements PersonalPageModel {
  readonly personal: FormViewModel<PersonalData>;
  readonly payment: FormViewModel<PaymentData>;
  readonly paymentInfo: PaymentInfoViewModel;
  readonly confirmation: ConfirmationViewModel | undefined;

  /** @param confirmation ends with this model */
  constructor(
    { personal, payment, paymentInfo }: Pick<AccountForms, 'personal' | 'payment' | 'paymentInfo'>,
    confirmation: ConfirmationViewModel | undefined,
  ) {
    this.confirmation = confirmation;
    this.personal = new FormViewModel('personal', personal, {
      notLoaded: 'personalData.personalNotLoaded',
      notSaved: 'personalData.personalNotSaved',
    });
    this.payment = new FormViewModel('payment', payment, {
      notLoaded: 'personalData.paymentNotLoaded',
      notSaved: 'personalData.paymentNotSaved',
    });
    this.paymentInfo = new PaymentInfoViewModel(paymentInfo);
  }

  readonly dispose = (): void => {
    this.paymentInfo.dispose();
    this.personal.dispose();
    this.payment.dispose();
    this.confirmation?.dispose();
  };
}
