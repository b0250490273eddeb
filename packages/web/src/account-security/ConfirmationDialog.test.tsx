import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import type { ConfirmationModel } from './confirmation.view-model.ts';
import { ConfirmationDialog } from './ConfirmationDialog.tsx';

const nothing = (): void => undefined;

const MODEL: ConfirmationModel = {
  open: true,
  busy: false,
  method: 'password',
  offersPasskey: false,
  errorKey: 'error.accountSecurity.wrongCode',
  prove: nothing,
  usePasskey: nothing,
  restart: nothing,
  cancel: nothing,
};

it.each([
  ['password', 'The current password is not correct. Try again.'],
  ['authenticator', 'This is not correct, or it was used before. Try again.'],
] as const)('says of a refused %s what is wrong with it', async (method, sentence) => {
  await show(<ConfirmationDialog model={{ ...MODEL, method }} />);
  await expect.element(page.getByText(sentence)).toBeVisible();
});
