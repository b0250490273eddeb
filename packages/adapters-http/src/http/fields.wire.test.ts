import { expect, it } from 'vitest';
import { decode } from './call.ts';
import { blockedByWire } from './fields.wire.ts';

it.each([
  [undefined, 'performer'],
  ['performer', 'performer'],
  ['platform', 'platform'],
  ['moderator', 'platform'],
])('reads a block by %s as one of the %s', (wire, by) => {
  expect(decode(blockedByWire, wire, 'by')).toEqual({ ok: true, value: by });
});
