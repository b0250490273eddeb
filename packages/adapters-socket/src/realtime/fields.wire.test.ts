import { expect, it } from 'vitest';
import { spreadOf } from './fields.wire.ts';

it.each([
  [{ ok: true, reconnectSpread: 1_200 }, 1_200],
  [{ ok: true }, undefined],
  [{ reconnectSpread: 300 }, 300],
  [{}, undefined],
  [undefined, undefined],
  [{ ok: true, reconnectSpread: -1 }, undefined],
  [{ ok: true, reconnectSpread: 'soon' }, undefined],
])('reads the spread that %j advises as %s', (content, spread) => {
  expect(spreadOf(content)).toBe(spread);
});
