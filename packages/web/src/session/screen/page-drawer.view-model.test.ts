import { expect, it } from 'vitest';
import { clientId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { connectedWith, MARK, READY } from '@greenroom/core/testing/session/session-state.fake';
import { PageDrawerViewModel } from './page-drawer.view-model.ts';

const BRAM = { ...MARK, id: clientId('c2'), name: 'nl|Bram' };

it('is closed at first, opens and closes by the same press, and opens nothing without a session', () => {
  const watch = createValue(READY);
  const drawer = new PageDrawerViewModel({ watch });
  drawer.toggle();
  expect(drawer.isOpen).toBe(false);
  watch.set(connectedWith(MARK));
  expect(drawer.isOpen).toBe(false);
  drawer.toggle();
  expect(drawer.isOpen).toBe(true);
  drawer.toggle();
  expect(drawer.isOpen).toBe(false);
});

it.each([
  ['the same customer who comes back', MARK],
  ['another customer', BRAM],
])('is closed again in the session with %s', (_, next) => {
  const watch = createValue(connectedWith(MARK));
  const drawer = new PageDrawerViewModel({ watch });
  drawer.open();
  watch.set(READY);
  watch.set(connectedWith(next));
  expect(drawer.isOpen).toBe(false);
});
