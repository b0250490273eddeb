import { err } from '@greenroom/core/kernel/result';
import type { AuthApi, PasskeySignature } from '@greenroom/core/login/auth-api.port';

/** Asks for the signature of a passkey for the login. */
export type AskForPasskey = (isAutofill: boolean) => Promise<PasskeySignature>;

/** Asks the platform for a challenge and the device for its signature. The library for it is fetched with the first question. */
export const createPasskeyLogin =
  ({ passkeyOptions }: Pick<AuthApi, 'passkeyOptions'>): AskForPasskey =>
  async (isAutofill) => {
    const failed: PasskeySignature = err(isAutofill ? 'cancelled' : 'failed');
    const fetched = await Promise.all([passkeyOptions(), import('./sign-with-passkey.ts')]).catch(() => undefined);
    if (fetched === undefined) return failed;
    const [options, { signWithPasskey }] = fetched;
    return options.ok ? signWithPasskey(options.value, { isAutofill }) : failed;
  };
