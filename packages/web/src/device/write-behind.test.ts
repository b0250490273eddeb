import { expect, it } from 'vitest';
import { tabStorage } from './tab-storage.ts';
import { writeBehind } from './write-behind.ts';

const createRig = () => {
  const disk = tabStorage(() => {
    throw new Error('forbidden');
  });
  const planned: (() => void)[] = [];
  const hiding: (() => void)[] = [];
  const storage = writeBehind(disk, {
    later: (task) => void planned.push(task),
    onPageHide: (task) => void hiding.push(task),
  });
  return { disk, storage, planned, hiding };
};

it('reads a value at once, and writes only the latest one', () => {
  const { disk, storage, planned } = createRig();
  storage.setItem('name', 'A');
  storage.setItem('name', 'An');
  expect([storage.getItem('name'), disk.getItem('name'), planned.length]).toEqual(['An', null, 1]);
  planned[0]?.();
  expect(disk.getItem('name')).toBe('An');
});

it('writes what is held when the page is hidden', () => {
  const { disk, storage, hiding } = createRig();
  storage.setItem('name', 'Anna');
  for (const task of hiding) task();
  expect(disk.getItem('name')).toBe('Anna');
});

it.each(['removeItem', 'clear'] as const)('writes nothing that was removed meanwhile: %s', (remove) => {
  const { disk, storage, planned, hiding } = createRig();
  disk.setItem('name', 'earlier');
  storage.setItem('name', 'Anna');
  storage[remove]('name');
  for (const task of [...planned, ...hiding]) task();
  expect([storage.getItem('name'), disk.getItem('name')]).toEqual([null, null]);
});

it('keeps what the storage refuses, and tries it again with the next value', () => {
  const { disk, storage, planned } = createRig();
  let isFull = true;
  const write = disk.setItem;
  Object.assign(disk, {
    setItem: (key: string, value: string) => {
      if (isFull && key === 'name') throw new DOMException('full', 'QuotaExceededError');
      write(key, value);
    },
  });
  storage.setItem('name', 'Anna');
  storage.setItem('age', '30');
  planned.shift()?.();
  expect([disk.getItem('name'), storage.getItem('name'), disk.getItem('age')]).toEqual([null, 'Anna', '30']);
  isFull = false;
  storage.setItem('age', '31');
  planned.shift()?.();
  expect([disk.getItem('name'), disk.getItem('age')]).toEqual(['Anna', '31']);
});
