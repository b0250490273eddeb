import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import * as z from 'zod/mini';
import type { PasskeyDevice } from '@greenroom/core/account-security/security-api.port';
import { err, ok } from '@greenroom/core/kernel/result';
import { supportsPasskeys } from '../device/passkey-support.ts';
import { signWithPasskey } from '../login/sign-with-passkey.ts';

const optionsWire = z.custom<PublicKeyCredentialCreationOptionsJSON>();

/** Meaning of the browser's errors; all others are a failure. */
const TROUBLES: Readonly<Record<string, 'cancelled' | 'known'>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
};

/** Makes passkeys with the browser's WebAuthn. */
export const createPasskeyDevice = (page: Window & typeof globalThis): PasskeyDevice => ({
  isAvailable: supportsPasskeys(page),
  sign: (options) => signWithPasskey(options, { isAutofill: false }),
  create: async (options) => {
    try {
      return ok(await startRegistration({ optionsJSON: optionsWire.parse(options) }));
    } catch (error) {
      return err((error instanceof Error ? TROUBLES[error.name] : undefined) ?? 'failed');
    }
  },
});
