import { expect, it } from 'vitest';
import { decode } from '../http/decode.ts';
import { mediaGroupsWire } from './media-item.wire.ts';

it('leaves out an item in a state that this product does not know, and reads the others', () => {
  const item = { id: 'm1', type: 'photo', state: 'approved' };
  const wire = { approved: { items: [item, { ...item, id: 'm2', state: 'archived' }], total: 2 } };
  expect(decode(mediaGroupsWire, wire, 'answer')).toMatchObject({
    ok: true,
    value: { approved: { items: [{ id: 'm1' }], total: 2 } },
  });
});
