import * as z from 'zod/mini';
import { only } from '../http/fields.wire.ts';

/** Options of WebAuthn in JSON, which the browser alone reads. */
export const passkeyOptionsWire = only('options', z.record(z.string(), z.unknown()));

const shared = {
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** Answer of a device that made a passkey, as WebAuthn writes it in JSON. */
export const createdPasskeyWire = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.exactOptional(z.array(z.string())),
  }),
});

/** Signature of a passkey, as WebAuthn writes it in JSON. */
export const signedPasskeyWire = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.exactOptional(z.string()),
  }),
});
