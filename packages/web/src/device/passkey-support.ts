const IP_ADDRESS = /^(?:\d+(?:\.\d+){3}|\[.*\])$/;

/** Checks whether the browser makes passkeys at this address: a site needs a name, and an IP address is none. */
export const supportsPasskeys = ({ PublicKeyCredential: api, location }: Window & typeof globalThis): boolean =>
  typeof api === 'function' && !IP_ADDRESS.test(location.hostname);
