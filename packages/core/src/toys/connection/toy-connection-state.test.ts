import { expect, it } from 'vitest';
import { toyReadiness } from './toy-connection-state.ts';

const AWAY = { status: 'disconnected', error: undefined } as const;
const THERE = { status: 'connected', error: undefined } as const;
const TOY = { connected: true, enabled: true };

it('is good with a toy that is within reach and on for customers', () => {
  expect(toyReadiness(true, THERE, [TOY])).toBe('good');
});

it.each([[[]], [[{ ...TOY, connected: false }]], [[{ ...TOY, enabled: false }]]])(
  'asks for attention while connected with %j',
  (toys) => {
    expect(toyReadiness(true, THERE, toys)).toBe('attention');
  },
);

it('asks for attention where toys are offered and not connected, or a connection failed', () => {
  expect(toyReadiness(true, AWAY, [])).toBe('attention');
  expect(toyReadiness(false, { ...AWAY, error: 'toys.noDevices' }, [])).toBe('attention');
});

it('is off where no toys are offered or connected', () => {
  expect(toyReadiness(false, AWAY, [])).toBe('off');
});
