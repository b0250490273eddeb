/** The servers of the platform: performers are first sent to `main`; `spare` takes over when that is lost. */
export const MEDIA_PLACES = ['main', 'spare'] as const;
export type MediaPlace = (typeof MEDIA_PLACES)[number];

/** Prefix of the spare server's paths, which also names the application there. */
const SPARE = '/spare';

export const placeOf = (path: string): MediaPlace => (path.startsWith(`${SPARE}/`) ? 'spare' : 'main');

/**
 * Writes the address of a media server in the platform's two forms: without a path, and with the full one.
 *
 * @param host with the port, as the page calls it
 * @param isSecure true when a TLS server is in front of this host
 */
export const addressOf = (place: MediaPlace, host: string, isSecure: boolean): string => {
  const origin = `${isSecure ? 'wss' : 'ws'}://${host}`;
  return place === 'main' ? origin : `${origin}${SPARE}/webrtc-session.json`;
};
