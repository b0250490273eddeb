import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { PasswordForm, type PasswordFormModel } from './PasswordForm.tsx';

const model: PasswordFormModel = {
  busy: false,
  typed: { performerId: '', password: '', focus: 'performerId' },
  offersReset: false,
  offersPasskey: true,
  asksForPasskey: false,
  errorKey: undefined,
  errorAt: 'form',
  waitingTime: undefined,
  forcedOutKey: undefined,
  logIn: () => undefined,
  suggestPasskey: () => undefined,
  logInWithPasskey: () => undefined,
};

it('shows at the button for a passkey that its question is on the way', async () => {
  await show(<PasswordForm model={model} />);
  const button = page.getByRole('button', { name: 'Log in with a passkey' });
  await expect.element(button).not.toHaveAttribute('aria-busy');
  await show(<PasswordForm model={{ ...model, asksForPasskey: true }} />);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
});
