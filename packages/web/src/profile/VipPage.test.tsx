import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { FormModel } from '../forms/form-model.ts';
import { show } from '../ui/show.sim.tsx';
import { VipPage } from './VipPage.tsx';

const nothing = (): void => undefined;
const FORM: FormModel = {
  name: 'vip',
  phase: 'ready',
  value: () => '250',
  problem: () => undefined,
  isAsSaved: () => true,
  problems: {},
  word: 'none',
  stops: 0,
  edited: false,
  notLoadedKey: 'error.profile.vipNotLoaded',
  notSavedKey: 'error.profile.vipNotSaved',
  undo: nothing,
  set: nothing,
  leave: nothing,
  save: nothing,
  open: nothing,
};

it('offers the prices of a minute in euros, as they are entered', async () => {
  await show(<VipPage model={{ form: FORM, choices: { vipcam: [250, 299, 1_000], vipvideo: [] } }} />);
  await expect.element(page.getByRole('radio', { name: '€ 2.50 a minute' })).toBeChecked();
  for (const price of ['€ 2.99', '€ 10.00'])
    await expect.element(page.getByRole('radio', { name: `${price} a minute` })).not.toBeChecked();
});
