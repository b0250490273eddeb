import type { FastifyInstance } from 'fastify';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import { createTraceLog } from '../trace/trace-log.ts';
import { registerGallery } from './account/gallery/register-gallery.ts';
import { createCheckPassword, SCRYPT } from './account/login/check-password.ts';
import { registerRecordings } from './account/profile/register-recordings.ts';
import { registerCalls } from './base/calls/register-calls.ts';
import { keepDoing } from './base/environment/due-work.ts';
import { createEventLog } from './base/environment/event-log.ts';
import { createPlatformClock, type PlatformClock } from './base/environment/platform-clock.ts';
import type { PlatformOptions } from './base/environment/platform-options.ts';
import { runEnds } from './base/environment/run-ends.ts';
import { createMetrics } from './base/operation/metrics.ts';
import { registerOperation } from './base/operation/register-operation.ts';
import { createAddressOf } from './base/security/caller-address.ts';
import { SYSTEM_IDS } from './base/security/ids.ts';
import { createOriginOf, createOrigins } from './base/security/origins.ts';
import { countConnections, createSocketPlaces } from './base/security/socket-places.ts';
import { keepStamp } from './base/store/kept-stamp.ts';
import { isEncrypted, platformKey } from './base/store/platform-key.ts';
import { createFaultProxy } from './base/tcp/fault-proxy.ts';
import { LISTEN_BACKLOG, LOOPBACK } from './base/tcp/loopback.ts';
import { openWorld } from './base/world/open-world.ts';
import { registerAccountData } from './beyond/account-data/register-account-data.ts';
import { openAccountKey } from './beyond/account-security/account-key.ts';
import { createWebPushService } from './beyond/push/web-push-service.ts';
import { composePlatform, type PlatformParts } from './compose-platform.ts';
import { createCustomerCameras } from './devices/media/cameras/customer-cameras.ts';
import { mountMedia } from './devices/media/mount-media.ts';
import { openToyHub } from './devices/toys/open-toy-hub.ts';
import { createToyFaults } from './devices/toys/toy-faults.ts';
import { registerAdmin } from './serving/admin/register-admin.ts';
import { CROWD_BEHAVIOUR } from './serving/crowd/crowd.constants.ts';
import { startCrowd } from './serving/crowd/crowd.ts';
import { createHttpServer } from './serving/http-server.ts';
import { openNode } from './serving/nodes/platform-node.ts';
import { registerPages } from './serving/pages/register-pages.ts';
import { registerPanel } from './serving/panel/register-panel.ts';
import { createRealtimeServer, runRealtime } from './serving/realtime/realtime-server.ts';
import { SWEEP_PERIOD } from './serving/realtime/realtime.constants.ts';
import { keepSweeping, startWithoutSockets } from './sweep.ts';
import { registerPaymentDocuments } from './work/earnings/register-payment-documents.ts';

