import { observable, runInAction } from 'mobx';
import { useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { NO_REGISTRATION } from '@greenroom/core/registration/registration';
import { REGISTRATION_STEPS } from '@greenroom/core/registration/registration-steps';
import { LOADED_FORM } from '../forms/loaded-form.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { RegisterPage, type RegisterPageModel } from './RegisterPage.tsx';

const nothing = (): void => undefined;
const VALUES: Readonly<Record<string, string | boolean>> = { ...NO_REGISTRATION };

const LANGUAGE = { language: 'en', languages: ['en'], choose: nothing } as Parameters<
  typeof RegisterPage
>[0]['language'];

const createModel = () => {
  const goTo: RegisterPageModel['steps']['goTo'] = (step) =>
    runInAction(() => Object.assign(model, { steps: { ...model.steps, current: step } }));
  const rows = REGISTRATION_STEPS.map((step) => ({ step, isComplete: false, minutes: 1 }));
  const model: RegisterPageModel = observable(
    {
      form: { ...LOADED_FORM, value: (field) => VALUES[field] },
      steps: { current: 'contact', rows, minutesLeft: 9, goTo },
      back: nothing,
      documents: {} as RegisterPageModel['documents'],
      phase: { kind: 'form' },
    },
    {},
    { deep: false },
  );
  return model;
};

const HistoryButtons = () => {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        History back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        History forward
      </button>
    </>
  );
};

it('goes back to the step before, and on again, with the history of the browser', async () => {
  const model = createModel();
  await show(
    <>
      <RegisterPage model={model} offersReset language={LANGUAGE} />
      <HistoryButtons />
    </>,
  );
  const step = (title: string) => page.getByRole('group', { name: title, exact: true });
  await expect.element(step('Contact details')).toBeVisible();
  model.steps.goTo('personal');
  await expect.element(step('Personal data')).toHaveFocus();
  model.steps.goTo('payment');
  await expect.element(step('Payout details')).toBeVisible();
  await page.getByRole('button', { name: 'History back' }).click();
  await expect.element(step('Personal data')).toHaveFocus();
  await page.getByRole('button', { name: 'History back' }).click();
  await expect.element(step('Contact details')).toBeVisible();
  await page.getByRole('button', { name: 'History forward' }).click();
  await expect.element(step('Personal data')).toBeVisible();
});

it('gives the focus to the way to the login once the registration is complete', async () => {
  const model = createModel();
  Object.assign(model, { phase: { kind: 'registered', performerId: '2002' } });
  await show(<RegisterPage model={model} offersReset language={LANGUAGE} />);
  await expect.element(page.getByRole('link', { name: 'Go to log in' })).toHaveFocus();
});

it.each([
  [true, 'You have not chosen a password yet.'],
  [false, 'You get your password from us.'],
])('says where the password comes from, by a mailed link: %s', async (offersReset, words) => {
  const model = createModel();
  Object.assign(model, { phase: { kind: 'registered', performerId: '2002' } });
  await show(<RegisterPage model={model} offersReset={offersReset} language={LANGUAGE} />);
  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
});
