import { computed, configure, observable } from 'mobx';
import { afterEach, expect, it, vi } from 'vitest';
import { configureMobx } from './configure.ts';

afterEach(() => {
  vi.restoreAllMocks();
  configure({ enforceActions: 'observed', computedRequiresReaction: false });
});

it('warns of a computed value that is read outside an observer', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  configureMobx();
  const count = observable.box(1);
  const double = computed(() => count.get() * 2);
  expect(double.get()).toBe(2);
  expect(warn.mock.calls.flat().join(' ')).toContain('outside a reactive context');
});
