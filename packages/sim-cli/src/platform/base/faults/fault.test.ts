import { expect, it } from 'vitest';
import { CALLS } from '@greenroom/adapters-http/calls';
import { BROKEN_CALLS, FAULT_NAMES, FAULTS, happensOnce, isForEverybody } from './fault.ts';

it('breaks only calls that are in the tables', () => {
  expect(BROKEN_CALLS.length).toBeGreaterThan(60);
  expect(BROKEN_CALLS.filter(({ call }) => !Object.hasOwn(CALLS, call))).toEqual([]);
});

it('names every fault once, and says what it does', () => {
  expect(new Set(FAULT_NAMES).size).toBe(FAULTS.length);
  expect(FAULTS.filter(({ says }) => says === '')).toEqual([]);
});

it('breaks the phone of one performer, and the toy app of all', () => {
  expect(isForEverybody('toy-phone-away')).toBe(false);
  expect(isForEverybody('toy-app-silent')).toBe(true);
  expect(isForEverybody('media-silent')).toBe(true);
  expect(isForEverybody('tcp-cut')).toBe(false);
});

it('keeps a fault on unless the table has it happen once', () => {
  expect(happensOnce('drop-socket')).toBe(true);
  expect(happensOnce('socket-down')).toBe(false);
});
