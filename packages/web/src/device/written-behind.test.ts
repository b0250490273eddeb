import { expect, it } from 'vitest';
import { tabStorage } from './tab-storage.ts';
import { writtenBehind } from './written-behind.ts';

const createRig = () => {
  const disk = tabStorage(() => {
    throw new Error('forbidden');
  });
  const planned: (() => void)[] = [];
  const going: (() => void)[] = [];
  const storage = writtenBehind(disk, {
    later: (task) => void planned.push(task),
    onGoing: (task) => void going.push(task),
  });
  return { disk, storage, planned, going };
};

it('knows at once what was written, and passes only the last of it on', () => {
  const { disk, storage, planned } = createRig();
  storage.setItem('name', 'A');
  storage.setItem('name', 'An');
  expect([storage.getItem('name'), disk.getItem('name'), planned.length]).toEqual(['An', null, 1]);
  planned[0]?.();
  expect(disk.getItem('name')).toBe('An');
});

it('loses nothing when the page goes', () => {
  const { disk, storage, going } = createRig();
  storage.setItem('name', 'Anna');
  for (const task of going) task();
  expect(disk.getItem('name')).toBe('Anna');
});

it.each(['removeItem', 'clear'] as const)('writes nothing that was forgotten meanwhile: %s', (forget) => {
  const { disk, storage, planned, going } = createRig();
  disk.setItem('name', 'earlier');
  storage.setItem('name', 'Anna');
  storage[forget]('name');
  for (const task of [...planned, ...going]) task();
  expect([storage.getItem('name'), disk.getItem('name')]).toEqual([null, null]);
});
