import { makeAutoObservable } from 'mobx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import type { FormModel } from './form-model.ts';
import { LOADED_FORM } from './loaded-form.fake.ts';
import { MaskedRow } from './MaskedRow.tsx';

const paymentForm = (saved: string): FormModel & { readonly save: () => void } =>
  makeAutoObservable({
    ...LOADED_FORM,
    name: 'payment',
    text: saved,
    saved,
    value(): string {
      return this.text;
    },
    isAsSaved(): boolean {
      return this.text === this.saved;
    },
    set(_field: string, value: unknown): void {
      this.text = String(value);
    },
    save(): void {
      this.saved = this.text;
    },
  });

it('moves the focus into the number that is asked for', async () => {
  await show(<MaskedRow model={paymentForm('NL91ABNA0417164300')} name="iban" />);
  await page.getByRole('button', { name: 'Show IBAN' }).click();
  await expect.element(page.getByRole('textbox', { name: 'IBAN' })).toHaveFocus();
});

it('keeps the focus in a number that is saved while it is typed in', async () => {
  const form = paymentForm('');
  await show(<MaskedRow model={form} name="iban" />);
  const field = page.getByRole('textbox', { name: 'IBAN' });
  await userEvent.type(field, 'NL91ABNA0417164300');
  form.save();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await expect.element(field).toHaveFocus();
});
