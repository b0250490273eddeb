import { expect, it } from 'vitest';
import { tabStorage } from '../device/tab-storage.ts';
import { blurMemory } from './blur-memory.ts';
import { BlurViewModel } from './blur.view-model.ts';

const setUp = () => {
  const device = tabStorage(() => {
    throw new Error('forbidden');
  });
  const open = () => {
    const root = { dataset: {} as DOMStringMap };
    return { model: new BlurViewModel(blurMemory(device), root), root };
  };
  return { open };
};

it('blurs amounts and names by themselves, and remembers both on the device', () => {
  const { open } = setUp();
  const { model, root } = open();
  expect(root.dataset['blur']).toBe('');
  model.toggle('amounts');
  expect(root.dataset['blur']).toBe('amounts');
  model.toggle('names');
  expect(root.dataset['blur']).toBe('amounts names');
  model.toggle('amounts');
  expect(open().root.dataset['blur']).toBe('names');
});
