import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnError,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import * as z from 'zod/mini';

const optionsWire = z.custom<PublicKeyCredentialRequestOptionsJSON>();

/** The performer closed the browser's question, or another one took its place. */
const isCancelled = (error: unknown): boolean =>
  error instanceof Error &&
  (['NotAllowedError', 'AbortError'].includes(error.name) ||
    (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED'));

/**
 * Asks the device to sign a challenge with a passkey; a question that is open ends.
 *
 * @param isAutofill among the suggestions of the ID field, where the browser can
 * @returns the signature; undefined when there is none, null when it failed
 */
export const signWithPasskey = async (options: unknown, isAutofill: boolean): Promise<unknown> => {
  if (isAutofill && !(await browserSupportsWebAuthnAutofill())) return undefined;
  try {
    return await startAuthentication({ optionsJSON: optionsWire.parse(options), useBrowserAutofill: isAutofill });
  } catch (error) {
    return isCancelled(error) || isAutofill ? undefined : null;
  }
};
