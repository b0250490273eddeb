/** The servers of the platform: performers are first sent to `main`; `spare` takes over when that is lost. */
export const MEDIA_PLACES = ['main', 'spare'] as const;
export type MediaPlace = (typeof MEDIA_PLACES)[number];

/** In front of the spare server's paths; it also names the application there. */
const SPARE = '/spare';

export const placeOf = (path: string): MediaPlace => (path.startsWith(`${SPARE}/`) ? 'spare' : 'main');

/**
 * As the platform writes the address down: once short, once to the letter.
 *
 * @param host with the port, as the page calls it
 * @param isSecure whether a TLS server lies before this host
 */
export const addressOf = (place: MediaPlace, host: string, isSecure: boolean): string => {
  const origin = `${isSecure ? 'wss' : 'ws'}://${host}`;
  return place === 'main' ? origin : `${origin}${SPARE}/webrtc-session.json`;
};
