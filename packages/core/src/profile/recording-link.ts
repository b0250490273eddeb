import type { PerformerId } from '../kernel/ids.ts';
import type { PhoneRecordingName } from './phone-recording.ts';

/**
 * Address of a recording: a link that the browser follows, as with an invoice.
 * @param apiUrl the full API URL
 * @param version number of the recording, so that an older one is not played again
 * @spec §7 performer_ivr
 */
export const recordingLink = (apiUrl: string, id: PerformerId, name: PhoneRecordingName, version: number): string =>
  `${apiUrl.replace(/\/$/u, '')}/performer/performer_account/${encodeURIComponent(id)}/performer_ivr/${name}?version=${version}`;
