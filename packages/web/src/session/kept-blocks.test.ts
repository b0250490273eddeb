import { expect, it } from 'vitest';
import { clientId, performerId } from '@greenroom/core/kernel/ids';
import { tabStorage } from '../device/tab-storage.ts';
import { createKeptBlocks } from './kept-blocks.ts';

const ANNA = performerId('1001');
const BEA = performerId('1002');
const MARK = { id: clientId('mark'), requestId: 'r1' };

const emptyStorage = () =>
  tabStorage(() => {
    throw new Error('storage is forbidden');
  });

it('keeps the blocks of each performer for the next page', () => {
  const storage = emptyStorage();
  createKeptBlocks(storage).write(ANNA, [MARK]);
  createKeptBlocks(storage).write(BEA, [{ id: MARK.id }]);
  createKeptBlocks(storage).write(BEA, []);
  expect(createKeptBlocks(storage).read(ANNA)).toEqual([MARK]);
  expect(createKeptBlocks(storage).read(BEA)).toEqual([]);
});

it('leaves nothing once every block is confirmed', () => {
  const storage = emptyStorage();
  createKeptBlocks(storage).write(ANNA, [MARK]);
  createKeptBlocks(storage).write(ANNA, []);
  expect(storage.getItem('greenroom.blocks')).toBeNull();
});

it.each(['', '{', '{"1001":5}'])('reads no block in %j', (text) => {
  const storage = emptyStorage();
  storage.setItem('greenroom.blocks', text);
  expect(createKeptBlocks(storage).read(ANNA)).toEqual([]);
});

it('survives a full disk', () => {
  const full = {
    ...emptyStorage(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => createKeptBlocks(full).write(ANNA, [MARK])).not.toThrow();
});
