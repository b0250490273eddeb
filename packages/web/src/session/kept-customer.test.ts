import { expect, it } from 'vitest';
import { clientId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import type { SessionState } from '@greenroom/core/session/session-state';
import { askingMeanwhile, connectedWith, MARK, READY } from '@greenroom/core/testing/session/session-state.fake';
import { tabStorage } from '../device/tab-storage.ts';
import { rememberKeptCustomer } from './kept-customer.ts';

const BOB = { ...MARK, id: clientId('c2'), name: 'de|Bob' };
const EVE = { ...MARK, id: clientId('c3'), name: 'be|Eve' };
const KEPT = connectedWith(MARK, { ...askingMeanwhile(BOB), choice: 'after' });

const inMemory = () =>
  tabStorage(() => {
    throw new Error('forbidden');
  });

/** A page of the tab that plays these states, one after the other. */
const play = (storage: ReturnType<typeof inMemory>, ...states: readonly SessionState[]): number => {
  let kept = 0;
  const watch = createValue(connectedWith(MARK));
  const stop = rememberKeptCustomer({ watch, second: { keep: () => void (kept += 1) } }, storage);
  states.forEach((state) => watch.set(state));
  stop();
  return kept;
};

it('chooses After this one again for the same customer after a reload, once', () => {
  const storage = inMemory();
  expect(play(storage, connectedWith(MARK, askingMeanwhile(BOB)), KEPT)).toBe(0);
  expect(play(storage, connectedWith(MARK, askingMeanwhile(BOB)), KEPT)).toBe(1);
});

it('chooses nothing for another customer', () => {
  const storage = inMemory();
  play(storage, KEPT);
  expect(play(storage, connectedWith(MARK, askingMeanwhile(EVE)))).toBe(0);
});

it('forgets the choice when the request is over', () => {
  const storage = inMemory();
  play(storage, KEPT, connectedWith(MARK));
  expect(play(storage, connectedWith(MARK, askingMeanwhile(BOB)))).toBe(0);
});

it('forgets the choice with the session when the request was gone before the page was back', () => {
  const storage = inMemory();
  play(storage, KEPT);
  expect(play(storage, connectedWith(MARK), READY, connectedWith(EVE, askingMeanwhile(BOB)))).toBe(0);
});
