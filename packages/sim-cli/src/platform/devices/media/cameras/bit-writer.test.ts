import { expect, it } from 'vitest';
import { createBitWriter } from './bit-writer.ts';

it.each([
  [0, '1'],
  [1, '010'],
  [2, '011'],
  [6, '00111'],
  [29, '000011110'],
])('writes %i in Exp-Golomb code', (value, code) => {
  const out = createBitWriter();
  out.golomb(value);
  const bits = [...out.finish()].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  // The stop bit follows.
  expect(bits.slice(0, code.length + 1)).toBe(`${code}1`);
});

it('keeps start codes out of the content', () => {
  const out = createBitWriter();
  out.bytes(Uint8Array.from([0, 0, 1, 0, 0, 0, 9]));
  expect([...out.finish()]).toEqual([0, 0, 3, 1, 0, 0, 3, 0, 9, 0x80]);
});
