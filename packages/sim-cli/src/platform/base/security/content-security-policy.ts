/** Origins that the page may reach beside the platform itself. */
export interface Reach {
  /** Calls and sockets: the toy app, a separate API or error reporting. */
  readonly connect: readonly string[];
  readonly images: readonly string[];
}

/** The one policy of the page: it passes the addresses of its own workers. */
const TRUSTED_TYPES_POLICY = 'greenroom';

export const REPORT_PATH = '/sim/csp-report';

/** The host of this very response, for browsers in which 'self' leaves the socket out. */
const socketOf = (host: string): string => `ws://${host}`;

/**
 * Nothing is allowed that is not named. Scripts run by the nonce of this response alone, and what they load by theirs.
 *
 * Violations go to report-uri, which browsers send at once; report-to would be collected for up to a minute, and a test could not
 * wait for it.
 */
export const contentSecurityPolicy = (nonce: string, host: string, reach: Reach): string =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${reach.images.join(' ')}`.trim(),
    `font-src 'self'`,
    `media-src 'self' blob:`,
    `connect-src 'self' ${[socketOf(host), ...reach.connect].join(' ')}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
    `report-uri ${REPORT_PATH}`,
  ].join('; ');

/** Policy of the service worker: it fetches files of the page from its own origin, and nothing else. */
export const SERVICE_WORKER_POLICY = `default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'`;

/** Policy of all responses that are no page: it allows nothing. */
export const NOTHING_ALLOWED = `default-src 'none'; frame-ancestors 'none'`;
