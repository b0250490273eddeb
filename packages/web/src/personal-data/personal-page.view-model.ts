import type { AccountForms } from '@greenroom/core/app/account-forms';
import type { ConfirmationModel } from '../account-security/confirmation.view-model.ts';
import { FormViewModel } from '../forms/form.view-model.ts';
import { viewOf } from '../ui/query-view.ts';
import type { PersonalPageModel } from './PersonalPage.tsx';

/** Joins the forms of personal data and payment, the payment info, and the confirmation of a change. @spec §2 /personal/ */
export const createPersonalPageModel = (
  { personal, payment, paymentInfo }: Pick<AccountForms, 'personal' | 'payment' | 'paymentInfo'>,
  confirmation: ConfirmationModel | undefined,
): PersonalPageModel => ({
  personal: new FormViewModel('personal', personal, {
    notLoaded: 'personalData.personalNotLoaded',
    notSaved: 'personalData.personalNotSaved',
  }),
  payment: new FormViewModel('payment', payment, {
    notLoaded: 'personalData.paymentNotLoaded',
    notSaved: 'personalData.paymentNotSaved',
  }),
  paymentInfo: viewOf(paymentInfo),
  confirmation,
});
