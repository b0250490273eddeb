import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import type { FormModel } from './form-model.ts';
import { TextRow } from './FormFields.tsx';
import { LOADED_FORM } from './loaded-form.fake.ts';

/** A form that judges the date at each change, as one does whose field was left before. */
const formWithDate = (): FormModel => {
  const date = observable.box('');
  return {
    ...LOADED_FORM,
    value: () => date.get(),
    problem: () => (date.get() >= '1906' ? undefined : { code: 'tooOld', params: { max: 120 } }),
    set: (_name, value) => runInAction(() => date.set(String(value))),
  };
};

const birthDate = () => page.getByLabelText('Birth date');
const isWrong = (): boolean => birthDate().element().getAttribute('aria-invalid') === 'true';

it('judges a date of birth when its year is whole, not at each of its digits', async () => {
  await show(<TextRow model={formWithDate()} name="birthDate" type="date" />);
  const field = birthDate();
  await expect.element(field).toBeVisible();
  await userEvent.click(field, { position: { x: 12, y: 12 } });
  const judged: boolean[] = [];
  for (const key of '05171985') {
    await userEvent.keyboard(key);
    judged.push(isWrong());
  }
  await expect.element(field).toHaveValue('1985-05-17');
  expect(judged.slice(4)).toEqual([false, false, false, false]);
});

it('judges a date whose year is not whole when the field is left', async () => {
  await show(<TextRow model={formWithDate()} name="birthDate" type="date" />);
  const field = birthDate();
  await expect.element(field).toBeVisible();
  await userEvent.click(field, { position: { x: 12, y: 12 } });
  await userEvent.keyboard('051785');
  expect(isWrong()).toBe(false);
  field.element().blur();
  await expect.poll(isWrong).toBe(true);
});
