import { observable, runInAction } from 'mobx';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { CodeForm, type CodeFormModel } from './CodeForm.tsx';

const confirmed: unknown[] = [];
const model: CodeFormModel = {
  busy: false,
  codeSentKey: 'login.code.sentByEmail',
  mayResend: true,
  newCodeSent: false,
  offersRemember: true,
  errorKey: undefined,
  errorAt: 'form',
  waitingTime: undefined,
  forcedOutKey: undefined,
  confirmCode: (...given) => void confirmed.push(given),
  resendCode: () => undefined,
  back: () => undefined,
};

it('remembers the device only where the performer chooses it', async () => {
  await show(<CodeForm model={model} />);
  const remember = page.getByRole('checkbox', { name: 'Remember this device for 30 days' });
  await expect.element(remember).not.toBeChecked();
  await page.getByLabelText('Code').fill('123 456');
  await page.getByRole('button', { name: 'Confirm code' }).click();
  await remember.click();
  await page.getByRole('button', { name: 'Confirm code' }).click();
  expect(confirmed).toEqual([
    ['123456', false],
    ['123456', true],
  ]);
});

it('offers nothing to remember where the platform remembers no devices', async () => {
  await show(<CodeForm model={{ ...model, offersRemember: false }} />);
  await expect.element(page.getByLabelText('Code')).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
});

it.each([
  [{ unit: 'seconds', count: 1 } as const, 'Too many attempts. Try again in 1 second.'],
  [{ unit: 'minutes', count: 15 } as const, 'Too many attempts. Try again in 15 minutes.'],
  [undefined, 'Too many attempts. Wait a few minutes, then try again.'],
])('says how long to wait after too many attempts (%o)', async (waitingTime, sentence) => {
  await show(<CodeForm model={{ ...model, errorKey: 'error.login.tooManyAttempts', waitingTime }} />);
  await expect.element(page.getByText(sentence)).toBeVisible();
});

it('has no barrier, also beside a code that is not correct', async () => {
  await show(<CodeForm model={{ ...model, errorKey: 'error.login.wrongCode', errorAt: 'code' }} />);
  await expect.element(page.getByText(/^This code is not correct\./)).toBeVisible();
  await expectAccessible();
});

it('says that a new code was sent, also to a screen reader', async () => {
  await show(<CodeForm model={{ ...model, newCodeSent: true }} />);
  const sent = page.getByText('We sent a new code. Use that one.');
  await expect.element(sent).toBeVisible();
  await expect.element(sent).toHaveAttribute('data-announce', 'polite');
});

it('announces the same error of a second code again, and selects that code', async () => {
  const shown = observable(
    { ...model, busy: false, errorKey: undefined as CodeFormModel['errorKey'] },
    {},
    { deep: false },
  );
  const container = await show(<CodeForm model={shown} />);
  const field = page.getByLabelText('Code');
  await field.fill('111111');
  const announced: Node[] = [];
  const watch = new MutationObserver((records) => {
    announced.push(...records.flatMap(({ addedNodes }) => [...addedNodes]));
  });
  watch.observe(container, { subtree: true, childList: true });
  onTestFinished(() => watch.disconnect());
  const error = page.getByText(/^This code is not correct\./);
  for (const code of ['111111', '222222']) {
    await field.fill(code);
    runInAction(() => (shown.busy = true));
    await expect.element(page.getByRole('button', { name: 'Logging you in …' })).toBeVisible();
    runInAction(() => Object.assign(shown, { busy: false, errorKey: 'error.login.wrongCode', errorAt: 'code' }));
    await expect.element(error).toBeVisible();
    const input = field.element() as HTMLInputElement;
    await expect.poll(() => [input.selectionStart, input.selectionEnd]).toEqual([0, 6]);
  }
  const errors = announced.filter((node) => node instanceof Element && node.matches('[data-announce="assertive"]'));
  expect(errors).toHaveLength(2);
});
