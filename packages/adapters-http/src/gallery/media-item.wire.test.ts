import { expect, it } from 'vitest';
import { decode } from '../http/call.ts';
import { mediaGroupsWire } from './media-item.wire.ts';

it('leaves out items of a kind or in a state that this product does not know, and reads the others', () => {
  const item = { id: 'm1', type: 'photo', state: 'approved' };
  const unknown = [
    { ...item, id: 'm2', state: 'archived' },
    { ...item, id: 'm3', type: 'hologram' },
  ];
  const wire = { approved: { items: [item, ...unknown], total: 3 } };
  expect(decode(mediaGroupsWire, wire, 'answer')).toMatchObject({
    ok: true,
    value: { approved: { items: [{ id: 'm1' }], total: 3 } },
  });
});
