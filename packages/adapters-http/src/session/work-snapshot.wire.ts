import * as z from 'zod/mini';
import { SESSION_TYPES, clientLanguage, MISSED_WHYS } from '@greenroom/core/session/client-data';
import type { ClientData, SessionType } from '@greenroom/core/session/client-data';
import type { WorkSnapshot } from '@greenroom/core/session/session-api.port';
import { sessionEndReasonOrDefault } from '@greenroom/core/session/session-signal';
import type { OneOnOne } from '@greenroom/core/session/stream';
import { clientIdWire, flagWire, idWire, mapped, maybe, orElse, secondsWire, whole } from '../http/fields.wire.ts';

/**
 * Streams of a session, each with name, key and server: the performer's video is published, the customer's is played.
 * @spec §7 Sessions — response id, publishStream, publishToken, publishWowza, playStream, playToken, playWowza
 */
const grantFields = {
  id: idWire,
  publishStream: z.string(),
  publishToken: z.string(),
  publishWowza: z.string(),
  playStream: z.string(),
  playToken: z.string(),
  playWowza: z.string(),
};

const grantWire = z.object(grantFields);

const wireToGrant = (wire: z.output<typeof grantWire>): OneOnOne => ({
  id: wire.id,
  publish: { name: wire.publishStream, token: wire.publishToken, server: wire.publishWowza },
  play: { name: wire.playStream, token: wire.playToken, server: wire.playWowza },
});

export const oneOnOneWire = mapped(grantWire, wireToGrant);

export const clientFields = {
  clientId: clientIdWire,
  name: z.string(),
  sessionType: z.string(),
  type: orElse(z.string(), ''),
  language: z.nullish(z.string()),
  requestId: z.nullish(idWire),
};

type WireClient = z.output<z.ZodMiniObject<typeof clientFields>>;

const knownType = ({ sessionType }: WireClient): SessionType | undefined =>
  SESSION_TYPES.find((known) => known === sessionType);

/** The customer of a session, which counts as the usual kind where this product does not know its own: it goes on all the same. */
const client = (wire: WireClient): ClientData => ({
  id: wire.clientId,
  name: wire.name,
  sessionType: knownType(wire) ?? 'VIDEO',
  type: wire.type,
  language: clientLanguage(wire.language),
  requestId: wire.requestId ?? undefined,
});

const sessionWire = mapped(
  whole({
    ...clientFields,
    ...grantFields,
    camera: orElse(flagWire, false),
    startTimer: maybe(secondsWire),
    startTimerDevice: maybe(secondsWire),
  }),
  (wire) => ({
    client: client(wire),
    streams: wireToGrant(wire),
    camera: wire.camera,
    sinceStartTimer: wire.startTimer,
    sinceDeviceTimer: wire.startTimerDevice,
  }),
);

/** The customer with what else is known; `undefined` for a session type that this product does not know, and could not begin. */
export const withKnownClient = <More>(wire: WireClient, more: More) =>
  knownType(wire) === undefined ? undefined : { client: client(wire), ...more };

/** One row of a kind that this product does not know must not hide the running session: it is left out. */
export const knownOf = <Row>(rows: readonly (Row | undefined)[]): readonly Row[] => rows.flatMap((row) => row ?? []);

const requestWire = mapped(z.object({ ...clientFields, waiting: secondsWire }), (wire) =>
  withKnownClient(wire, { waiting: wire.waiting }),
);

const endedWire = mapped(
  z.object({ ...clientFields, reason: z.string(), duration: secondsWire, endedAt: secondsWire }),
  ({ reason, duration, endedAt, ...wire }) => ({
    client: client(wire),
    reason: sessionEndReasonOrDefault(reason),
    duration,
    at: endedAt,
  }),
);

const missedWire = mapped(
  z.object({ ...clientFields, askedAt: secondsWire, why: z.string() }),
  ({ askedAt, why: wireWhy, ...wire }) => {
    const why = MISSED_WHYS.find((known) => known === wireWhy);
    return why === undefined ? undefined : withKnownClient(wire, { at: askedAt, why });
  },
);

/**
 * Running requests and sessions of a performer; `startTimer` and `startTimerDevice` are the seconds since that timer started.
 * @spec §7 Sessions
 */
export const workSnapshotWire = mapped(
  whole({
    ready: flagWire,
    readyElsewhere: orElse(flagWire, false),
    wasReady: orElse(flagWire, false),
    session: maybe(sessionWire),
    requests: z.array(requestWire),
    ended: maybe(endedWire),
    missed: orElse(z.array(missedWire), []),
  }),
  (wire): WorkSnapshot => ({
    ...wire,
    requests: knownOf(wire.requests),
    missed: knownOf(wire.missed),
  }),
);
