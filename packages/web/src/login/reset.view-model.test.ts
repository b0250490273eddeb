import { expect, it } from 'vitest';
import { settle } from '@greenroom/core/testing/kernel/settle.fake';
import { ResetViewModel } from './reset.view-model.ts';

it('reports a device that could not be cleared', async () => {
  const model = new ResetViewModel({
    logOut: async () => true,
    forgetCookies: async () => true,
    forgetEverything: () => {
      throw new Error('storage is locked');
    },
  });
  model.start();
  await settle();
  expect(model.progress).toBe('failed');
});
