import { z } from 'zod';
import { parseJson } from '@greenroom/core/kernel/json';

const streamInfo = z.object({
  applicationName: z.string().max(200),
  streamName: z.string().min(1).max(500),
  sessionId: z.string().max(100),
});
const token = z.object({ token: z.string().max(4_000).optional() }).optional();
const sdp = z.object({ sdp: z.string().min(1) });

/** Requests of a client; any other is answered with 400. */
const wowzaRequestWire = z.discriminatedUnion('command', [
  z.object({ direction: z.literal('publish'), command: z.literal('sendOffer'), streamInfo, sdp, userData: token }),
  z.object({ direction: z.literal('play'), command: z.literal('getOffer'), streamInfo, userData: token }),
  z.object({ direction: z.literal('play'), command: z.literal('sendResponse'), streamInfo, sdp, userData: token }),
  z.object({
    direction: z.enum(['play', 'publish']),
    command: z.literal('getAvailableStreams'),
    streamInfo: z.unknown().optional(),
  }),
]);

export type WowzaRequest = z.output<typeof wowzaRequestWire>;
export type WowzaRequestOf<Command extends WowzaRequest['command']> = Extract<WowzaRequest, { command: Command }>;

/** @returns undefined for what cannot be read */
export const readWowzaRequest = (text: string): WowzaRequest | undefined =>
  wowzaRequestWire.safeParse(parseJson(text)).data;

/** The name without its query, and the token that it or the user data carries. */
export const streamAndToken = (
  request: WowzaRequestOf<'sendOffer' | 'getOffer'>,
): { readonly stream: string; readonly token: string } => {
  const [stream = '', query = ''] = request.streamInfo.streamName.split('?', 2);
  return { stream, token: request.userData?.token ?? new URLSearchParams(query).get('token') ?? '' };
};
