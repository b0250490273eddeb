import { LINE } from './media.constants.ts';

export interface Candidate {
  readonly candidate: string;
  readonly sdpMid: string;
  readonly sdpMLineIndex: number;
}

const CANDIDATE = 'a=candidate:';

/** Takes the candidates out of a description: the signalling carries them beside it. */
export const splitCandidates = (sdp: string): { readonly sdp: string; readonly candidates: readonly Candidate[] } => {
  const kept: string[] = [];
  const candidates: Candidate[] = [];
  const mids = [...sdp.matchAll(/^a=mid:(.*?)\r?$/gm)].map(([, mid]) => mid ?? '');
  let index = -1;
  for (const line of sdp.split(/\r?\n/)) {
    if (line.startsWith('m=')) index += 1;
    if (line.startsWith(CANDIDATE)) {
      candidates.push({ candidate: line.slice(2), sdpMid: mids[index] ?? '', sdpMLineIndex: index });
    } else if (line !== 'a=end-of-candidates') kept.push(line);
  }
  return { sdp: kept.join('\r\n'), candidates };
};

/** A port on which no server listens. */
const DISCARD_PORT = 9;

/** Its candidates point to a port that is closed, as if a firewall were in between. */
export const leadingNowhere = (sdp: string): string =>
  sdp.replaceAll(/^(a=candidate:(?:\S+ ){5})\d+/gm, `$1${DISCARD_PORT}`);

/** Has a publishing browser start at full size instead of 300 kbit a second. */
export const withLineLimits = (answer: string): string => {
  const limits = `x-google-start-bitrate=${LINE.start};x-google-min-bitrate=${LINE.min};x-google-max-bitrate=${LINE.max}`;
  const type = /^a=rtpmap:(\d+) (?:VP8|H264)\/90000/m.exec(answer)?.[1];
  if (type === undefined) return answer;
  const parameters = new RegExp(`^(a=fmtp:${type} [^\\r\\n]*)`, 'm');
  return parameters.test(answer)
    ? answer.replace(parameters, `$1;${limits}`)
    : answer.replace(new RegExp(`^(a=rtpmap:${type} [^\\r\\n]*)`, 'm'), `$1\r\na=fmtp:${type} ${limits}`);
};
