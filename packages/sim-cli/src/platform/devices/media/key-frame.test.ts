import { expect, it } from 'vitest';
import { beginsKeyFrame } from './key-frame.ts';

it.each([
  ['10 00', true],
  ['10 01', false],
  ['00 00', false],
  ['11 00', false],
  ['90 80 05 00', true],
  ['90 80 05 01', false],
  ['90 80 85 05 00', true],
  ['90 80 85 05 01', false],
  ['90 f0 85 05 03 e0 00', true],
  ['90', false],
  ['', false],
])('reads the VP8 payload %j', (bytes, begins) => {
  expect(beginsKeyFrame('vp8', Buffer.from(bytes.replaceAll(' ', ''), 'hex'))).toBe(begins);
});

it.each([
  ['67 42 e0 1f', true],
  ['78 00 04 67 42 e0 1f', true],
  ['65 88', false],
  ['7c 85', false],
  ['61 00', false],
  ['', false],
])('reads the H.264 payload %j', (bytes, begins) => {
  expect(beginsKeyFrame('h264', Buffer.from(bytes.replaceAll(' ', ''), 'hex'))).toBe(begins);
});
