import { observable, runInAction } from 'mobx';
import { useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
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

const REGISTERED = { kind: 'registered', performerId: '2002', mailedTo: 'a…@example.nl', mail: 'sent' } as const;

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
      sendMailAgain: nothing,
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
  Object.assign(model, { phase: REGISTERED });
  await show(<RegisterPage model={model} offersReset language={LANGUAGE} />);
  await expect.element(page.getByRole('link', { name: 'Go to log in' })).toHaveFocus();
});

it.each([
  [true, 'We have sent you a mail to a…@example.nl: choose your password there (valid for 24 hours).'],
  [false, 'You get your password from us.'],
])('says where the password comes from, by a mailed link: %s', async (offersReset, words) => {
  const model = createModel();
  Object.assign(model, { phase: REGISTERED });
  await show(<RegisterPage model={model} offersReset={offersReset} language={LANGUAGE} />);
  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
});

it.each([
  ['sent', ''],
  ['done', 'Sent. The link in the earlier mail no longer works.'],
  ['failed', 'The mail could not be sent. Try again in a quarter of an hour.'],
] as const)('sends the first mail again by a press, and says how it went: %s', async (mail, words) => {
  const model = createModel();
  const sendMailAgain = vi.fn<() => void>();
  Object.assign(model, { phase: { ...REGISTERED, mail }, sendMailAgain });
  await show(<RegisterPage model={model} offersReset language={LANGUAGE} />);
  await expect.element(page.getByText(words, { exact: true }).first()).toBeInTheDocument();
  await page.getByRole('button', { name: 'Send it again' }).click();
  expect(sendMailAgain).toHaveBeenCalledTimes(1);
});

it('goes on once at a double click: nobody has seen the step that the first click opened', async () => {
  const model = createModel();
  const save = vi.fn<() => void>();
  Object.assign(model, { form: { ...model.form, save } });
  await show(<RegisterPage model={model} offersReset language={LANGUAGE} />);
  await page.getByRole('button', { name: 'Next' }).dblClick();
  expect(save).toHaveBeenCalledTimes(1);
});

it.each([
  [{ phone: { code: 'required' } }, 'Not all fields are filled in yet:'],
  [{ phone: { code: 'notAPhone' } }, 'This is not right yet:'],
] as const)('says of the problems %j: %s', async (problems, title) => {
  const model = createModel();
  Object.assign(model, { form: { ...model.form, problems, stops: 1 } });
  await show(<RegisterPage model={model} offersReset language={LANGUAGE} />);
  await expect.element(page.getByText(title, { exact: true })).toBeVisible();
});
