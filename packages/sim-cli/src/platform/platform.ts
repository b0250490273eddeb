import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import type { FastifyInstance } from 'fastify';
import { createPerformers } from './account/performers.ts';
import { registerAdmin } from './admin/register-admin.ts';
import { createFlags } from './moderation/flags.ts';
import { createBlocks } from './blocks/blocks.ts';
import { registerCalls } from './calls/register-calls.ts';
import { createMessages } from './chat/messages.ts';
import { createClientBook } from './clients/client-book.ts';
import { resumeStamp } from './clock/kept-stamp.ts';
import { createPlatformClock } from './clock/platform-clock.ts';
import { MANNERS } from './crowd/crowd.constants.ts';
import { startCrowd } from './crowd/crowd.ts';
import { createCustomerDesk } from './customers/customer-desk.ts';
import { createCustomers } from './customers/customers.ts';
import { createPhonePapers } from './profile/phone-papers.ts';
import { registerRecordings } from './profile/register-recordings.ts';
import { registerPapers } from './earnings/register-papers.ts';
import { createFaultDesk } from './faults/fault-desk.ts';
import { createFaults } from './faults/faults.ts';
import { createSessionBook } from './history/session-book.ts';
import { createHttpServer } from './http-server.ts';
import { LISTEN_BACKLOG } from './listen-backlog.ts';
import { createForumBook } from './forum/forum-book.ts';
import { createInboxDesk } from './inbox/inbox-desk.ts';
import { createInboxMessages } from './inbox/inbox-messages.ts';
import { createJournal } from './journal.ts';
import { createLoginCodes } from './login/login-codes.ts';
import { createCheckPassword } from './login/check-password.ts';
import { createLoginTries } from './login/login-tries.ts';
import { createLogins } from './login/logins.ts';
import { createCustomerCameras } from './media/cameras/customer-cameras.ts';
import { mountMedia, type MountedMedia } from './media/mount-media.ts';
import { createRanks } from './earnings/ranks.ts';
import { openGallery } from './gallery/gallery.ts';
import { registerGallery } from './gallery/register-gallery.ts';
import { registerPanel } from './panel/register-panel.ts';
import { registerPages } from './pages/register-pages.ts';
import type { PlatformOptions } from './platform-options.ts';
import type { PlatformParts } from './platform-parts.ts';
import { createFiles } from './registration/files.ts';
import { createRegistrations } from './registration/registrations.ts';
import { createPaperModeration } from './profile/paper-moderation.ts';
import { createPapers } from './profile/papers.ts';
import { createBell } from './realtime/bell.ts';
import { createDroppedEvents } from './realtime/dropped-events.ts';
import { troubledBell } from './realtime/troubled-bell.ts';
import { createRealtimeServer, runRealtime, type RealtimeServer } from './realtime/realtime-server.ts';
import { keepSweeping, startWithoutSockets } from './realtime/sweep.ts';
import { createOrigins, secureHostsOf } from './security/origins.ts';
import { createSecret } from './security/secret.ts';
import { createViolations } from './security/violations.ts';
import { createPerformerDesk } from './session/performer-desk.ts';
import { createPayRates } from './session/pay-rates.ts';
import { createRequests } from './session/requests.ts';
import { createTips } from './session/tips.ts';
import { createStreams } from './session/streams.ts';
import { platformKey } from './store/platform-key.ts';
import { createSequence } from './store/sequence.ts';
import { createTcpLine, type TcpLine } from './tcp/tcp-line.ts';
import { openToyHub } from './toys/open-toy-hub.ts';
import type { ToyHub } from './toys/toy-hub.sim.ts';
import { createToyTroubles } from './toys/toy-troubles.ts';
import { namesOf, tracedBell, tracedDesk } from './traffic/traced.ts';
import { createTraffic } from './traffic/traffic.ts';
import { openWorld, type World } from './world/open-world.ts';

/** A running platform. */
export interface Platform {
  readonly url: string;
  /** The admin API past the line that may be broken. */
  readonly adminUrl: string;
  readonly port: number;
  /** Opens the admin API. */
  readonly token: string;
  readonly parts: PlatformParts;
  readonly stop: () => Promise<void>;
}

/** Nobody else on the network has any business here. */
const LOOPBACK = '127.0.0.1';

