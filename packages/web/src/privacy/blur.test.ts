import { expect, it } from 'vitest';
import { tabStorage } from '../device/tab-storage.ts';
import { blurMemory } from './blur-memory.ts';
import { BlurViewModel } from './blur.view-model.ts';

/** Opens the page on a device, whose storage is in memory. */
const setUp = (
  device = tabStorage(() => {
    throw new Error('forbidden');
  }),
) => {
  const root = { dataset: {} as DOMStringMap };
  return { device, root, model: new BlurViewModel(blurMemory(device), root) };
};

it('blurs amounts and names independently, and remembers both on the device', () => {
  const { device, model, root } = setUp();
  expect(root.dataset['blur']).toBe('');
  model.toggle('amounts');
  expect(root.dataset['blur']).toBe('amounts');
  model.toggle('names');
  expect(root.dataset['blur']).toBe('amounts names');
  model.toggle('amounts');
  expect(setUp(device).root.dataset['blur']).toBe('names');
});
