import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnError,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import * as z from 'zod/mini';
import { err, ok } from '@greenroom/core/kernel/result';
import type { PasskeySignature } from '@greenroom/core/login/auth-api.port';

const optionsWire = z.custom<PublicKeyCredentialRequestOptionsJSON>();

/** The performer closed the browser's question, or another one took its place. */
const isCancelled = (error: unknown): boolean =>
  error instanceof Error &&
  (['NotAllowedError', 'AbortError'].includes(error.name) ||
    (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED'));

/**
 * Asks the device to sign a challenge with a passkey; a question that is open ends.
 *
 * @param isAutofill among the suggestions of the ID field, where the browser can; a failure there counts as cancelled, for nothing was pressed
 */
export const signWithPasskey = async (
  options: unknown,
  { isAutofill }: { readonly isAutofill: boolean },
): Promise<PasskeySignature> => {
  if (isAutofill && !(await browserSupportsWebAuthnAutofill())) return err('cancelled');
  try {
    return ok(await startAuthentication({ optionsJSON: optionsWire.parse(options), useBrowserAutofill: isAutofill }));
  } catch (error) {
    return err(isCancelled(error) || isAutofill ? 'cancelled' : 'failed');
  }
};