export interface Platform {
  readonly url: string;
  /** Address of the admin API, without the proxy whose link may be broken. */
  readonly adminUrl: string;
  readonly port: number;
  /** Opens the admin API. */
  readonly token: string;
  readonly parts: PlatformParts;
  /** Tells load balancers to send nobody any more, and waits for the requests that are being answered, at most 10 s. */
  readonly drain: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Opens the port for this machine alone. @returns the port that was opened. @throws when it is in use */
const listen = async (app: FastifyInstance, port: number): Promise<number> => {
  const address = await app.listen({ host: LOOPBACK, port, backlog: LISTEN_BACKLOG });
  return Number(new URL(address).port);
};

interface Start {
  readonly options: PlatformOptions;
  readonly hashing: typeof SCRYPT;
  readonly clock: PlatformClock;
  /** Ends of all that is open by now, also where the start fails in the middle; what was opened last ends first. */
  readonly ends: (() => Promise<unknown> | void)[];
}

const openPlatform = async ({ options, hashing, clock, ends }: Start): Promise<Omit<Platform, 'stop'>> => {
  let port = options.port;
  const eventLog = createEventLog(clock);
  let inner = port;
  const origins = createOrigins(
    () => port,
    options.allowedOrigins,
    () => inner,
  );
  const line = createFaultProxy(Math.random);
  const addressOf = createAddressOf(options.trustedProxies, line);
  const world = await openWorld(options, clock);
  ends.push(world.close);
  const accountKey = openAccountKey(options, await isEncrypted(world.store));
  const key = await platformKey(world.store, accountKey);
  const node = await openNode({ ...world, accountKey }, clock, eventLog);
  ends.push(node.leave);
  const { token } = node;

  const app = createHttpServer(origins, eventLog, options.onAnswer);
  const io = createRealtimeServer(app.server, origins);
  const places = createSocketPlaces(addressOf);
  countConnections(io, places);
  const { nodes, sockets, connections } = node.openSockets(io);
  const cloudRefuses = (): boolean => toyFaults.cloudRefuses();
  const toyHub = openToyHub(app, {
    origins,
    originOf: createOriginOf(options.allowedOrigins),
    clock,
    log: eventLog,
    cloudRefuses,
    places,
  });
  const toyFaults = createToyFaults({ hub: toyHub, clock, toyAppUrl: options.toyAppUrl });
  const media = mountMedia(app, origins, {
    codec: options.codec,
    log: eventLog,
    places,
    mayUse: (use) => parts.streams.mayUse(use),
  });
  ends.push(
    () => app.close(),
    // Closes the HTTP server too; fastify then has only its own hooks left to run.
    // Together: each waits for the connections of both.
    () => Promise.all([media.close(), toyHub.close(), io.close()]),
  );
  const parts = composePlatform({
    world,
    key,
    accountKey,
    clock,
    ids: SYSTEM_IDS,
    eventLog,
    traceLog: createTraceLog(clock.now),
    sockets,
    nodes,
    pushService: createWebPushService({ store: world.store, accountKey, more: options.pushServices }),
    line,
    media,
    cameras: createCustomerCameras(media),
    toyFaults,
    checkPassword: createCheckPassword(hashing.isPassword),
    hashPassword: hashing.hash,
    // Half a megabyte of rules that two calls need.
    fetchPhoneNumbers: () => import('@greenroom/core/personal-data/phone-number'),
    // The list is 0.4 MB: it is read when the first password is changed.
    fetchPasswords: async () => (await import('@zxcvbn-ts/language-common')).dictionary['passwords-common'],
    options,
  });
  ends.unshift(() => parts.gallery.folder.dispose());
  const isStoreThere = async (): Promise<boolean> => {
    const asked = world.store.selectFrom('performers').select('id').limit(1).execute();
    return asked.then(
      () => true,
      () => false,
    );
  };
  const metrics = createMetrics({ sockets: () => io.engine.clientsCount, isStoreThere });
  metrics.measureAnswers(app);
  const operation = registerOperation(app, { metrics, isStoreThere, token });
  await app.register(async (scope) => {
    registerCalls(scope, { ...parts, addressOf, countryHeader: options.countryHeader });
    registerPaymentDocuments(scope, parts);
    registerAccountData(scope, parts);
    registerRecordings(scope, parts);
    registerAdmin(scope, parts, toyHub, token);
    registerGallery(scope, parts);
    registerPanel(scope);
    registerPages(scope, options, parts.violations);
  });
  runRealtime(io, parts, connections);
  if (node.downFor !== undefined) await startWithoutSockets(parts, node.downFor);
  ends.push(line.close);
  inner = await listen(app, options.hasProxy ? 0 : options.port);
  port = options.hasProxy ? await line.open(options.port, inner) : inner;
  await node.start(parts.publisher);
  keepSweeping(parts, metrics.onRound);
  const { onRound } = metrics;
  keepDoing({ ...parts, onRound }, SWEEP_PERIOD, () => keepStamp(world.store, clock), 'Stamp not kept');
  parts.gallery.start();
  const url = `http://${LOOPBACK}:${port}`;
  const adminUrl = `http://${LOOPBACK}:${inner}`;
  const { crowd } = options;
  if (crowd !== 'none')
    ends.push(startCrowd(parts, { url: adminUrl, token }, CROWD_BEHAVIOUR[crowd], createSeededRandom(world.seed)));
  operation.started();
  return { url, adminUrl, port, token, parts, drain: operation.drain };
};

/**
 * Builds the platform, fills its world and opens its port.
 *
 * @param hashing of passwords; dear on purpose, so a test in which they are not the subject brings a cheap one
 * @throws when the port is in use, or StoreRefusal for data that must not be used with this account key
 */
export const startPlatform = async (options: PlatformOptions, hashing = SCRYPT): Promise<Platform> => {
  const clock = createPlatformClock(options.clockRate);
  const ends: Start['ends'] = [];
  const stop = (): Promise<void> => {
    clock.dispose();
    return runEnds(ends.toReversed());
  };
  try {
    return { ...(await openPlatform({ options, hashing, clock, ends })), stop };
  } catch (error) {
    await Promise.allSettled([stop()]);
    throw error;
  }
};
