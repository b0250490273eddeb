import { expect, it } from 'vitest';
import { tabStorage } from '../device/tab-storage.ts';
import { fontSizeMemory } from './font-size-memory.ts';

const setUp = () => {
  const storage = tabStorage(() => {
    throw new Error('forbidden');
  });
  return { storage, memory: fontSizeMemory(storage) };
};

it('keeps the letter size of this device', () => {
  const { memory } = setUp();
  expect(memory.read()).toBeUndefined();
  memory.write('xlarge');
  expect(memory.read()).toBe('xlarge');
});

it.each(['', 'huge', 'toString'])('takes %j for no choice', (kept) => {
  const { memory, storage } = setUp();
  storage.setItem('greenroom.chat-font-size', kept);
  expect(memory.read()).toBeUndefined();
});
