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

it.each([
  ['tcp-cut', 'tcp-down', { opening: 'refuses' }],
  ['tcp-down', 'tcp-cut', { opening: 'refuses' }],
  ['tcp-slow', 'tcp-too-slow', { latency: 1_050 }],
  ['tcp-too-slow', 'tcp-slow', { latency: 950 }],
  ['tcp-black-hole', 'tcp-black-hole-up', { up: false, down: true }],
  ['tcp-black-hole-up', 'tcp-black-hole', { up: false, down: false }],
] as const)('ends %s alone while %s is on as well, and nothing is left after both', (ends, stays, disturbed) => {
  const link = createVirtualLink();
  const perfect = { ...link.socket };
  link.turn(stays, true);
  link.turn(ends, true);
  link.turn(ends, false);
  expect(link.socket).toMatchObject(disturbed);
  link.turn(stays, false);
  expect({ ...link.socket }).toEqual(perfect);
});

it('ends what was set by hand when it heals, and leaves the faults that are on, with the frames that wait for them', () => {
  const link = createVirtualLink();
  const carried: string[] = [];
  link.turn('tcp-black-hole', true);
  link.turn('tcp-slow', true);
  link.carryUp(() => carried.push('up'));
  Object.assign(link.socket, { latency: 300, opening: 'silent' });
  link.heal();
  expect(link.socket).toMatchObject({ latency: 950, up: false, down: false, opening: 'opens' });
  expect([carried, link.callTrouble()?.arrives]).toEqual([[], false]);
});
