/**
 * Passes addresses of this build's own scripts, and nothing else. The page requires Trusted Types, and starting a Worker
 * needs one. This is the only policy; the platform's Content-Security-Policy names it.
 */
const POLICY_NAME = 'greenroom';

const ownScriptOnly = (url: string): string => {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError('A script of another origin');
  return url;
};

let policy: { readonly createScriptURL: (url: string) => string } | undefined;

export const trustedScriptUrl = (url: string): string => {
  policy ??= window.trustedTypes?.createPolicy(POLICY_NAME, { createScriptURL: ownScriptOnly }) ?? {
    createScriptURL: ownScriptOnly,
  };
  return policy.createScriptURL(url);
};
