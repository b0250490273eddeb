/** Features the page uses. All others that browsers have are switched off. */
const ALLOWED_FEATURES = [
  'camera',
  'microphone',
  'screen-wake-lock',
  'autoplay',
  'fullscreen',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
];
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const permissionsPolicy = [
  ...ALLOWED_FEATURES.map((feature) => `${feature}=(self)`),
  ...DENIED_FEATURES.map((feature) => `${feature}=()`),
].join(', ');

/**
 * On every response. Strict-Transport-Security is missing on purpose: over plain HTTP it must not be sent (RFC 6797 §7.2) and
 * browsers ignore it; the server in front of a real deployment sends it, see docs/deploy.md.
 */
export const EVERY_RESPONSE: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Pictures may come from another host of the provider, without cookies.
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Permissions-Policy': permissionsPolicy,
  'X-Frame-Options': 'DENY',
};

/** Cache policy of personal data, which may not stay in a cache. */
export const NEVER_STORED = 'no-store';
/** Cache policy of a file with the hash of its content in its name. */
export const STORED_FOREVER = 'public, max-age=31536000, immutable';
