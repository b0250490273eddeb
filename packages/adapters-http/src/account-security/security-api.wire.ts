import * as z from 'zod/mini';
import { sortDevices, MAX_PASSKEY_NAME, type Device } from '@greenroom/core/account-security/security-state';
import { flagWire, mapped, maybe, only, orElse, secondsWire, whole } from '../http/fields.wire.ts';
import { createdPasskeyWire } from '../login/passkey.wire.ts';

const count = orElse(z.int().check(z.gte(0)), 0);

export const securityStateWire = whole({
  codeChannel: maybe(z.enum(['email', 'sms'])),
  authenticator: orElse(flagWire, false),
  passkeys: count,
  recoveryCodesLeft: count,
  devices: count,
  passwordChangedAt: maybe(secondsWire),
});

export const recoveryCodesWire = only('recoveryCodes', z.array(z.string()));

export const questionWire = whole({
  method: z.enum(['authenticator', 'email', 'sms', 'password']),
  passkeyOptions: maybe(z.record(z.string(), z.unknown())),
});

const LONGEST_PROOF = 256;
export const codeBodyWire = z.object({ code: z.string().check(z.minLength(1), z.maxLength(LONGEST_PROOF)) });

/** The proof is named as the code of the login is, so that no record keeps it. */
export const proofBodyWire = z.codec(
  z.object({ token: z.string().check(z.minLength(1), z.maxLength(LONGEST_PROOF)) }),
  z.custom<{ readonly proof: string }>(),
  { decode: ({ token }) => ({ proof: token }), encode: ({ proof }) => ({ token: proof }) },
);

export const passkeysWire = only(
  'passkeys',
  z.array(whole({ id: z.string(), name: z.string(), createdAt: secondsWire, usedAt: maybe(secondsWire) })),
);

export const devicesWire = mapped(
  z.object({
    devices: z.array(
      whole({
        id: z.string(),
        browser: maybe(z.string()),
        system: maybe(z.string()),
        country: maybe(z.string()),
        firstSeen: secondsWire,
        lastSeen: secondsWire,
        isThis: orElse(flagWire, false),
      }),
    ),
  }),
  ({ devices }): readonly Device[] => sortDevices(devices),
);

export const passkeyNameWire = z.object({ name: z.string().check(z.minLength(1), z.maxLength(MAX_PASSKEY_NAME)) });

/** A passkey comes from the browser as WebAuthn writes it; the platform checks it. */
export const newPasskeyWire = z.extend(passkeyNameWire, { created: createdPasskeyWire });
