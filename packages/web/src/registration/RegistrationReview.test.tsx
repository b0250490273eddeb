import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { NO_REGISTRATION, type Registration } from '@greenroom/core/registration/registration';
import type { FormModel } from '../forms/form-model.ts';
import { LOADED_FORM } from '../forms/loaded-form.fake.ts';
import { show } from '../ui/show.fake.tsx';
import type { DocumentModel } from './DocumentRow.tsx';
import { RegistrationReview } from './RegistrationReview.tsx';

const nothing = (): void => undefined;

const formOf = (values: Partial<Registration>): FormModel => {
  const all: Readonly<Record<string, string | boolean>> = { ...NO_REGISTRATION, ...values };
  return { ...LOADED_FORM, value: (field) => all[field] };
};

const NO_DOCUMENT: DocumentModel = {
  status: 'none',
  errorKey: undefined,
  preview: undefined,
  camera: undefined,
  choose: nothing,
  retry: undefined,
};

it.each([
  [true, ['NL001234567B01', '12345678']],
  [false, []],
])('lists the numbers of a business only where they are sent: handles VAT %s', async (handlesVat, numbers) => {
  const form = formOf({
    handlesVat,
    vatNumber: 'NL001234567B01',
    tradeNumber: '12345678',
    accountHolder: 'Z Voorbeeld',
  });
  const documents = { idFront: NO_DOCUMENT, idBack: NO_DOCUMENT, cardFront: NO_DOCUMENT, cardBack: NO_DOCUMENT };
  const steps = {
    current: 'review' as const,
    rows: [{ step: 'payment' as const, isComplete: true, minutes: 2 }],
    minutesLeft: 1,
    goTo: nothing,
  };
  await show(<RegistrationReview form={form} documents={documents} steps={steps} />);
  const section = page.getByRole('region', { name: 'Payout details' });
  await expect.element(section.getByText('Z Voorbeeld')).toBeVisible();
  const shown = [...section.element().querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['Z Voorbeeld', handlesVat ? 'Yes' : 'No', ...numbers]);
});

it('shows the birth date as other dates are shown', async () => {
  const documents = { idFront: NO_DOCUMENT, idBack: NO_DOCUMENT, cardFront: NO_DOCUMENT, cardBack: NO_DOCUMENT };
  const rows = [{ step: 'personal' as const, isComplete: true, minutes: 2 }];
  const steps = { current: 'review' as const, rows, minutesLeft: 1, goTo: nothing };
  await show(<RegistrationReview form={formOf({ birthDate: '2000-05-17' })} documents={documents} steps={steps} />);
  await expect.element(page.getByText('17-5-2000')).toBeVisible();
});
