/** The vendor's app on this machine for pages over plain HTTP. The vendor's words. */
const VENDOR_PLAIN = 'http://127.0.0.1:20010';
/** The same app with a certificate, for pages over HTTPS. The vendor's words. */
const VENDOR_TLS = 'https://127-0-0-1.lovense.club:30010';

/** Addresses of the vendor's toy app on this machine, with a blank between. @spec §1 — toy integration */
export const VENDOR_APP = `${VENDOR_TLS} ${VENDOR_PLAIN}`;

/**
 * The addresses of a configured text, with blanks between. A page over HTTPS leaves the vendor's plain address out: it is that of the
 * same app.
 */
export const toyAppAddresses = (text: string, isSecurePage: boolean): readonly string[] =>
  text
    .split(' ')
    .filter((address) => address !== '' && !(isSecurePage && text === VENDOR_APP && address === VENDOR_PLAIN));

/**
 * Finds the plain address at which the vendor's app is looked for when its name leads nowhere; some routers drop names that lead to this
 * machine. @returns undefined where the configured addresses have no such name, or the plain one is asked anyway
 */
export const addressWithoutName = (text: string, isSecurePage: boolean): string | undefined =>
  isSecurePage && text.split(' ').includes(VENDOR_TLS) ? VENDOR_PLAIN : undefined;
