import { beforeEach, expect, it } from 'vitest';
import { performerId } from '@greenroom/core/kernel/ids';
import { seconds } from '@greenroom/core/kernel/units';
import { createSessionPause } from './session-pause.ts';
import { tabStorage, type TabStorage } from './tab-storage.ts';

const ANNA = performerId('1001');
const BEA = performerId('1002');
let storage: TabStorage;

const forbidden = (): never => {
  throw new Error('storage is forbidden');
};

beforeEach(() => {
  storage = tabStorage(forbidden);
});

it('keeps which services were on through a reload', () => {
  createSessionPause(storage).write(ANNA, ['cam', 'peek']);
  expect(createSessionPause(storage).read(ANNA)).toEqual(['cam', 'peek']);
});

it('tells a pause without any service from no pause', () => {
  const pause = createSessionPause(storage);
  expect(pause.read(ANNA)).toBeUndefined();
  pause.write(ANNA, []);
  expect(pause.read(ANNA)).toEqual([]);
});

it('writes down the names of services and nothing else', () => {
  createSessionPause(storage).write(ANNA, ['cam']);
  expect(storage.getItem('greenroom.pause')).toBe('["cam"]');
});

it('leaves nothing behind after resuming', () => {
  const pause = createSessionPause(storage);
  pause.write(ANNA, ['cam']);
  pause.clear(ANNA);
  expect(storage.getItem('greenroom.pause')).toBeNull();
});

it('shows no performer the pause of another', () => {
  const pause = createSessionPause(storage);
  pause.write(ANNA, ['cam']);
  expect([pause.read(BEA), pause.read(ANNA)]).toEqual([undefined, undefined]);
});

it.each(['', 'no json', '{"cam":true}', 'null', '5'])('takes %j in the storage for no pause', (text) => {
  storage.setItem('greenroom.pause', text);
  expect(createSessionPause(storage).read(ANNA)).toBeUndefined();
});

it('skips what is no service', () => {
  storage.setItem('greenroom.pause', '["cam","constructor",7]');
  expect(createSessionPause(storage).read(ANNA)).toEqual(['cam']);
});

it('keeps the end of a break through a reload, and forgets it with the pause', () => {
  createSessionPause(storage).keepBreak(ANNA, seconds(1_700_000_300));
  const pause = createSessionPause(storage);
  expect(pause.breakUntil(ANNA)).toBe(1_700_000_300);
  pause.clear(ANNA);
  expect([pause.breakUntil(ANNA), storage.getItem('greenroom.break')]).toEqual([undefined, null]);
});

it('shows no performer the break of another', () => {
  const pause = createSessionPause(storage);
  pause.keepBreak(ANNA, seconds(1_700_000_300));
  expect([pause.breakUntil(BEA), pause.breakUntil(ANNA)]).toEqual([undefined, undefined]);
});

it.each(['', 'soon', '-5', '1.5', 'NaN'])('takes %j in the storage for no break', (text) => {
  storage.setItem('greenroom.break', text);
  expect(createSessionPause(storage).breakUntil(ANNA)).toBeUndefined();
});
