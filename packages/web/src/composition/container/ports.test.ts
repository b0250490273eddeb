import { expect, it } from 'vitest';
import { createPorts, type Adapters } from './ports.ts';

it('makes an adapter once, when it is first used, from the ports it needs', () => {
  const made: string[] = [];
  const adapters = {
    clock: () => {
      made.push('clock');
      return {};
    },
    page: ({ clock }: { readonly clock: object }) => {
      made.push('page');
      return { clock };
    },
  } as unknown as Adapters;
  const ports = createPorts(adapters);
  expect(made).toEqual([]);
  expect(ports.page).toBe(ports.page);
  expect(ports.page).toEqual({ clock: ports.clock });
  expect(made).toEqual(['clock', 'page']);
});

it('refuses an adapter of another type, or none, when it is compiled', () => {
  const wrong = (adapters: Adapters): Adapters => ({
    ...adapters,
    // @ts-expect-error a clock is no log
    log: ({ clock }) => clock,
  });
  // @ts-expect-error every port has an adapter
  const none: Adapters = {};
  expect([wrong, none]).toHaveLength(2);
});
