import { readServerAddress } from '@greenroom/core/session/video/server-address';
import type { StreamDirection, StreamOrder, Streaming } from '@greenroom/core/session/video/streaming.port';
import { createPlayingPeer } from './playing-peer.ts';
import { createPublishingPeer } from './publishing-peer.ts';
import { createStreamAttempt, streamRefusal, type StreamAttempt } from './stream-attempt.ts';
import type { WhipOptions } from './streaming-options.ts';

const ENDPOINT = { publish: 'whip', play: 'whep' } as const;
const CREATED = 201;
const UNAUTHORISED: readonly number[] = [401, 403];

/** @returns undefined when the address is of no use; the try has then ended */
const endpointOf = (
  { grant }: StreamOrder,
  direction: StreamDirection,
  options: WhipOptions,
  attempt: StreamAttempt,
): string | undefined => {
  const address = readServerAddress(grant.server, options.application);
  if (!address.ok) {
    attempt.end(address.error);
    return undefined;
  }
  const { origin, application } = address.value;
  return `${origin}/${application}/${encodeURIComponent(grant.name)}/${ENDPOINT[direction]}`;
};

interface Exchange {
  readonly url: string;
  readonly direction: StreamDirection;
  readonly token: string;
}

/** Sends the offer over HTTP, and deletes the session at the answer's Location when the attempt is over. */
const exchange = async (
  options: WhipOptions,
  attempt: StreamAttempt,
  { url, direction, token }: Exchange,
  offer: string,
): Promise<string | undefined> => {
  const abort = new AbortController();
  attempt.onOver(() => abort.abort());
  const authorization = { Authorization: `Bearer ${token}` };
  const post = (to: string): Promise<Response> =>
    options.fetch(to, {
      method: 'POST',
      headers: { ...authorization, 'Content-Type': 'application/sdp' },
      body: offer,
      signal: abort.signal,
    });
  const first = await post(url);
  // A browser drops the token on a redirect to another host, so the offer is sent to that host again.
  const hasLostToken = first.redirected && UNAUTHORISED.includes(first.status);
  const response = hasLostToken ? await post(first.url) : first;
  if (response.status !== CREATED) {
    attempt.end(streamRefusal(response.status, direction));
    return undefined;
  }
  const location = response.headers.get('Location');
  if (location !== null) {
    attempt.onOver(() => {
      // `keepalive` lets it out also while the page is being left.
      options
        .fetch(new URL(location, response.url), { method: 'DELETE', headers: authorization, keepalive: true })
        .catch(() => options.log.write('warn', 'media session could not be deleted'));
    });
  }
  return response.text();
};

/** Runs one try; what is thrown on the way means that the server could not be reached or understood. */
const run = (attempt: StreamAttempt, work: () => Promise<void>): void => {
  work().catch((error: unknown) => {
    // fetch reports a network failure with a TypeError; all else is about the answer.
    attempt.end(error instanceof TypeError ? 'streaming.unreachable' : 'streaming.badAnswer');
  });
};

/** Streams through any media server that supports WHIP (RFC 9725) and WHEP. @spec §3 Session, §7 Start 1-on-1 stream */
export const createWhipWhepStreaming = (options: WhipOptions): Streaming => ({
  publish: (order, listener) => {
    const attempt = createStreamAttempt(listener);
    const url = endpointOf(order, 'publish', options, attempt);
    const peer = url === undefined ? undefined : createPublishingPeer(options, attempt, order.quality);
    if (url === undefined || peer === undefined) attempt.end('streaming.noCamera');
    else {
      run(attempt, async () => {
        const to: Exchange = { url, direction: 'publish', token: order.grant.token };
        const answer = await exchange(options, attempt, to, await peer.offer());
        if (answer !== undefined && !attempt.isOver()) await peer.accept(answer, []);
      });
    }
    return { stop: attempt.stop, useQuality: (quality) => peer?.useQuality(quality) };
  },
  play: (order, listener) => {
    const attempt = createStreamAttempt(listener);
    const url = endpointOf(order, 'play', options, attempt);
    if (url !== undefined) {
      const peer = createPlayingPeer(options, attempt);
      run(attempt, async () => {
        const to: Exchange = { url, direction: 'play', token: order.grant.token };
        const answer = await exchange(options, attempt, to, await peer.offer());
        if (answer !== undefined && !attempt.isOver()) await peer.accept(answer);
      });
    }
    return { stop: attempt.stop };
  },
});
