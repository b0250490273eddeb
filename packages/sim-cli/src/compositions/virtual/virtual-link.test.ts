import { expect, it } from 'vitest';
import { createVirtualLink } from './virtual-link.ts';

it.each(['up', 'down'] as const)(
  'carries the frames that wait while the way %s carries none as soon as it does, in their order',
  (way) => {
    const link = createVirtualLink();
    const carry = way === 'up' ? link.carryUp : link.carryDown;
    const carried: number[] = [];
    carry(() => carried.push(1));
    link.socket[way] = false;
    carry(() => carried.push(2));
    carry(() => carried.push(3));
    expect(carried).toEqual([1]);
    link.heal();
    carry(() => carried.push(4));
    expect(carried).toEqual([1, 2, 3, 4]);
  },
);

it('keeps the frames of one way alone when only that one carries none', () => {
  const link = createVirtualLink();
  const carried: string[] = [];
  link.turn('tcp-black-hole-up', true);
  link.carryUp(() => carried.push('up'));
  link.carryDown(() => carried.push('down'));
  expect(carried).toEqual(['down']);
  link.turn('tcp-black-hole-up', false);
  expect(carried).toEqual(['down', 'up']);
});
