import type { HerForms } from '@greenroom/core/app/her-forms';
import type { PaymentData } from '@greenroom/core/personal-data/payment-data';
import type { PersonalData } from '@greenroom/core/personal-data/personal-data';
import { FormViewModel } from '../forms/form.view-model.ts';
import type { PersonalPageModel } from './PersonalPage.tsx';

/** @spec §2 /personal/ */
export class PersonalPageViewModel implements PersonalPageModel {
  readonly personal: FormViewModel<PersonalData>;
  readonly payment: FormViewModel<PaymentData>;

  constructor({ personal, payment }: Pick<HerForms, 'personal' | 'payment'>) {
    this.personal = new FormViewModel('personal', personal, {
      notLoaded: 'personalData.personalNotLoaded',
      notSaved: 'personalData.personalNotSaved',
    });
    this.payment = new FormViewModel('payment', payment, {
      notLoaded: 'personalData.paymentNotLoaded',
      notSaved: 'personalData.paymentNotSaved',
    });
  }

  readonly dispose = (): void => {
    this.personal.dispose();
    this.payment.dispose();
  };
}
