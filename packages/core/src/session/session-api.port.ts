import type { Answer } from '../kernel/answer.ts';
import type { ClientId, PerformerId } from '../kernel/ids.ts';

/** One direction of video: where it goes and with which key. @spec §7 Start 1-on-1 stream */
export interface StreamGrant {
  readonly name: string;
  readonly token: string;
  /** A host, host:port or URL; the media adapter makes sense of it. */
  readonly server: string;
}

/** @spec §7 Sessions — response id, publishStream, publishToken, publishWowza, playStream, playToken, playWowza */
export interface OneOnOne {
  readonly id: string;
  readonly publish: StreamGrant;
  readonly play: StreamGrant;
}

/** Moments the platform wants to hear of at once. @spec §7 GET session/{event} */
export type SessionMoment = 'performer_received_request' | 'performer_clicked_accept';

interface Pair {
  readonly performerId: PerformerId;
  readonly clientId: ClientId;
}

/** @spec §7 Sessions */
export interface SessionApi {
  readonly performerReady: (body: { readonly performerId: PerformerId }) => Answer<undefined>;
  /** Her picture is on the air. @spec §7 POST performer/performer_accounts/{id}/broadcast/video */
  readonly broadcastVideo: (id: PerformerId) => Answer<undefined>;
  readonly startOneOnOne: (body: { readonly performerId: PerformerId }) => Answer<OneOnOne>;
  readonly acceptRequest: (body: { readonly clientId: ClientId }) => Answer<undefined>;
  readonly timeout: (body: Pair) => Answer<undefined>;
  readonly end: (body: Pair & { readonly blocked: boolean }) => Answer<undefined>;
  /**
   * Whether this customer still asks for her or is still with her.
   *
   * @returns `undefined` when the platform does not tell
   * @spec §7 GET performer/performer_accounts/{performerId}/{type}/{customerId} — the field of its answer is ours
   */
  readonly isGoingOn: (pair: Pair) => Answer<boolean | undefined>;
  readonly report: (moment: SessionMoment) => Answer<undefined>;
  /** Tracking; names start `pf_camback_`. @spec §7 session/kpi/{name} */
  readonly kpi: (
    name: `pf_camback_${string}`,
    body?: Readonly<Record<string, string | number | boolean>>,
  ) => Answer<undefined>;
}
