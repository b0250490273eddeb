import * as z from 'zod/mini';
import { defineCalls } from '../http/call.ts';
import { mapped, orElse } from '../http/fields.wire.ts';

/** In cents; null while none is chosen. */
const vipPriceWire = z.object({ price: z.nullish(z.int()), choices: orElse(z.array(z.int()), []) });

const vipWire = mapped(z.object({ vipcam: vipPriceWire, vipvideo: vipPriceWire }), ({ vipcam, vipvideo }) => ({
  prices: { vipcam: String(vipcam.price ?? ''), vipvideo: String(vipvideo.price ?? '') },
  choices: { vipcam: vipcam.choices, vipvideo: vipvideo.choices },
}));

/**
 * Call that reads the prices of VIP minutes, for the form of the prices and for the estimate of a session's earnings.
 * @spec §7 GET vip-prices
 */
export const vipPricesCalls = defineCalls({ section: '§7 Performer profile', access: 'performer' })({
  vipPrices: {
    origin: 'spec',
    purpose: 'The VIP prices that a customer pays for a minute, and those to choose from, in cents.',
    get: '/performer/performer_account/{id}/vip-prices',
    answer: vipWire,
  },
});
