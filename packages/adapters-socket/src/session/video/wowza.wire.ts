import * as z from 'zod/mini';
import { parseJson } from '@greenroom/core/kernel/json';
import type { StreamGrant } from '@greenroom/core/session/stream';
import { mapped } from '../../realtime/fields.wire.ts';
import type { TokenPlacement } from './streaming-options.ts';

/** Messages of Wowza's first form: plain URL, `direction` and `command`, a numeric status. */
type Command = 'sendOffer' | 'getOffer' | 'sendResponse';

/** Session id of a request while no session exists. */
const NO_SESSION = '[empty]';

const candidateWire = z.object({
  candidate: z.string(),
  sdpMid: z.optional(z.nullable(z.string())),
  sdpMLineIndex: z.optional(z.nullable(z.number())),
});

/** Answer of the server; only the status is relied on. */
const answerWire = z.object({
  status: z.union([z.number(), mapped(z.string().check(z.regex(/^\d{3}$/)), Number)]),
  command: z.optional(z.string()),
  streamInfo: z.nullish(z.object({ sessionId: z.nullish(z.string()) })),
  sdp: z.nullish(z.object({ sdp: z.string() })),
  iceCandidates: z.nullish(z.array(candidateWire)),
});

export interface WowzaAnswer {
  readonly status: number;
  readonly sessionId: string;
  /** Undefined when the frame carries none. */
  readonly sdp: string | undefined;
  readonly candidates: readonly RTCIceCandidateInit[];
}

const secureTokenWire = z.object({ hash: z.string(), starttime: z.string(), endtime: z.string() });

/** @returns undefined for a frame that is none of the server's answers */
export const readWowzaAnswer = (frame: unknown): WowzaAnswer | undefined => {
  const read = z.safeParse(answerWire, typeof frame === 'string' ? parseJson(frame) : undefined);
  if (!read.success) return undefined;
  const { status, streamInfo, sdp, iceCandidates } = read.data;
  return {
    status,
    sessionId: streamInfo?.sessionId ?? NO_SESSION,
    sdp: sdp?.sdp,
    candidates: (iceCandidates ?? []).map(({ candidate, sdpMid, sdpMLineIndex }) => ({
      candidate,
      sdpMid: sdpMid ?? null,
      sdpMLineIndex: sdpMLineIndex ?? null,
    })),
  };
};

/** Address and key of the requests about one stream. */
export interface WowzaStream {
  readonly application: string;
  readonly grant: StreamGrant;
  readonly tokenPlacement: TokenPlacement;
}

/** Address of the signalling, and the stream to ask it for. */
export interface WowzaServer {
  readonly url: string;
  readonly stream: WowzaStream;
}

const streamInfo = ({ application, grant, tokenPlacement }: WowzaStream, sessionId: string) => ({
  applicationName: application,
  streamName: tokenPlacement === 'streamName' ? `${grant.name}?token=${encodeURIComponent(grant.token)}` : grant.name,
  sessionId,
});

const userData = ({ grant, tokenPlacement }: WowzaStream): Readonly<Record<string, string>> =>
  tokenPlacement === 'userData' ? { token: grant.token } : {};

/** Made by the platform; a token of another shape is none. */
const secureToken = ({ grant, tokenPlacement }: WowzaStream) => {
  if (tokenPlacement !== 'secureToken') return null;
  const read = z.safeParse(secureTokenWire, parseJson(grant.token));
  return read.success ? read.data : null;
};

const frame = (direction: 'publish' | 'play', command: Command, rest: object): string =>
  JSON.stringify({ direction, command, ...rest });

/** Builds the message that offers the performer's stream to the server. @spec §3 Session — publish stream */
export const publishOffer = (stream: WowzaStream, sdp: string): string =>
  frame('publish', 'sendOffer', {
    streamInfo: streamInfo(stream, NO_SESSION),
    sdp: { type: 'offer', sdp },
    userData: userData(stream),
  });

/** Builds the message that asks the server for an offer of a stream to play. @spec §3 Session — play stream */
export const playRequest = (stream: WowzaStream): string =>
  frame('play', 'getOffer', {
    streamInfo: streamInfo(stream, NO_SESSION),
    userData: userData(stream),
    secureToken: secureToken(stream),
  });

export const playAnswer = (stream: WowzaStream, sessionId: string, sdp: string): string =>
  frame('play', 'sendResponse', {
    streamInfo: streamInfo(stream, sessionId),
    sdp: { type: 'answer', sdp },
    userData: userData(stream),
  });
