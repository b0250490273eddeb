import type { AuthApi } from '@greenroom/core/login/auth-api.port';

/** Signature of a passkey for the login; undefined when there is none, null when it failed. */
export type AskForPasskey = (isAutofill: boolean) => Promise<unknown>;

/** Asks the platform for a challenge and the device for its signature. The library for it is fetched with the first question. */
export const createPasskeyLogin =
  ({ passkeyOptions }: Pick<AuthApi, 'passkeyOptions'>): AskForPasskey =>
  async (isAutofill) => {
    const failed = isAutofill ? undefined : null;
    const fetched = await Promise.all([passkeyOptions(), import('./sign-with-passkey.ts')]).catch(() => undefined);
    if (fetched === undefined) return failed;
    const [options, { signWithPasskey }] = fetched;
    return options.ok ? signWithPasskey(options.value, isAutofill) : failed;
  };
