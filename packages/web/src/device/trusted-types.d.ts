/** The part of Trusted Types that is used; TypeScript's own library does not know it. */
interface TrustedTypePolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

interface Window {
  readonly trustedTypes?: TrustedTypePolicyFactory;
}
