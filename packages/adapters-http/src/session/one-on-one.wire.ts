import * as z from 'zod/mini';
import type { OneOnOne } from '@greenroom/core/session/one-on-one';
import { idWire } from '../http/fields.wire.ts';

/** @spec §7 Sessions — response id, publishStream, publishToken, publishWowza, playStream, playToken, playWowza */
export const grantFields = {
  id: idWire,
  publishStream: z.string(),
  publishToken: z.string(),
  publishWowza: z.string(),
  playStream: z.string(),
  playToken: z.string(),
  playWowza: z.string(),
};

const grantWire = z.object(grantFields);

export const wireToGrant = (wire: z.output<typeof grantWire>): OneOnOne => ({
  id: wire.id,
  publish: { name: wire.publishStream, token: wire.publishToken, server: wire.publishWowza },
  play: { name: wire.playStream, token: wire.playToken, server: wire.playWowza },
});

export const oneOnOneWire = z.pipe(grantWire, z.transform(wireToGrant));
