import * as z from 'zod/mini';
import { credits } from '@greenroom/core/kernel/units';
import type { MediaLevel, MediaSettings } from '@greenroom/core/gallery/paid-media';
import { flagWire, orElse } from '../http/fields.wire.ts';

const addWire = z.object({ add: flagWire, errNo: orElse(z.int(), 0) });
const creditsWire = z.pipe(z.number(), z.transform(credits));
const rangeWire = z.object({ min: creditsWire, max: creditsWire });

const levelWire = z.pipe(
  z.object({ level: z.int(), photo: rangeWire, video: rangeWire }),
  z.transform(({ level, photo, video }): MediaLevel => ({ level, prices: { photo, video } })),
);

/** The lowest rank; it holds when `level`, the field that names the rank, is missing. */
const LOWEST_LEVEL = 1;

/** @spec §7 GET performer/medias/info_paid */
export const mediaSettingsWire = z.pipe(
  z.object({
    free: addWire,
    paid: z.object({ ...addWire.shape, balance: orElse(z.number(), 0) }),
    level: z.nullish(z.int()),
    levels: orElse(z.array(levelWire), []),
    price: orElse(z.object({ photo: creditsWire, video: creditsWire }), { photo: credits(0), video: credits(0) }),
  }),
  z.transform((wire): MediaSettings => ({ ...wire, level: wire.level ?? LOWEST_LEVEL })),
);