const buildParts = async (
  options: PlatformOptions,
  { store, memory, seed }: World,
  journal: PlatformParts['journal'],
  clock: PlatformParts['clock'],
  io: RealtimeServer,
  toyHub: ToyHub,
  media: MountedMedia,
  line: TcpLine,
): Promise<PlatformParts> => {
  const key = await platformKey(store);
  const sequence = createSequence(clock);
  const performers = createPerformers(store, memory.remember);
  const papers = createPapers(store, clock);
  const phonePapers = createPhonePapers({ papers, performers });
  const customers = createCustomers(store, clock);
  const sessionBook = createSessionBook({ store, clock, seed });
  const ranks = createRanks({ store, clock, sessionBook });
  const payRates = createPayRates(papers);
  const requests = createRequests(store, clock, sessionBook, payRates);
  const tips = createTips({ store, clock, sequence, performers });
  const messages = createMessages(store, clock, sequence);
  const faults = createFaults(store, memory.remember, clock);
  const traffic = createTraffic(clock.now);
  const nameOf = namesOf(customers);
  const tries = createLoginTries(store, clock);
  const bell = tracedBell(
    troubledBell(createBell(io, { store, clock, sequence, faults }), { faults, clock }),
    traffic,
    nameOf,
  );
  const cameras = createCustomerCameras(media);
  const streams = createStreams(store, key, secureHostsOf(options.allowedOrigins));
  const inboxMessages = createInboxMessages(store, clock, sequence);
  const blocks = createBlocks(store, clock);
  const people = { performers, customers, requests, messages, blocks, inboxMessages };
  const shared = { store, journal, ...people, bell, cameras, streams, payRates, tips };
  return {
    ...shared,
    memory,
    clock,
    papers,
    flags: createFlags(store, clock),
    phonePapers,
    paperModeration: createPaperModeration({ papers, performers, phonePapers, clock, journal }),
    registrations: createRegistrations(store, clock),
    files: createFiles(store, clock),
    logins: createLogins(store, clock, key, memory.remember),
    codes: createLoginCodes({ store, clock, key, tries }),
    tries,
    checkPassword: createCheckPassword(),
    droppedEvents: createDroppedEvents(),
    faults,
    violations: createViolations(store, clock),
    line,
    toyHub,
    toyTroubles: createToyTroubles({ hub: toyHub, clock, toyAppUrl: options.toyAppUrl }),
    media,
    sessionBook,
    sequence,
    contentFolder: options.contentFolder,
    forumBook: createForumBook(store, clock, sequence),
    theme: options.theme,
    clientBook: createClientBook(store, clock, sessionBook),
    inboxDesk: createInboxDesk(shared),
    ranks,
    gallery: openGallery({ store, clock, sequence, journal, ranks, dataFolder: options.dataFolder }),
    traffic,
    customerDesk: tracedDesk(createCustomerDesk(shared), { traffic, requests, nameOf }),
    performerDesk: createPerformerDesk({ ...shared, clock }),
  };
};

/** @returns the port that was opened. @throws when it is in use */
const listen = async (app: FastifyInstance, port: number): Promise<number> => {
  const address = await app.listen({ host: LOOPBACK, port, backlog: LISTEN_BACKLOG });
  return Number(new URL(address).port);
};

/** Builds the platform, fills its world and opens its port. @throws when the port is in use */
export const startPlatform = async (options: PlatformOptions): Promise<Platform> => {
  let port = options.port;
  const clock = createPlatformClock(options.clockRate);
  const journal = createJournal(clock);
  let inner = port;
  const origins = createOrigins(
    () => port,
    options.allowedOrigins,
    () => inner,
  );
  const line = createTcpLine(Math.random);
  const token = createSecret();
  const world = await openWorld(options, clock);
  await resumeStamp(world.store, clock);

  const app = createHttpServer(origins, journal);
  const io = createRealtimeServer(app.server, origins);
  const cloudRefuses = (): boolean => parts.toyTroubles.cloudRefuses();
  const toyHub = openToyHub(app, { origins, clock, log: journal, cloudRefuses });
  const media = mountMedia(app, origins, {
    codec: options.codec,
    log: journal,
    mayUse: (use) => parts.streams.mayUse(use),
  });
  const parts = await buildParts(options, world, journal, clock, io, toyHub, media, line);
  const faultDesk = createFaultDesk(parts);
  await app.register(async (scope) => {
    registerCalls(scope, parts);
    registerPapers(scope, parts);
    registerRecordings(scope, parts);
    registerAdmin(scope, parts, faultDesk, token);
    registerGallery(scope, parts);
    registerPanel(scope);
    registerPages(scope, options, parts.violations);
  });
  runRealtime(io, parts);
  try {
    inner = await listen(app, options.hasProxy ? 0 : options.port);
    port = options.hasProxy ? await line.open(options.port, inner) : inner;
  } catch (error) {
    await app.close();
    clock.dispose();
    await world.close();
    await parts.gallery.folder.dispose();
    throw error;
  }
  await startWithoutSockets(parts);
  keepSweeping(parts, faultDesk);
  parts.gallery.start();
  const url = `http://${LOOPBACK}:${port}`;
  const adminUrl = `http://${LOOPBACK}:${inner}`;
  const { crowd } = options;
  const stopCrowd =
    crowd === 'none'
      ? undefined
      : startCrowd(parts, { url: adminUrl, token }, MANNERS[crowd], createSeededRandom(world.seed));
  const stop = async (): Promise<void> => {
    stopCrowd?.();
    clock.dispose();
    await line.close();
    // Closes the HTTP server too; fastify then has only its own hooks left to run.
    // Together: each waits for the connections of both.
    await Promise.all([media.close(), toyHub.close(), io.close()]);
    await app.close();
    await world.close();
    await parts.gallery.folder.dispose();
  };
  return { url, adminUrl, port, token, parts, stop };
};
