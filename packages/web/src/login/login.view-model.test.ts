import { expect, it, onTestFinished } from 'vitest';
import { done, err, ok } from '@greenroom/core/kernel/result';
import type { PasskeySignature } from '@greenroom/core/login/auth-api.port';
import { settle } from '@greenroom/core/testing/kernel/settle.fake';
import { accountOf, refusal, setUpLogin } from '@greenroom/core/testing/login/login-rig.fake';
import { LoginViewModel } from './login.view-model.ts';

it('shows each step until it is answered', async () => {
  const { login, platform } = setUpLogin();
  const model = new LoginViewModel(login);
  onTestFinished(model.dispose);
  login.start();
  await settle();
  expect(model.step).toBe('password');
  platform.login = refusal(409, 'already_logged_in');
  model.logIn('1001', 'secret');
  await settle();
  expect(model.step).toBe('takeOver');
  platform.login = refusal(401, 'token_required', { channel: 'sms' });
  model.confirmTakeOver();
  expect([model.step, model.busy]).toEqual(['takeOver', true]);
  await settle();
  expect([model.step, model.busy]).toEqual(['code', false]);
  platform.login = done;
  platform.session = ok(accountOf('ROLE_PERFORMER'));
  model.confirmCode('123456', false);
  await settle();
  expect([login.watch.state().status, model.step, model.busy]).toEqual(['initializing', 'code', true]);
  login.initialised();
  login.logOut();
  await settle();
  expect(model.step).toBe('password');
});

it('says that a new code was sent once the platform has sent it, until the next attempt', async () => {
  const { login, platform } = setUpLogin();
  const model = new LoginViewModel(login);
  onTestFinished(model.dispose);
  login.start();
  await settle();
  platform.login = refusal(401, 'token_required', { channel: 'email' });
  model.logIn('1001', 'secret');
  await settle();
  expect([model.step, model.newCodeSent]).toEqual(['code', false]);
  model.resendCode();
  expect(model.newCodeSent).toBe(false);
  await settle();
  expect(model.newCodeSent).toBe(true);
  platform.login = refusal(429, 'too_many_attempts');
  model.resendCode();
  await settle();
  expect(model.newCodeSent).toBe(false);
  platform.login = refusal(401, 'token_invalid');
  model.confirmCode('1', false);
  await settle();
  expect(model.newCodeSent).toBe(false);
});

/** A login page whose questions for a passkey are answered by the test. */
const setUpPasskeys = async () => {
  const { login, platform } = setUpLogin();
  const questions: { readonly isAutofill: boolean; readonly answer: (signature: PasskeySignature) => void }[] = [];
  const askForPasskey = (isAutofill: boolean): Promise<PasskeySignature> =>
    new Promise((answer) => void questions.push({ isAutofill, answer }));
  const model = new LoginViewModel(login, { askForPasskey });
  onTestFinished(model.dispose);
  login.start();
  await settle();
  model.suggestPasskey();
  const answer = async (at: number, signature: PasskeySignature): Promise<void> => {
    questions[at]?.answer(signature);
    await settle();
  };
  return { model, platform, answer, asked: () => questions.map(({ isAutofill }) => isAutofill) };
};

it('suggests passkeys again after the question of the button was cancelled', async () => {
  const { model, answer, asked } = await setUpPasskeys();
  model.logInWithPasskey();
  expect(model.asksForPasskey).toBe(true);
  await answer(0, err('cancelled'));
  expect([model.asksForPasskey, asked()]).toEqual([true, [true, false]]);
  await answer(1, err('cancelled'));
  expect([model.asksForPasskey, asked()]).toEqual([false, [true, false, true]]);
});

it.each(['suggestion', 'button'])('suggests passkeys again after one of the %s was refused', async (way) => {
  const { model, platform, answer, asked } = await setUpPasskeys();
  platform.login = refusal(400, 'passkey_invalid');
  if (way === 'button') {
    model.logInWithPasskey();
    await answer(0, err('cancelled'));
  }
  const before = asked().length;
  await answer(before - 1, ok({}));
  expect([model.errorKey, asked().slice(before)]).toEqual(['error.login.passkeyRefused', [true]]);
});

it('does not ask again where passkeys cannot be suggested', async () => {
  const { answer, asked } = await setUpPasskeys();
  await answer(0, err('cancelled'));
  expect(asked()).toEqual([true]);
});
