import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { credits } from '@greenroom/core/kernel/units';
import type { ToyPanelModel } from '../../toys/toy-panel.view-model.ts';
import { show } from '../../ui/show.fake.tsx';
import { ToysPanel } from './ToysPanel.tsx';

it('names the command that comes next', async () => {
  const model = { status: 'connected', toys: [], canReplay: false, next: { kind: 'tip', amount: credits(3) } };
  await show(<ToysPanel model={model as unknown as ToyPanelModel} />);
  await expect.element(page.getByText('Next: tip of 3 credits')).toBeVisible();
});
